/** Client-side navigation, the header, the menus and the footer, and presses before hydration. */
import { agency, mainNavigation, quoteAction } from 'agency-content';
import { faqCategories, leadTimesEntry } from 'agency-content/faq';
import { bookingAdvice } from 'agency-content/services/events';
import { titles } from 'agency-content/titles';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { nextPaint, openBrowser, siteUrl, waitForHydration, widths } from './browser.js';

const visit = openBrowser();

const pathOf = (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
};

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Marks the document, so that a test can tell whether it was replaced. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Matches the URL of a page's chunk. */
const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

describe('navigation from page to page', () => {
  it('shows the next page from the top without a full page load, and announces its title', async () => {
    const { page, messages } = await visit('/');
    await waitForHydration(page);
    await mark(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => page.title()).toBe(titles.faq);
    expect(pathOf(page)).toBe('/faq');
    expect(await isMarked(page)).toBe(true);
    await expect.poll(() => hasFocus(page, 'main#main')).toBe(true);
    expect(await scrollTop(page)).toBe(0);
    const announced = page.getByRole('status').filter({ hasText: titles.faq });
    expect(await announced.count()).toBe(1);

    await page.goBack();
    await expect.poll(() => page.title()).toBe(titles.home);
    expect(pathOf(page)).toBe('/');
    await expect.poll(() => hasFocus(page, 'main#main')).toBe(true);
    await page.getByRole('status').filter({ hasText: titles.home }).waitFor({ state: 'attached' });
    // Going back restores the scroll position.
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
    await page.goForward();
    await expect.poll(() => page.title()).toBe(titles.faq);
    expect(await isMarked(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  it('scrolls to a link’s fragment', async () => {
    const { page } = await visit('/services/events');
    await waitForHydration(page);
    await mark(page);
    await page.getByRole('link', { name: bookingAdvice.link.name }).click();
    await expect.poll(() => page.title()).toBe(titles.faq);
    expect(pathOf(page)).toBe('/faq#faq-booking-ahead');
    const question = faqCategories.flatMap(({ entries }) => entries).find(({ id }) => id === leadTimesEntry)?.question;
    const button = page.getByRole('button', { name: question ?? '' });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => button.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(450);
    expect(await isMarked(page)).toBe(true);
  });

  it('preloads a page’s chunk when a link to it is hovered or focused', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    const footer = page.getByRole('contentinfo');
    for (const [name, code, come] of [
      ['FAQ', 'FaqPage', 'hover'],
      ['Blog', 'BlogPage', 'focus'],
    ] as const) {
      const fetched = page.waitForRequest(chunkOf(code));
      await footer.getByRole('link', { name, exact: true })[come]();
      await fetched;
    }
    expect(pathOf(page)).toBe('/privacy-policy');
  });

  it('falls back to a full page load when a chunk fails to load', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    await mark(page);
    // As after a deployment, the old chunks are gone and the new HTML references new ones.
    let isNewDocument = false;
    page.on('request', (request) => (isNewDocument ||= request.isNavigationRequest()));
    await page.route(chunkOf('FaqPage'), (route) => (isNewDocument ? route.continue() : route.abort()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await page.waitForURL('**/faq');
    await page.getByRole('tab', { name: 'Pricing' }).waitFor();
    await waitForHydration(page);
    expect(await isMarked(page)).toBe(false);
  });

  it('falls back to a full page load when a page fails to render', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    await mark(page);
    // React creates the next page's icons with this API.
    await page.evaluate(() => {
      // Console messages of a page that is being left do not always arrive.
      console.error = (error: Error) => sessionStorage.setItem('error', error.message);
      document.createElementNS = () => {
        throw new Error('broken on purpose');
      };
    });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
    // A page with late code would cause a full load for a different reason.
    const fetched = page.waitForResponse(chunkOf('BlogPage'));
    await link.hover();
    await (await fetched).finished();
    await link.click();
    await page.getByRole('button', { name: 'Subscribe' }).waitFor();
    await expect.poll(() => page.title()).toBe(titles.blog);
    expect(await isMarked(page)).toBe(false);
    expect(await page.evaluate(() => sessionStorage.getItem('error'))).toBe('broken on purpose');
    await page.goBack();
    await expect.poll(() => page.title()).toBe(titles.privacyPolicy);
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

  it('opens a group when it is tapped, and closes it on the next tap', {
    tags: ['component:SiteHeader', 'wcag:2.5.2'],
  }, async () => {
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
    await expect.poll(() => page.title()).toBe(titles.values);
    await link.waitFor({ state: 'hidden' });
  });

  it('opens a group from the keyboard, moves through its links, and returns focus', {
    tags: ['component:SiteHeader', 'wcag:2.1.1'],
  }, async () => {
    const { page } = await visit('/faq');
    await waitForHydration(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'About Us' });
    await button.focus();
    await page.keyboard.press('Enter');
    const links = page.getByRole('banner').getByRole('link', { name: /^Our / });
    await expect.poll(() => links.count()).toBe(3);
    for (const name of ['Our Story', 'Our Team', 'Our Values', 'Case Studies']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('keeps a panel with focus open while the pointer crosses another group', {
    tags: ['component:SiteHeader', 'wcag:2.4.3'],
  }, async () => {
    const { page } = await visit('/faq');
    await waitForHydration(page);
    // Makes the hover delays elapse immediately.
    await page.clock.install();
    const header = page.getByRole('banner');
    const services = header.getByRole('button', { name: 'Services' });
    const blog = header.getByRole('link', { name: 'Blog' });
    const first = header.getByRole('link', { name: 'Experiential Marketing' });
    const focused = (element: typeof first) => element.evaluate((element) => element === document.activeElement);
    await blog.hover();
    await services.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(first)).toBe(true);
    await header.getByRole('button', { name: 'About Us' }).hover();
    await page.clock.runFor(1000);
    await blog.hover();
    await page.clock.runFor(1000);
    await nextPaint(page);
    expect(await services.getAttribute('aria-expanded')).toBe('true');
    expect(await focused(first)).toBe(true);
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
    expect(await focused(services)).toBe(true);
  });
});

describe('the mobile menu', () => {
  const phone = { viewport: { width: widths.phone, height: 844 } };

  it('contains every link, and closes when one is followed', async () => {
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
    // Home comes first, because its link does not change the URL but must still close the menu.
    for (const { name, path, group } of links) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const link = menu.getByRole('link', { name, exact: true });
      const summary = menu.locator('summary', { hasText: group });
      if (group && !(await link.isVisible())) await summary.click();
      await link.click();
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(() => pathOf(page)).toBe(path);
      // Waits for the page to arrive before reopening the menu, because arriving closes it.
      await page.locator(`dialog a[href="${path}"][aria-current="page"]`).first().waitFor({ state: 'attached' });
    }
    expect(links).toHaveLength(19);
    expect(await isMarked(page)).toBe(true);
  });

  it('collapses its groups, traps focus, and returns focus on closing', {
    tags: ['component:SiteHeader', 'wcag:2.4.3'],
  }, async () => {
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
      // Between the last and first tab stops, focus may be in the browser's own controls.
      expect(await hasFocus(page, 'dialog *, body')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([0.4, 1])(
    'leaves the content behind it unrendered, and the page where it was: at %d of its height',
    async (part) => {
      const { page } = await visit('/faq', phone);
      await waitForHydration(page);
      const measure = () =>
        page.evaluate(() => ({
          top: Math.round(scrollY),
          rendered: document.querySelector('main h2')?.checkVisibility(),
        }));
      await page.evaluate((part) => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
      }, part);
      const before = await measure();
      expect(before.top).toBeGreaterThan(500);
      expect(before.rendered).toBe(true);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.waitFor();
      expect(await measure()).toEqual({ ...before, rendered: false });
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(measure).toEqual(before);
    },
  );

  it('closes when the window becomes wide', async () => {
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
  it('scrolls smoothly back to the top, and moves focus there', {
    tags: ['component:SiteFooter', 'wcag:2.4.3'],
  }, async () => {
    const { page } = await visit('/faq');
    await waitForHydration(page);
    const back = page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' });
    await back.focus();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);
    // Checks only which scroll behaviour was requested, because the animation itself is up to the browser.
    await page.evaluate(() => {
      const original = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset['asked'] = options.behavior ?? '';
        original(options);
      }) as typeof window.scrollTo;
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await page.locator('html').getAttribute('data-asked')).toBe('smooth');
    expect(pathOf(page)).toBe('/faq');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  });

  it('scrolls to the top instantly with reduced motion', { tags: ['component:BackToTop', 'wcag:2.4.3'] }, async () => {
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

  it('opens the agency’s four profiles in new tabs, and shows the current year', async () => {
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

it('keeps a page’s HTML and typed text when a chunk fails to load', async () => {
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
