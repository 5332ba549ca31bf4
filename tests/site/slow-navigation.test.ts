/**
 * Client-side navigation when a page's code is slow to load, fails or never arrives; also history, and links to the current page.
 */

import { loadingMessage } from 'agency-content';
import { faqCategories } from 'agency-content/faq';
import { titles } from 'agency-content/titles';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { nextPaint, openBrowser, waitForHydration, widths } from './browser.js';

const visit = openBrowser();

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

const titleIs = (page: Page, title: string) =>
  expect.poll(() => page.title(), { timeout: scaleTimeout(8000) }).toBe(title);

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Holds back a page's code. Call the returned function to release it. */
async function hold(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The progress line at the top, and its announcement. */
const pendingState = (page: Page) =>
  page.evaluate(() => {
    const { content, blockSize, animationName } = getComputedStyle(document.documentElement, '::before');
    return {
      line: content === 'none' ? 0 : Number.parseFloat(blockSize),
      moves: animationName !== 'none',
      busy: document.getElementById('main')?.getAttribute('aria-busy') ?? null,
    };
  });
const still = { line: 0, moves: false, busy: null };

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

async function scrollDown(page: Page, top: number) {
  await page.evaluate((top) => {
    document.documentElement.dataset['renderAll'] = '';
    scrollTo({ top, behavior: 'instant' });
  }, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await nextPaint(page);
}

describe('a page whose code is slow', () => {
  it('is shown as loading at once, and announced later', { tags: ['wcag:4.1.3'] }, async () => {
    const { page, messages } = await visit('/privacy-policy');
    await waitForHydration(page);
    const release = await hold(page, 'FaqPage');
    await headerLink(page, 'FAQ').click();
    expect(await pendingState(page)).toEqual({ line: 4, moves: true, busy: 'true' });
    const status = page.getByRole('status').filter({ hasText: loadingMessage });
    expect(await status.count()).toBe(0);
    await status.waitFor({ state: 'attached' });
    release();
    await titleIs(page, titles.faq);
    expect(await pendingState(page)).toEqual(still);
    expect(await status.count()).toBe(0);
    expect(messages).toEqual([]);
  });

  it('is shown as loading even without motion and in forced colours', async () => {
    const { page } = await visit('/privacy-policy', { reducedMotion: 'reduce', forcedColors: 'active' });
    await waitForHydration(page);
    await hold(page, 'FaqPage');
    await headerLink(page, 'FAQ').click();
    expect(await pendingState(page)).toEqual({ line: 4, moves: false, busy: 'true' });
    const line = await page.evaluate(() => {
      const { backgroundImage, inlineSize } = getComputedStyle(document.documentElement, '::before');
      return { backgroundImage, isWide: Number.parseFloat(inlineSize) === innerWidth };
    });
    expect(line.isWide).toBe(true);
    expect(line.backgroundImage).toContain('gradient');
  });

  it('gives way to a later click', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    const releaseFaq = await hold(page, 'FaqPage');
    const releaseBlog = await hold(page, 'BlogPage');
    await headerLink(page, 'FAQ').click();
    await headerLink(page, 'Blog').click();
    releaseBlog();
    await titleIs(page, titles.blog);
    releaseFaq();
    await nextPaint(page);
    expect([pathOf(page), await page.title()]).toEqual(['/blog', titles.blog]);
    // There is only one history entry.
    await page.goBack();
    await titleIs(page, titles.privacyPolicy);
  });

  it('is cancelled by Back, which leaves the current page where it was', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    await scrollDown(page, 900);
    const release = await hold(page, 'FaqPage');
    await headerLink(page, 'FAQ').click();
    await page.goBack();
    release();
    await nextPaint(page);
    expect([pathOf(page), await page.title()]).toEqual(['/privacy-policy', titles.privacyPolicy]);
    expect(await scrollTop(page)).toBe(900);
    expect(await pendingState(page)).toEqual(still);
  });

  it('is loaded by the browser after four seconds, with its fragment', async () => {
    const { page } = await visit('/services/events');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await hold(page, 'FaqPage');
    await page.locator('main a[href^="/faq#"]').first().click();
    expect(await page.title()).toBe(titles.events);
    await titleIs(page, titles.faq);
    expect(await page.evaluate(() => 'marked' in window)).toBe(false);
    expect(new URL(page.url()).hash).toMatch(/^#faq-/);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await page.goBack();
    await titleIs(page, titles.events);
  });

  it('is loaded by the browser on Back, at its scroll position', async () => {
    const { page } = await visit('/privacy-policy');
    await waitForHydration(page);
    await scrollDown(page, 2500);
    await headerLink(page, 'Contact').click();
    await titleIs(page, titles.contact);
    await page.reload();
    await waitForHydration(page);
    await hold(page, 'PrivacyPolicyPage');
    await page.goBack();
    // The current page stays visible and is never blank.
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.title()).toBe(titles.contact);
    await nextPaint(page);
    expect(await scrollTop(page)).toBe(0);
    await titleIs(page, titles.privacyPolicy);
    await expect.poll(() => scrollTop(page)).toBe(2500);
  });
});

describe('going back to a page of the same document', () => {
  /** Goes from the privacy policy, scrolled down, to the contact page, which is shorter, and reloads that. */
  async function leaveAndReload(page: Page) {
    await waitForHydration(page);
    await scrollDown(page, 2500);
    await headerLink(page, 'Contact').click();
    await titleIs(page, titles.contact);
    await page.reload();
  }

  it('waits for the page’s code and restores the scroll position', async () => {
    const { page, messages } = await visit('/privacy-policy');
    await leaveAndReload(page);
    await waitForHydration(page);
    const release = await hold(page, 'PrivacyPolicyPage');
    await page.goBack();
    expect(await page.title()).toBe(titles.contact);
    expect((await pendingState(page)).line).toBe(4);
    release();
    await titleIs(page, titles.privacyPolicy);
    await expect.poll(() => scrollTop(page)).toBe(2500);
    expect(messages).toEqual([]);
  });

  it('loads the page before hydration', async () => {
    const { page } = await visit('/privacy-policy');
    await leaveAndReload(page);
    await page.route('**/assets/entry-client-*.js', () => {});
    await page.reload();
    await page.goBack();
    await titleIs(page, titles.privacyPolicy);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Privacy');
  });
});

it('shows at once that the browser is following a link before hydration', async () => {
  const { page } = await visit('about:blank');
  // Holds back React, and also the whole site's stylesheet, because the load event would wait for it if it is requested
  // early.
  await page.route(/\/assets\/(?:entry-client-[^/]+\.js|style-[^/]+\.css)$/, () => {});
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  // The browser stays on the page, as it does while waiting for a response.
  await page.route('**/faq', (route) => route.fulfill({ status: 204 }));
  // Uses the keyboard, because the browser prefetches a page when its link is pressed.
  await headerLink(page, 'FAQ').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => pendingState(page)).toEqual({ line: 4, moves: true, busy: 'true' });
  await page.keyboard.press('Escape');
  await expect.poll(() => pendingState(page)).toEqual(still);
});

describe('a link to the current page', () => {
  it('goes to the top, moves focus and announces the page every time', { tags: ['wcag:2.4.3'] }, async () => {
    const { page } = await visit('/faq');
    await waitForHydration(page);
    const entries = await page.evaluate(() => history.length);
    // Live regions announce new elements.
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const { textContent } of addedNodes) heard.push(textContent ?? '');
      }).observe(document.querySelector('#app > [role="status"]') as Element, { childList: true });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    for (const times of [1, 2]) {
      await scrollDown(page, 600);
      await headerLink(page, 'FAQ').click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      await expect.poll(heard).toEqual(Array(times).fill(titles.faq));
    }
    expect([pathOf(page), await page.evaluate(() => history.length)]).toEqual(['/faq', entries]);
  });

  it('goes to the top even from a fragment', async () => {
    const { page } = await visit(`/faq#faq-${faqCategories[3]?.entries[2]?.id}`);
    await waitForHydration(page);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await headerLink(page, 'FAQ').click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  it('shows all articles again, and keeps the scroll position when articles are filtered', async () => {
    const { page } = await visit('/blog');
    await waitForHydration(page);
    const filter = page.getByRole('button', { name: 'Event Planning', exact: true });
    await filter.scrollIntoViewIfNeeded();
    await nextPaint(page);
    const top = await scrollTop(page);
    await filter.click();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?category=/);
    expect(await scrollTop(page)).toBe(top);
    await headerLink(page, 'Blog').click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect.poll(() => filter.getAttribute('aria-pressed')).toBe('true');
  });
});

it('closes the small-screen menu and goes to the top when its home link is pressed', async () => {
  const { page } = await visit('/', { viewport: { width: widths.phone, height: 844 } });
  await waitForHydration(page);
  await scrollDown(page, 1500);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});
