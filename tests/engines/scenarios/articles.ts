/** The blog's filter. */
import { articles, categories } from 'agency-content/blog';
import { expect } from 'vitest';
import { eventually, type Page, role } from '../page.js';
import { scenario } from '../scenario.js';

const filter = (name: string) => role('button', name);
const titlesOf = (category?: string) =>
  articles.filter((article) => !category || article.category === category).map(({ title }) => title);

/** Titles of all articles listed below the filter. */
async function listed(page: Page) {
  const titles = new Set(await page.texts(role('heading')));
  return titlesOf().filter((title) => titles.has(title));
}

const lists = (page: Page, category?: string) =>
  eventually('the articles', async () => {
    const shown = await listed(page);
    const featured = articles.filter(({ featured }) => featured).map(({ title }) => title);
    const wanted = titlesOf(category);
    expect(shown.filter((title) => wanted.includes(title) || !featured.includes(title))).toEqual(wanted);
  });

const isPressed = (page: Page, name: string) =>
  page.expects(filter(name), ({ attributes }) => attributes['aria-pressed'] === 'true', 'expected it to be pressed');

export const articleScenarios = [
  scenario(
    'I choose an article category: only its articles are left, and their number is announced',
    async ({ page }) => {
      await page.open('/blog');
      await lists(page);
      for (const category of categories.slice(0, 2)) {
        await page.click(filter(category));
        await isPressed(page, category);
        await lists(page, category);
        await eventually('the announcement', async () => {
          const announced = (await page.textsHeld(role('status'))).join(' ');
          expect(announced).toMatch(new RegExp(`\\b${titlesOf(category).length} articles? in ${category}`));
        });
      }
      await page.click(filter('All'));
      await isPressed(page, 'All');
      await lists(page);
    },
    { short: true },
  ),
  scenario('I press a category before any script has arrived, and it is selected', async ({ page, site }) => {
    const release = await site.holdScripts('/blog');
    await page.open('/blog');
    await page.click(filter(categories[0]!));
    release();
    await isPressed(page, categories[0]!);
    await lists(page, categories[0]);
  }),
  scenario('I reload a filtered list, and it is still filtered', async ({ page }) => {
    await page.open('/blog');
    await page.click(filter(categories[1]!));
    await lists(page, categories[1]);
    await page.reload();
    await page.moveTo(300, 500);
    await isPressed(page, categories[1]!);
    await lists(page, categories[1]);
  }),
];
