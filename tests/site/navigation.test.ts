/** From page to page in the browser, the header, the menus, the footer, and what is pressed before React has come. */
import { agency, mainNavigation, quoteAction } from 'agency-content';
import { faqCategories, leadTimesEntry } from 'agency-content/faq';
import { bookingAdvice } from 'agency-content/services/events';
import { pageTitles } from 'agency-content/titles';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser, siteUrl, waitForHydration, waitForIsland, widths } from './browser.js';

const visit = openBrowser();

const pathOf = (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
};

const scrolled = (page: Page) => page.evaluate(() => scrollY);

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Remembers that this document is still the one that was opened. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** The code of a page, among what is fetched. */
const codeOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

describe('from page to page', () => {
  it('shows the next page without loading the site anew, from its top, and says where one has come', async () => {
    const { page, messages } = await visit('/');
    await waitForHydration(page);
    await mark(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => page.title()).toBe(pageTitles['/faq']);
    expect(pathOf(page)).toBe('/faq');
    expect(await isMarked(page)).toBe(true);
    await expect.poll(() => hasFocus(page, 'main#main')).toBe(true);
    expect(await scrolled(page)).toBe(0);
    const announced = page.getByRole('status').filter({ hasText: pageTitles['/faq'] });
    expect(await announced.count()).toBe(1);

    await page.goBack();
    await expect.poll(() => page.title()).toBe(pageTitles['/']);
    expect(pathOf(page)).toBe('/');
    await expect.poll(() => hasFocus(page, 'main#main')).toBe(true);
    await page.getByRole('status').filter({ hasText: pageTitles['/'] }).waitFor({ state: 'attached' });
    // Where the visitor had been on it.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    await page.goForward();
    await expect.poll(() => page.title()).toBe(pageTitles['/faq']);
    expect(await isMarked(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  it('goes to the place that a link names', async () => {
    const { page } = await visit('/services/events');
    await waitForHydration(page);
    await mark(page);
    await page.getByRole('link', { name: bookingAdvice.link.name }).click();
    await expect.poll(() => page.title()).toBe(pageTitles['/faq']);
    expect(pathOf(page)).toBe('/faq#faq-booking-ahead');
    const question = faqCategories.flatMap(({ entries }) => entries).find(({ id }) => id === leadTimesEntry)?.question;
    const button = page.getByRole('button', { name: question ?? '' });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => button.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(450);
    expect(await isMarked(page)).toBe(true);
  });

  it('fetches the code of a page as soon as its link is hovered or focused', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    const footer = page.getByRole('contentinfo');
    for (const [name, code, come] of [
      ['FAQ', 'FaqPage', 'hover'],
      ['Blog', 'BlogPage', 'focus'],
    ] as const) {
      const fetched = page.waitForRequest(codeOf(code));
      await footer.getByRole('link', { name, exact: true })[come]();
      await fetched;
    }
    expect(pathOf(page)).toBe('/privacy-policy');
  });

  it('loads a page from the server when its code does not come', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    await mark(page);
    // As after a new publication: the old page's code is gone, and the new page knows the new one.
    await page.route(codeOf('FaqPage'), (route) =>
      route.request().frame().url().endsWith('/faq') ? route.continue() : route.abort(),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await page.waitForURL('**/faq');
    await page.getByRole('tab', { name: 'Pricing' }).waitFor();
    await waitForHydration(page);
    expect(await isMarked(page)).toBe(false);
  });

  it('loads a page from the server when it fails to render', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    await mark(page);
    // The blog formats its dates with it.
    await page.evaluate(() => {
      Intl.DateTimeFormat = (() => {
        throw new Error('broken on purpose');
      }) as never;
    });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
    await link.hover();
    await waitForIsland(link);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await link.click();
    await page.getByRole('button', { name: 'Subscribe' }).waitFor();
    await expect.poll(() => page.title()).toBe(pageTitles['/blog']);
    expect(await isMarked(page)).toBe(false);
    expect(errors.length).toBeGreaterThan(0);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(pageTitles['/privacy-policy']);
  });
});

describe('the header', () => {
  it('is solid from the start on a page without a hero carousel', async () => {
    const { page } = await visit('/faq');
    await waitForHydration(page);
    const header = page.getByRole('banner');
    expect(await header.getAttribute('data-header')).toBe('solid');
    await header.getByRole('link', { name: `${agency.name} home` }).click();
    await expect.poll(() => header.getAttribute('data-header')).toBe('transparent');
    expect(pathOf(page)).toBe('/');
  });

  it('opens a group by tapping, and closes it by the next tap', async () => {
    const { page } = await visit('/faq', { hasTouch: true });
    await waitForHydration(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'About Us' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Our Values' });
    await button.tap();
    await link.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.tap();
    await link.waitFor({ state: 'hidden' });
    await button.tap();
    await link.tap();
    await expect.poll(() => page.title()).toBe(pageTitles['/about/values']);
    await link.waitFor({ state: 'hidden' });
  });

  it('opens a group by keyboard, leads through it, and gives the focus back', async () => {
    const { page } = await visit('/faq');
    await waitForHydration(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'About Us' });
    await button.focus();
    await page.keyboard.press('Enter');
    const links = page.getByRole('banner').getByRole('link', { name: /^Our / });
    await expect.poll(() => links.count()).toBe(3);
    for (const name of ['Our Story', 'Our Team', 'Our Values']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('the menu of a small screen', () => {
  const phone = { viewport: { width: widths.phone, height: 844 } };

  it('holds every link, and closes on each of them', async () => {
    const { page } = await visit('/', { ...phone, reducedMotion: 'reduce' });
    await waitForHydration(page);
    await mark(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const links = [
      ...mainNavigation.flatMap((entry) =>
        'items' in entry
          ? [...entry.items, ...(entry.more ?? [])].map((item) => ({ ...item, group: entry.name }))
          : [{ ...entry, group: '' }],
      ),
      { ...quoteAction, group: '' },
    ];
    // Home first: a link to the page that is shown changes no address, and closes all the same.
    for (const { name, path, group } of links) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const link = menu.getByRole('link', { name, exact: true });
      const summary = menu.locator('summary', { hasText: group });
      if (group && !(await link.isVisible())) await summary.click();
      await link.click();
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(() => pathOf(page)).toBe(path);
    }
    expect(links).toHaveLength(17);
    expect(await isMarked(page)).toBe(true);
  });

  it('folds its groups, keeps the focus inside, and gives it back', async () => {
    const { page } = await visit('/', phone);
    await waitForHydration(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect(await menu.getByRole('button', { name: 'Close menu' }).evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    const story = menu.getByRole('link', { name: 'Our Story' });
    expect(await story.isVisible()).toBe(false);
    const summary = menu.locator('summary', { hasText: 'About Us' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await story.waitFor();
    await page.keyboard.press('Enter');
    await story.waitFor({ state: 'hidden' });
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      // Between its last stop and its first the browser's own controls may have it.
      expect(await hasFocus(page, 'dialog *, body')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('closes when the window grows wide', async () => {
    const { page } = await visit('/', phone);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await page.setViewportSize({ width: widths.desktop, height: 900 });
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the footer', () => {
  it('leads back to the top, smoothly, and takes the focus along', async () => {
    const { page } = await visit('/faq');
    await waitForHydration(page);
    const back = page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' });
    await back.focus();
    await waitForIsland(back);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    // What the browser was asked for; how it moves is its own affair.
    await page.evaluate(() => {
      const original = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset['asked'] = options.behavior ?? '';
        original(options);
      }) as typeof window.scrollTo;
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.locator('html').getAttribute('data-asked')).toBe('smooth');
    expect(pathOf(page)).toBe('/faq');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  });

  it('jumps to the top at once where motion is not welcome', async () => {
    const { page } = await visit('/faq', { reducedMotion: 'reduce' });
    await waitForHydration(page);
    const back = page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' });
    await back.scrollIntoViewIfNeeded();
    const top = await back.evaluate((element) => {
      (element as HTMLElement).click();
      return scrollY;
    });
    expect(top).toBe(0);
  });

  it('opens the agency’s four profiles in new tabs, and names the year', async () => {
    const { page } = await visit('/faq', { javaScriptEnabled: false });
    const footer = page.getByRole('contentinfo');
    const profiles = footer.locator('a[target="_blank"]');
    expect(await profiles.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))).toEqual(
      agency.social.map(({ url }) => url),
    );
    expect(agency.social).toHaveLength(4);
    for (const rel of await profiles.evaluateAll((links) => links.map((link) => link.getAttribute('rel')))) {
      expect(rel).toContain('noopener');
    }
    expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()}`);
    expect(await (await fetch(`${siteUrl}/faq`)).text()).toContain(agency.tagline);
  });
});

it('keeps its HTML and what was typed when its code does not arrive', async () => {
  const { page } = await visit('/contact', {
    prepare: (page) => page.route(/\/assets\/ContactPage-/, (route) => route.fulfill({ status: 404 })),
  });
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  const field = page.getByLabel('First Name', { exact: true });
  await field.fill('Achieng');
  await failed;
  expect(await field.inputValue()).toBe('Achieng');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
});
