/** The FAQ and its categories. */
import { faqCategories } from 'agency-content/faq';
import { expect } from 'vitest';
import { type Page, role } from '../page.js';
import { scenario } from '../scenario.js';

const [general, services] = faqCategories;
const entry = general!.entries[2]!;
const question = role('button', entry.question);
const answer = { text: entry.answer };

const tab = (name: string) => role('tab', name);
const isChosen = (page: Page, name: string) =>
  page.expects(tab(name), ({ attributes }) => attributes['aria-selected'] === 'true', 'expected the tab to be chosen');

/** The arrow keys that move between categories. The tab list is vertical on desktop. */
async function arrowsOf(page: Page) {
  const { attributes } = await page.read(role('tablist', undefined, { nth: 0 }));
  return attributes['aria-orientation'] === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
}

export const faqScenarios = [
  scenario(
    'I open a question, then another, and close it again',
    async ({ page }) => {
      const other = general!.entries[3]!;
      await page.open('/faq');
      await page.click(question);
      await page.sees(answer);
      await page.click(role('button', other.question));
      await page.sees({ text: other.answer });
      await page.seesNo(answer);
      await page.click(role('button', other.question));
      await page.seesNo({ text: other.answer });
    },
    { short: true },
  ),
  scenario('I open a question with the keyboard', async ({ page }) => {
    await page.open('/faq');
    await page.focus(question);
    await page.press('Enter');
    await page.sees(answer);
    await page.press('Space');
    await page.seesNo(answer);
  }),
  scenario('I press a question before any script has arrived, and it opens', async ({ page, site }) => {
    const release = await site.holdScripts('/faq');
    await page.open('/faq');
    await page.click(question);
    release();
    await page.sees(answer);
  }),
  scenario(
    'I choose a category and see only its questions',
    async ({ page }) => {
      await page.open('/faq');
      await page.click(tab('Pricing'));
      await isChosen(page, 'Pricing');
      await page.sees(role('button', faqCategories.find(({ name }) => name === 'Pricing')!.entries[0]!.question));
      await page.seesNo(question);
    },
    { short: true },
  ),
  scenario(
    'I press an arrow key on a category right after the page has loaded, and move to the next one',
    async ({ page }) => {
      await page.open('/faq');
      const [, next] = await arrowsOf(page);
      await page.focus(tab(general!.name));
      await page.press(next!);
      await isChosen(page, services!.name);
      await page.sees(role('button', services!.entries[0]!.question));
      await page.expects(tab(services!.name), ({ focused }) => focused, 'expected the focus');
    },
  ),
  scenario(
    'I press an arrow key on a category while the scripts are loading, and move to the next one',
    async ({ page, site }) => {
      const release = await site.holdScripts('/faq');
      await page.open('/faq');
      const [, next] = await arrowsOf(page);
      await page.focus(tab(general!.name));
      await page.press(next!);
      release();
      await isChosen(page, services!.name);
    },
  ),
  scenario('I move through the categories with the arrow keys, Home and End', async ({ page, site }) => {
    await page.open('/faq');
    await page.moveTo(300, 600);
    await site.settled();
    const [previous, next] = await arrowsOf(page);
    await page.focus(tab(general!.name));
    await page.expects(tab(general!.name), ({ hydrated }) => hydrated, 'expected it to be hydrated');
    await page.press('End');
    await isChosen(page, faqCategories.at(-1)!.name);
    await page.press(next!);
    await isChosen(page, general!.name);
    await page.press(previous!);
    await isChosen(page, faqCategories.at(-1)!.name);
    await page.press('Home');
    await isChosen(page, general!.name);
    expect(page.errors()).toEqual([]);
  }),
];
