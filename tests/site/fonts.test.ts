/** Web fonts load late, and only if the text needs them. */
import { expect, it } from 'vitest';
import { openBeforeFonts, openBrowser, waitForFonts, waitForHydration } from './browser.js';

const visit = openBrowser();

const families = () =>
  [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family.replaceAll('"', '') : []));

it('swaps in all web fonts together, without waiting for one that fails to load', async () => {
  const { page } = await visit('about:blank');
  const held = await openBeforeFonts(page, '/faq');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect((await page.evaluate(families)).filter((family) => !/Arial|Roboto|DejaVu/.test(family))).toEqual([]);
  await Promise.all(
    held.map((route) => (route.request().url().includes('instrument') ? route.continue() : route.abort())),
  );
  await expect.poll(() => page.evaluate(families)).toContain('Instrument Sans');
});

it('declares fonts only once all their files have loaded, because each face would cause another relayout', async () => {
  const { page } = await visit('about:blank');
  const [first, ...others] = await openBeforeFonts(page, '/faq');
  await Promise.all(others.map((route) => route.continue()));
  await page.waitForLoadState('domcontentloaded');
  const declared = () => page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  expect(await declared()).not.toContain('Instrument Sans');
  await first?.continue();
  await expect.poll(declared).toContain('Instrument Sans');
  await waitForFonts(page);
});

it('loads the rare-character subset when the visitor types the first such character', async () => {
  const { page } = await visit('about:blank');
  const rare: string[] = [];
  page.on('request', (request) => request.url().includes('latin-1') && rare.push(request.url()));
  await page.goto('/contact');
  await waitForFonts(page);
  await waitForHydration(page);
  const email = page.getByRole('textbox', { name: /email/i }).first();
  await email.pressSequentially('wanjiru.k');
  await page.evaluate(() => document.fonts.ready);
  expect(rare).toEqual([]);
  await email.pressSequentially('_ink');
  await expect.poll(() => rare.length).toBe(1);
  expect(rare[0]).toContain('instrument');
});

it('loads web fonts without JavaScript', async () => {
  const { page } = await visit('about:blank', { javaScriptEnabled: false });
  const fetched: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fetched.push(request.url()));
  await page.goto('/faq');
  await expect.poll(() => fetched.length).toBe(3);
});

it('sets small headings in a lighter cut, because the heavy cut’s dots would close up', async () => {
  const { page } = await visit('/contact');
  await waitForFonts(page);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, weight, status }) =>
      family.replaceAll('"', '') === 'Bricolage Grotesque' && status === 'loaded' ? weight : [],
    ),
  );
  expect(loaded.sort()).toEqual(['700', '780']);
  const weightOf = (element: Element) => getComputedStyle(element).fontWeight;
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByText('Transforming brands').evaluate(weightOf)).toBe('700');
  expect(
    await page.getByRole('main').getByRole('link', { name: 'info@shangwe.example' }).first().evaluate(weightOf),
  ).toBe('700');
  expect(await page.getByRole('heading', { level: 1 }).evaluate(weightOf)).toBe('780');
});
