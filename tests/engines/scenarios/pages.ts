/** Requirements that every page must meet. */
import { expect } from 'vitest';
import type { Page } from '../page.js';
import { role } from '../page.js';
import { everyPage, kindsOfPages, missingPages } from '../paths.js';
import { phone, scenario, type Visit } from '../scenario.js';

/** The agency theme's font families: headings first, then body text. */
const families = ['Bricolage Grotesque', 'Instrument Sans'];

const readFonts = () => {
  const plain = (name: string) => name.replaceAll('"', '').trim();
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => plain(family));
  const firstOf = (element: Element | null) =>
    plain((element && getComputedStyle(element).fontFamily.split(',')[0]) ?? '');
  return { loaded, heading: firstOf(document.querySelector('h1')), text: firstOf(document.body) };
};

/** By how many px the page overflows horizontally, and which elements cause it. */
const readOverflow = () => {
  const width = document.documentElement.clientWidth;
  const beyond = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - width;
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return { beyond, by: beyond > 0 ? wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 100)) : [] };
};

const expectNoOverflow = async (page: Page, width: number) =>
  expect(await page.evaluate(readOverflow), `at ${width} px`).toEqual({ beyond: 0, by: [] });

/** Invalid HTML that browsers render anyway. */
const readInvalidMarkup = () => {
  const faults = 'span :is(h1, h2, h3, h4, h5, h6), img[sizes]:not([srcset]), source[sizes]:not([srcset*="w"])';
  return [...document.querySelectorAll(faults)].map((element) => element.outerHTML.slice(0, 120));
};

/** Browsers report 404 responses as errors, and the site logs unknown paths. */
const isExpected = (error: string, path: string) =>
  missingPages.includes(path) && (error.includes(path) || /\b404\b/.test(error));

async function readThrough({ page, site }: Visit, path: string) {
  await page.open(path);
  await page.sees(role('heading', undefined, { level: 1, heard: true }));
  expect(await page.evaluate(readInvalidMarkup)).toEqual([]);
  await page.moveTo(200, 400);
  await page.press('PageDown');
  await site.settled();
  await expectNoOverflow(page, phone.width);
  await page.resize(1440, 900);
  await expectNoOverflow(page, 1440);
  await page.until('the fonts', readFonts, ({ loaded, heading, text }) =>
    [...families, heading, text].every((family) => loaded.includes(family)),
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) await page.scrollToTop(top);
  await site.settled();
  await expectNoOverflow(page, 1440);
  expect(page.errors().filter((error) => !isExpected(error, path))).toEqual([]);
}

export const pageScenarios = [...everyPage, ...missingPages].map((path) =>
  scenario(
    `I read ${path} on a phone and on a desktop: nothing overflows, the fonts load, and there are no errors`,
    (visit) => readThrough(visit, path),
    { options: { width: phone.width, height: phone.height }, short: kindsOfPages.includes(path) },
  ),
);
