/** The film on /case-studies. None of it loads before it is played, and it plays from the site's own files. */
import { film } from 'agency-content/case-studies';
import { expect, it } from 'vitest';
import { openBrowser, siteUrl } from './browser.js';
import { htmlOf } from './paths.js';

const visit = openBrowser();

it('loads the film in parts and with captions, and only when it is played', {
  tags: ['wcag:1.2.1', 'wcag:2.2.2'],
}, async () => {
  const loaded: { path: string; status: number }[] = [];
  const { page, errors } = await visit('/case-studies', {
    prepare: async (page) =>
      page.on('response', (response) => {
        const { origin, pathname } = new URL(response.url());
        if (/\/(?:films|captions)\//.test(pathname))
          loaded.push({
            path: origin === new URL(siteUrl).origin ? pathname : response.url(),
            status: response.status(),
          });
      }),
  });
  await page.waitForLoadState('load');
  const films = () => loaded.map(({ path }) => path).filter((path) => !path.endsWith('.vtt'));
  expect(loaded, 'before the visitor scrolls').toEqual([]);

  const figure = page.getByRole('figure', { name: film.video.title });
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(films).toEqual([expect.stringMatching(/\.avif$/)]);
  const video = figure.locator('video');
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);

  // The browser player's button is not part of the page, but its keyboard shortcut works.
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(loaded.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/films\/.+\.webm$/),
      expect.stringMatching(/^\/captions\/.+\.vtt$/),
    ]),
  );
  const part = loaded.find(({ path }) => path.endsWith('.webm'));
  expect(part?.status).toBe(206);
  const state = await video.evaluate(({ duration, textTracks }: HTMLVideoElement) => ({
    duration,
    captions: [...textTracks].map(({ kind, mode }) => [kind, mode]),
  }));
  expect(state).toEqual({ duration: expect.closeTo(27, 0), captions: [['captions', 'showing']] });

  await figure.getByText('Transcript').click();
  await expect.poll(() => figure.getByText(film.transcript[0] as string).isVisible()).toBe(true);
  expect(errors).toEqual([]);
});

it('includes the film’s player and transcript in the HTML for visitors without JavaScript', async () => {
  const html = await htmlOf('/case-studies');
  expect(html).toMatch(/<video controls=""[^>]*preload="none"/);
  expect(html).not.toContain('autoplay');
  for (const { src } of film.video.sources) expect(html).toContain(`src="${src}"`);
  expect(html).toContain(film.transcript[2]?.slice(0, 40));
});
