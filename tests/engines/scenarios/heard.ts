/** Unprompted screen reader announcements, and spacing around visually hidden text. */
import { expect } from 'vitest';
import { type Page, role } from '../page.js';
import { kindsOfPages } from '../paths.js';
import { scenario } from '../scenario.js';

declare global {
  interface Window {
    /** Live region announcements since `listen`. */
    said?: string[];
  }
}

const liveRegions = ':is([aria-live], [role="status"], [role="alert"], [role="log"]):not([aria-live="off"])';

/**
 * Records all later changes to live regions. Returns the initial text of regions that screen readers announce as soon
 * as they appear. A status in the initial page is announced only when it changes.
 */
const listen = (selector: string) => {
  const said: string[] = [];
  window.said = said;
  // Excludes elements that are hidden until needed.
  const textOf = (element: Element) => (element instanceof HTMLElement ? element.innerText.trim() : '');
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(selector);
      if (region && textOf(region)) said.push(textOf(region));
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return [...document.querySelectorAll(`${selector}:not([role="status"])`)].map(textOf).filter(Boolean);
};

const heard = (page: Page) => page.evaluate(() => window.said ?? []);

/** Visually hidden text that follows other text with no rendered space in between. */
const readMissingSpaces = () => {
  const joints: string[] = [];
  for (const element of document.querySelectorAll('a *, button *')) {
    const before = element.previousSibling?.textContent ?? '';
    const [first] = element.childNodes;
    const isHeard = getComputedStyle(element).clipPath.startsWith('inset(50%');
    if (!isHeard || !before.trim() || !(first instanceof Text)) continue;
    const space = document.createRange();
    space.setStart(first, 0);
    space.setEnd(first, 1);
    const isSpace = /^\s/.test(first.data) && space.getBoundingClientRect().width > 0;
    if (!isSpace) joints.push(before + first.data);
  }
  return joints;
};

export const heardScenarios = [
  ...kindsOfPages.map((path) =>
    scenario(`I open ${path} and move the mouse: nothing is read out to me unprompted`, async ({ page, site }) => {
      await page.open(path);
      expect(await page.evaluate(listen, liveRegions)).toEqual([]);
      await page.moveTo(300, 500);
      await site.settled();
      await page.expects(
        role('banner', undefined, { nth: 0 }),
        ({ hydrated }) => hydrated,
        'expected it to be hydrated',
      );
      expect(await heard(page)).toEqual([]);
    }),
  ),
  scenario(
    'I send a quote request: the confirmation heading is read out, and the toast does not repeat it',
    async ({ page, site }) => {
      await page.open('/inquiries');
      await page.fill(role('textbox', 'Full Name'), 'Otieno Ochieng');
      await page.fill(role('textbox', 'Email Address'), 'otieno@ochieng.example');
      await page.fill(role('textbox', /^Phone Number/), '+254 700 000 000');
      await page.choose(role('combobox', 'Service of Interest'), 'Event Planning & Management');
      await page.fill(role('textbox', 'Project Details'), 'Programmes for a gala.');
      await page.evaluate(listen, liveRegions);
      await page.click(role('button', 'Submit request'));
      await page.expects(role('heading', 'Quote request submitted'), ({ focused }) => focused, 'expected the focus');
      await page.sees({ text: 'Quote request submitted', within: role('region', /Notifications/) });
      await site.settled();
      expect(await heard(page)).not.toContainEqual(expect.stringContaining('Quote request submitted'));
    },
  ),
  scenario('Text that I can only hear has a space before it, on each type of page', async ({ page }) => {
    for (const path of kindsOfPages) {
      await page.open(path);
      expect(await page.evaluate(readMissingSpaces), path).toEqual([]);
    }
  }),
  scenario('Nothing inside a closed question is read out to me, not even a picture', async ({ page }) => {
    await page.open('/faq');
    const pictures = await page.texts(role('img', undefined, { within: role('main'), heard: true }));
    expect(pictures).toEqual([]);
  }),
];
