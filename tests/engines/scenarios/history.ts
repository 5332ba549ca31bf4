/** Back and forward navigation. */
import { pageTitles } from 'agency-content/titles';
import { expect } from 'vitest';
import { type Page, role } from '../page.js';
import { phone, scenario, type Visit } from '../scenario.js';

const hasTitle = (page: Page, path: keyof typeof pageTitles) =>
  page.until(
    'the title',
    () => document.title,
    (title) => title === pageTitles[path],
  );

const isNear = (page: Page, top: number) =>
  page.until(
    'the place of before',
    () => scrollY,
    (place) => Math.abs(place - top) < 200,
  );

async function goesAndReturns({ page, site }: Visit, follow: (page: Page) => Promise<void>) {
  await page.open('/');
  await page.moveTo(300, 600);
  await site.settled();
  await page.scrollToTop(1500);
  await page.until(
    'the scrolled page',
    () => scrollY,
    (top) => top > 1400,
  );
  await site.settled();
  const top = await page.evaluate(() => scrollY);
  await follow(page);
  await hasTitle(page, '/faq');
  await page.until(
    'the top of the next page',
    () => scrollY,
    (place) => place < 10,
  );
  await page.back();
  await hasTitle(page, '/');
  await isNear(page, top);
  await page.sees(role('banner', undefined, { nth: 0 }));
  await page.forward();
  await hasTitle(page, '/faq');
  await page.sees(role('heading', undefined, { level: 1, heard: true }));
  expect(page.errors()).toEqual([]);
}

export const historyScenarios = [
  scenario(
    'I go on to another page, back to where I was, and forward again',
    (visit) => goesAndReturns(visit, (page) => page.click(role('link', 'FAQ', { within: role('banner') }))),
    { short: true },
  ),
  scenario(
    'I do the same on a phone',
    (visit) =>
      goesAndReturns(visit, async (page) => {
        await page.tap(role('button', 'Open menu'));
        await page.tap(role('link', 'FAQ', { within: role('dialog', 'Menu') }));
      }),
    { options: phone },
  ),
  scenario(
    'I return to a page that I left for another site, and reload it: I am where I was',
    async ({ page, site }) => {
      await page.open('/services/printing');
      await page.moveTo(300, 600);
      await site.settled();
      await page.scrollToTop(1800);
      await page.until(
        'the scrolled page',
        () => scrollY,
        (top) => top > 1700,
      );
      await site.settled();
      const top = await page.evaluate(() => scrollY);
      await page.open('/robots.txt');
      await page.back();
      await hasTitle(page, '/services/printing');
      await isNear(page, top);
      await page.reload();
      await isNear(page, top);
    },
  ),
];
