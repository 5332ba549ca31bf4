/** The film on the case studies page. */
import { film } from 'agency-content/case-studies';
import { expect } from 'vitest';
import { role, text } from '../page.js';
import { scenario, type Visit } from '../scenario.js';

const figure = role('figure', film.video.title);
const transcript = text(film.transcript[0]!);

/** The film's requested files, excluding its poster. */
const filesOf = ({ site }: Visit) =>
  site.requests.filter((path) => /^\/(?:films|captions)\//.test(path) && !/\.(?:avif|jpg)$/.test(path));

/** Opens the page and scrolls to the film. */
async function openFilm({ page, site }: Visit) {
  await page.open('/case-studies');
  await page.scrollTo(figure);
  await site.settled();
}

/** Starts the film with a key, because the browser player's button is not part of the page. */
async function play({ page, engine }: Visit) {
  await page.evaluate(() => document.querySelector('video')?.focus());
  await page.press('Space');
  // WebKitGTK's player has no keyboard control.
  if (engine === 'WebKit') await page.evaluate(() => void document.querySelector('video')?.play());
  await page.until(
    'the film plays',
    () => document.querySelector('video')?.currentTime ?? 0,
    (time) => time > 0,
  );
}

/** The origins from which the page has loaded anything. */
const readOrigins = () => [
  ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).origin)),
];

export const filmScenarios = [
  scenario('I play the film: none of it had loaded before, and its captions are shown', async (visit) => {
    const { page } = visit;
    await openFilm(visit);
    await page.moveTo(200, 400);
    expect(filesOf(visit)).toEqual([]);
    await play(visit);
    await page.until(
      'the captions',
      () =>
        [...(document.querySelector('video')?.textTracks ?? [])].map(({ kind, mode, cues }) => [
          kind,
          mode,
          cues?.length,
        ]),
      ([track]) => track?.[0] === 'captions' && track[1] === 'showing' && Number(track[2]) > 0,
    );
    expect(filesOf(visit)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/films\//), expect.stringMatching(/^\/captions\//)]),
    );
    expect(await page.evaluate(readOrigins)).toEqual([page.origin]);
    expect(page.errors()).toEqual([]);
  }),
  scenario('I open the film’s transcript, read it and close it', async (visit) => {
    const { page } = visit;
    await openFilm(visit);
    await page.seesNo(transcript);
    await page.click(text('Transcript', { within: figure }));
    await page.sees(transcript);
    await page.click(text('Transcript', { within: figure }));
    await page.seesNo(transcript);
    expect(filesOf(visit)).toEqual([]);
  }),
  scenario(
    'Without JavaScript, I read the film’s transcript and play the film',
    async (visit) => {
      const { page } = visit;
      await openFilm(visit);
      expect(filesOf(visit)).toEqual([]);
      await page.click(text('Transcript', { within: figure }));
      await page.sees(transcript);
      await play(visit);
    },
    { options: { javaScript: false } },
  ),
];
