/** The search on /sitemap. */
import { search, siteMapGroups } from 'agency-content/sitemap';
import { titles } from 'agency-content/titles';
import { expect } from 'vitest';
import { type Page, role } from '../page.js';
import { scenario } from '../scenario.js';

const path = search.action;
const section = role('region', search.heading);
const field = role('searchbox', 'Search this site');
const send = role('button', 'Search', { within: section });
const result = (name: string) => role('link', name, { within: section, nth: 0 });
const allPages = role('link', 'See all pages', { within: section });
const status = role('status', undefined, { within: section, heard: true });

/** The file that contains the text of all pages. */
const index = '/search.json';

/** A page that can be found by its title. */
const name = titles.outdoorAdvertising.replace(/ \| .*/, '');
const target = '/services/outdoor-advertising';

const announces = (page: Page, words: RegExp) =>
  page.expects(status, ({ text }) => words.test(text), `expected ${words}`);

const hasQuery = (page: Page, query: string) =>
  page.until(
    'the query in the address',
    () => new URLSearchParams(location.search).get('q'),
    (found) => found === query,
  );

const results = /^\d+ results? for “outdoor”$/;

export const searchScenarios = [
  scenario('I see results as I type, open one with Enter, and come back to the results', async ({ page, site }) => {
    await page.open(path);
    await site.settled();
    expect(site.requests, 'before the search').not.toContain(index);
    await page.fill(field, 'outdoor');
    await announces(page, results);
    await hasQuery(page, 'outdoor');
    await page.focus(result(name));
    await page.press('Enter');
    await page.waitForPath(target);
    await page.sees(role('heading', undefined, { level: 1, heard: true }));
    await page.back();
    await page.waitForPath(path);
    await page.sees(result(name));
    await page.expects(field, ({ value }) => value === 'outdoor', 'expected the query');
    expect(page.errors()).toEqual([]);
  }),
  scenario(
    'I submit a search with Enter before any script has arrived, and see its results',
    async ({ page, site }) => {
      const release = await site.holdScripts(path);
      await page.open(path);
      await page.fill(field, 'outdoor');
      await page.press('Enter');
      release();
      await page.sees(result(name));
      await hasQuery(page, 'outdoor');
      await page.expects(field, ({ value }) => value === 'outdoor', 'expected the query');
    },
  ),
  scenario(
    'I search for something that is not on the site: the page says so and links to all pages',
    async ({ page }) => {
      await page.open(path);
      await page.fill(field, 'zzzzzz');
      await announces(page, /^No results for “zzzzzz”$/);
      await page.click(allPages);
      await page.until(
        'the list of all pages',
        () => location.hash,
        (hash) => hash === '#all-pages',
      );
      await page.focus(field);
      await page.press('Escape');
      await page.seesNo(allPages);
      await page.expects(field, ({ value }) => value === '', 'expected an empty field');
    },
  ),
  scenario('The search does not load: it says so, links to all pages, and works when I try again', async (visit) => {
    const { page, site } = visit;
    let isBlocked = true;
    site.intercept((asked) => (isBlocked && asked === index ? new Response('', { status: 503 }) : undefined));
    await page.open(path);
    await page.fill(field, 'outdoor');
    await page.click(send);
    await announces(page, /^The search did not load\.$/);
    await page.sees(allPages);
    isBlocked = false;
    await page.click(role('button', 'Try again', { within: section }));
    await announces(page, results);
    await page.sees(result(name));
  }),
  scenario('I search from a page that does not exist', async ({ page }) => {
    await page.open('/no/such/page');
    await page.fill(field, 'outdoor');
    await page.press('Enter');
    await page.waitForPath(path);
    await page.sees(result(name));
  }),
  scenario(
    'Without JavaScript, the search says that it needs JavaScript and links to all pages',
    async ({ page }) => {
      await page.open('/no/such/page');
      await page.fill(field, 'outdoor');
      await page.press('Enter');
      await page.waitForPath(path);
      await page.sees({ text: 'The search needs JavaScript.' });
      await page.click(allPages);
      for (const { links } of siteMapGroups) await page.sees(role('link', links[0]!.name, { nth: -1 }));
    },
    { options: { javaScript: false } },
  ),
];
