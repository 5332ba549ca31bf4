/** When the files of the typefaces come, and what the words stand in until then. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { fontsShown, hydrated, openBeforeFonts, openBrowser } from './browser.js';

const visit = openBrowser();

it('sets words in local typefaces alone until the fonts are whole, and shows one that comes without the other', async () => {
  const { page } = await visit('about:blank');
  const fonts = await openBeforeFonts(page, '/faq');
  const families = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`));
  expect((await families()).filter((family) => !/Arial|Roboto|DejaVu/.test(family))).toEqual([]);
  await Promise.all(
    fonts.map((route) => (route.request().url().includes('instrument') ? route.continue() : route.abort())),
  );
  await expect.poll(families).toContain('Instrument Sans: loaded');
});

it('leaves the typefaces as they are when React brings the whole stylesheets', async () => {
  const { page } = await visit('/');
  await fontsShown(page);
  const typefaces = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
  const before = await typefaces();
  await hydrated(page);
  expect(await typefaces()).toEqual(before);
});

/** Opens a page with React alive but for `missing` code, and notes which files of rarer characters are asked for. */
async function openAlive(path: string, missing = /^$/): Promise<{ page: Page; rare: string[] }> {
  const { page } = await visit('about:blank');
  await page.route(missing, () => {});
  const rare: string[] = [];
  page.on('request', (request) => {
    const [file] = /\w+-latin-1/.exec(request.url()) ?? [];
    if (file) rare.push(file);
  });
  await page.goto(path);
  await hydrated(page);
  return { page, rare };
}

it('brings the file of rarer characters with the first one that a visitor writes', async () => {
  const { page, rare } = await openAlive('/contact');
  const email = page.getByRole('textbox', { name: /email/i }).first();
  await email.pressSequentially('wanjiru.k');
  await page.evaluate(() => document.fonts.ready);
  expect(rare).toEqual([]);
  await email.pressSequentially('_ink');
  await expect.poll(() => rare).toEqual(['instrument-latin-1']);
});

it('brings it also with one that is written before React has fetched the form', async () => {
  const { page, rare } = await openAlive('/contact', /ContactForm/);
  await page.getByRole('textbox', { name: /email/i }).first().pressSequentially('w_');
  await expect.poll(() => rare).toEqual(['instrument-latin-1']);
});

it('brings the file of rarer characters with the first one that the page says', async () => {
  const { page, rare } = await openAlive('/faq');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' – mañana'));
  await expect.poll(() => rare).toEqual(['bricolage-latin-1']);
});
