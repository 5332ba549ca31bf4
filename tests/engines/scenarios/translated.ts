/** Pages in a browser that translates them, which replaces every text node. */
import { expect } from 'vitest';
import { translatePage, useTranslatedPage } from '../../translate.js';
import { role } from '../page.js';
import { scenario, type Visit } from '../scenario.js';

const readHeadings = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3)')].map((heading) =>
    (heading.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );

/** React reports an error when it replaces HTML that differs from its own render. */
const isExpected = (error: string) => /Minified React error #(?:418|423|425)/.test(error);

async function useTranslated({ page, site }: Visit, path: string) {
  await page.open(path);
  const headings = await page.evaluate(readHeadings);
  expect(headings.length).toBeGreaterThan(0);
  await page.evaluate(translatePage);
  await page.moveTo(300, 400);
  await page.until('hydration', () => document.querySelector('#app[data-hydrated]') !== null, Boolean);
  await page.scrollToTop(100_000);
  await page.until('the islands', () => document.querySelector('[data-island="dehydrated"]') === null, Boolean);
  expect(await page.evaluate(readHeadings)).toEqual(headings);
  await page.evaluate(translatePage);
  // Functions cannot be passed to a page as JSON, so one is inlined into the other's call.
  await page.evaluate(
    new Function(`return (${String(useTranslatedPage)})(${String(translatePage)})`) as () => Promise<number>,
  );
  await site.settled();
  await page.scrollToTop(0);
  await page.click(role('link', 'Blog', { within: role('banner') }));
  // The address changes before the page does, and Back would cancel a pending page.
  await page.sees(role('heading', 'Notes from the workshop', { level: 1, heard: true }));
  await page.waitForPath('/blog');
  await page.evaluate(translatePage);
  await page.back();
  await page.waitForPath(path);
  await page.until('the headings', readHeadings, (found) => JSON.stringify(found) === JSON.stringify(headings));
  expect(page.errors().filter((error) => !isExpected(error))).toEqual([]);
}

export const translatedScenarios = ['/', '/inquiries', '/faq'].map((path) =>
  scenario(
    `My browser translates ${path}: I use the page, go to another one and come back, and nothing is lost`,
    (visit) => useTranslated(visit, path),
    // Presses every control on the page.
    { short: path === '/inquiries', limitMs: 60_000 },
  ),
);
