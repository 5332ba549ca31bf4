/** Links to a fragment within a page. */
import { agency } from 'agency-content';
import { faqCategories } from 'agency-content/faq';
import { contactSection } from 'agency-content/home';
import { hero as inquiries } from 'agency-content/inquiries';
import { bookingAdvice } from 'agency-content/services/events';
import { contactBand } from 'agency-content/services/printing';
import { expect } from 'vitest';
import { eventually, type Page, role } from '../page.js';
import { kindsOfPages } from '../paths.js';
import { phone, scenario } from '../scenario.js';
import type { TestSite } from '../site.js';

type Place = ReturnType<typeof role>;

/** How long the target must stay still, in ms. By then late fonts and scripts have loaded. */
const stableMs = 2_000;

/** Waits longer than the slowest frame of a smooth scroll. */
const waitForScrollFrame = () => new Promise((done) => setTimeout(done, 150));

/** The vertical positions of an element and the header in the viewport, in px. */
async function placeOf(page: Page, target: Place) {
  const { top } = (await page.read(target)).box;
  const header = (await page.read(role('banner', undefined, { nth: 0 }))).box;
  return { top, header: Math.max(0, header.top + header.height), middle: await page.evaluate(() => innerHeight / 2) };
}

/** Waits until the target is below the header, above the middle of the viewport, and no longer moves. */
async function arrivesAt(page: Page, target: Place) {
  await eventually('the place', async () => {
    const { top, header, middle } = await placeOf(page, target);
    expect(top, `below the header, which ends at ${header} px`).toBeGreaterThanOrEqual(header);
    expect(top, `above the middle of the screen at ${middle} px`).toBeLessThanOrEqual(middle);
    // Chromium scrolls smoothly to a fragment. Any movement after the scroll ends is the page's fault.
    await waitForScrollFrame();
    expect((await placeOf(page, target)).top, 'still moving').toBeCloseTo(top, 0);
  });
  await staysPut(page, target);
}

/** Checks that the target stays still while the pointer moves, as a visitor's would. */
async function staysPut(page: Page, target: Place) {
  const start = Date.now();
  const places: string[] = [];
  const { top } = await placeOf(page, target);
  let last = top;
  for (let step = 0; Date.now() < start + stableMs; step += 1) {
    await page.moveTo(200 + (step % 20), 400);
    const now = (await placeOf(page, target)).top;
    if (Math.abs(now - last) > 2) places.push(`${Math.round(now - last)} px after ${Date.now() - start} ms`);
    last = now;
  }
  expect(places, 'movements of the target').toEqual([]);
}

const places: readonly [path: string, target: Place][] = [
  ['/#contact', role('heading', contactSection.heading)],
  ['/services/printing#quote', role('heading', contactBand.heading)],
  ['/faq#faq-booking-ahead', role('button', faqCategories[0]!.entries[1]!.question)],
  [`/faq#faq-${faqCategories[3]!.entries[2]!.id}`, role('button', faqCategories[3]!.entries[2]!.question)],
];

/** Waits until the page is complete: its headings, its navigation and its content. */
async function expectComplete(page: Page, site: TestSite, path: string, before: readonly string[]) {
  await page.moveTo(300, 500);
  await page.press('PageDown');
  await page.moveTo(320, 520);
  await site.settled();
  await page.scrollToTop(0);
  await page.sees(role('heading', undefined, { level: 1, heard: true }));
  expect(await page.textsHeld(role('heading')), path).toEqual(expect.arrayContaining([...before]));
  expect(page.errors()).toEqual([]);
}

export const placeScenarios = [
  ...places.flatMap(([path, target]) => [
    scenario(
      `I open ${path} on a desktop: the target is near the top of the screen and stays there`,
      async ({ page }) => {
        await page.open(path);
        await arrivesAt(page, target);
      },
      { short: path === '/#contact' },
    ),
    scenario(
      `I open ${path} on a phone: the target is near the top of the screen and stays there`,
      async ({ page }) => {
        await page.open(path);
        await arrivesAt(page, target);
      },
      { options: phone },
    ),
  ]),
  scenario(
    'I follow a link to a question on another page: the question is open, near the top of the screen',
    async ({ page, site }) => {
      await page.open('/services/events');
      await page.moveTo(300, 500);
      await site.settled();
      await page.click(role('link', bookingAdvice.link.name));
      const question = role('button', faqCategories[0]!.entries[1]!.question);
      await page.expects(
        question,
        ({ attributes }) => attributes['aria-expanded'] === 'true',
        'expected it to be open',
      );
      await arrivesAt(page, question);
    },
  ),
  ...[false, true].map((onPhone) =>
    scenario(
      `I jump down to a service page’s form ${onPhone ? 'on a phone' : 'on a desktop'}, and the page stays put`,
      async ({ page }) => {
        await page.open('/services/printing');
        const heading = role('heading', contactBand.heading);
        await page.scrollTo(heading);
        await staysPut(page, heading);
      },
      { options: onPhone ? phone : {} },
    ),
  ),
  ...['/inquiries', ...kindsOfPages.filter((path) => path !== '/inquiries')].map((path) =>
    scenario(
      `I open ${path}#50%, an address with a malformed escape: the page is complete`,
      async (visit) => {
        const { page } = visit;
        await page.open(path);
        const before = await page.textsHeld(role('heading'));
        const { page: fresh, site } = await visit.another();
        await fresh.open(`${path}#50%`);
        await expectComplete(fresh, site, path, before);
        if (path === '/inquiries') {
          await fresh.sees(role('heading', inquiries.title, { level: 1 }));
          await fresh.sees(role('textbox', 'Full Name'));
          await fresh.sees(role('link', agency.phone, { nth: 0 }));
        }
      },
      { short: path === '/inquiries' },
    ),
  ),
];
