/** The header's menus with mouse, touch and keyboard, before and after hydration. */
import { mainNavigation, quoteAction } from 'agency-content';
import { pageMeta } from 'agency-content/meta';
import { expect } from 'vitest';
import { type Page, role } from '../page.js';
import { phone, scenario, type Visit } from '../scenario.js';

const banner = role('banner');
const services = role('button', 'Services', { within: banner });
const aboutUs = role('button', 'About Us', { within: banner });
const blog = role('link', 'Blog', { within: banner });
const experiential = role('link', 'Experiential Marketing', { within: banner });
const brandIdentity = role('link', 'Brand Identity', { within: banner });
const ourValues = role('link', 'Our Values', { within: banner });

const opener = role('button', 'Open menu');
const menu = role('dialog', 'Menu');
const inMenu = (name: string) => role('link', name, { within: menu });

const isOpen = (page: Page, button: typeof services, open: boolean) =>
  page.expects(button, ({ attributes }) => attributes['aria-expanded'] === String(open), `expected expanded=${open}`);

/** Starts hydration and waits until all scripts have loaded. */
async function hydrate({ page, site }: Visit, path: string) {
  await page.open(path);
  await page.moveTo(300, 600);
  await site.settled();
}

async function hoverOpens(page: Page) {
  await page.hover(services);
  await page.sees(brandIdentity);
  await page.hover(brandIdentity);
  await page.sees(brandIdentity);
  await page.click(brandIdentity);
  await page.waitForPath('/services/brand-identity');
}

const tablet = { width: 1180, height: 820, touch: true };

async function tapOpens(page: Page) {
  await page.tap(services);
  await page.sees(brandIdentity);
  await page.tap(brandIdentity);
  await page.waitForPath('/services/brand-identity');
}

async function keysOpen(page: Page) {
  await page.focus(aboutUs);
  await page.press('Enter');
  await page.sees(ourValues);
}

const openedByTap = async (page: Page) => {
  await page.tap(opener);
  await page.sees(menu);
  await page.sees(inMenu(quoteAction.name));
};

const hold = async ({ page, site }: Visit, path: string) => {
  const release = await site.holdScripts(path);
  await page.open(path);
  return release;
};

const paths = mainNavigation
  .flatMap((entry) => ('items' in entry ? [...entry.items, ...(entry.more ?? [])] : [entry]))
  .concat(quoteAction);

export const menuScenarios = [
  scenario('I hover over Services before any script has arrived, and follow a link in its menu', async (visit) => {
    await hold(visit, '/faq');
    await hoverOpens(visit.page);
  }),
  scenario(
    'I hover over Services and follow a link in its menu',
    async (visit) => {
      await hydrate(visit, '/');
      await hoverOpens(visit.page);
    },
    { short: true },
  ),
  scenario('I press Escape while a menu is open: it closes', async (visit) => {
    await hydrate(visit, '/');
    await visit.page.hover(services);
    await visit.page.sees(brandIdentity);
    await visit.page.press('Escape');
    await visit.page.seesNo(brandIdentity);
  }),
  scenario(
    'I tap Services on a tablet before any script has arrived, and follow a link in its menu',
    async (visit) => {
      await hold(visit, '/faq');
      await tapOpens(visit.page);
    },
    { options: tablet },
  ),
  scenario(
    'I tap Services on a tablet and follow a link in its menu',
    async (visit) => {
      await hydrate(visit, '/faq');
      await tapOpens(visit.page);
    },
    { options: tablet },
  ),
  scenario('I open About Us with the keyboard before any script has arrived', async (visit) => {
    await hold(visit, '/faq');
    await visit.page.focus(aboutUs);
    await visit.page.press('Enter');
    await visit.page.sees(ourValues);
  }),
  scenario('I open About Us with the keyboard, close it with Escape, and am back at its button', async (visit) => {
    const { page } = visit;
    await hydrate(visit, '/faq');
    await keysOpen(page);
    await isOpen(page, aboutUs, true);
    await page.press('Tab');
    await page.press('Escape');
    await page.seesNo(ourValues);
    await page.expects(aboutUs, ({ focused }) => focused, 'expected the focus');
  }),
  scenario(
    'I am in the Services panel with the keyboard, and my mouse crosses About Us: the panel stays open',
    async (visit) => {
      const { page } = visit;
      await hydrate(visit, '/faq');
      await page.focus(services);
      await page.press('Enter');
      await page.press('Tab');
      await page.expects(experiential, ({ focused }) => focused, 'expected the focus');
      await page.hover(aboutUs);
      await page.hover(blog);
      // By now, it is longer since the pointer left About Us than a panel takes to close.
      await page.hover(role('link', 'FAQ', { within: banner }));
      await isOpen(page, services, true);
      await page.expects(experiential, ({ focused }) => focused, 'expected the focus');
      await page.press('Escape');
      await page.seesNo(experiential);
      await page.expects(services, ({ focused }) => focused, 'expected the focus');
    },
  ),
  scenario(
    'I press Enter on About Us while its script is loading: it opens, and stays open when the script arrives',
    async (visit) => {
      const release = await hold(visit, '/faq');
      await keysOpen(visit.page);
      release();
      await visit.site.settled();
      await visit.page.sees(ourValues);
    },
  ),
  scenario(
    'My first tap on the hamburger opens the menu when only the first script has arrived',
    async (visit) => {
      await hold(visit, '/');
      await openedByTap(visit.page);
    },
    { options: phone, short: true },
  ),
  scenario(
    'A menu that I opened early stays open when the scripts arrive, and closes with Escape',
    async (visit) => {
      const release = await hold(visit, '/');
      await visit.page.tap(opener);
      release();
      await visit.site.settled();
      await visit.page.sees(inMenu(quoteAction.name));
      await visit.page.press('Escape');
      await visit.page.seesNo(menu);
    },
    { options: phone },
  ),
  scenario(
    'My first tap on the hamburger opens the menu right after the page has loaded',
    async ({ page }) => {
      await page.open('/services/events');
      await openedByTap(page);
    },
    { options: phone },
  ),
  scenario(
    'I open the small-screen menu with the keyboard, unfold a group, and Escape returns the focus',
    async (visit) => {
      const { page } = visit;
      await hydrate(visit, '/');
      await page.focus(opener);
      await page.press('Enter');
      await page.expects(
        role('button', 'Close menu', { within: menu }),
        ({ focused }) => focused,
        'expected the focus',
      );
      expect(await page.count(inMenu('Our Story'))).toBe(0);
      await page.click({ text: 'About Us', within: menu, nth: 0 });
      await page.sees(inMenu('Our Story'));
      await page.press('Escape');
      await page.seesNo(menu);
      await page.expects(opener, ({ focused }) => focused, 'expected the focus');
    },
    { options: { ...phone, touch: false }, short: true },
  ),
  scenario(
    'Every link in the small-screen menu goes to its page and closes the menu',
    async (visit) => {
      const { page } = visit;
      await hydrate(visit, '/faq');
      expect(paths).toHaveLength(19);
      for (const { name, path } of paths) {
        await page.tap(opener);
        await page.sees(menu);
        const group = mainNavigation.find(
          (entry) => 'items' in entry && [...entry.items, ...(entry.more ?? [])].some((item) => item.name === name),
        );
        if (group && (await page.count(inMenu(name))) === 0) await page.tap({ text: group.name, within: menu, nth: 0 });
        await page.tap(inMenu(name));
        await page.seesNo(menu);
        await page.until(
          `the title of ${path}`,
          () => document.title,
          (title) => title === pageMeta.find((page) => page.path === path)?.title,
        );
      }
    },
    { options: phone, limitMs: 120_000 },
  ),
];
