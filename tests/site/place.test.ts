/** A place within a page is where it belongs, though what is far from the screen is not laid out before it is near. */
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { patience } from '../../scripts/slowed.js';
import { fontsShown, holdAnimations, openBeforeFonts, openBrowser, widths } from './browser.js';

const visit = openBrowser();

const phone = { viewport: { width: widths.phone, height: 844 }, reducedMotion: 'reduce' } as const;

/** Whether an element is laid out by now, on the screen or not. */
const laidOut = (element: Locator) => element.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe('a page on a phone', () => {
  it('leaves what is far unlaid', async () => {
    const { page } = await visit('/', { ...phone, javaScriptEnabled: false });
    const early = await heightOf(page);
    await page.locator('main section').last().scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(Math.abs((await heightOf(page)) - early)).toBeGreaterThan(100);
  });

  it.each(['/services/printing', '/blog', '/faq'])('%s ends where it seemed to when its footer comes', async (path) => {
    const { page } = await visit(path, { ...phone, hasTouch: true, isMobile: true, javaScriptEnabled: false });
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link').last();
    const footerHeight = () => footer.evaluate((it) => it.getBoundingClientRect().height);
    expect(await laidOut(link)).toBe(false);
    const kept = await footerHeight();
    await page.keyboard.press('End');
    await expect.poll(() => laidOut(link)).toBe(true);
    const grown = (await footerHeight()) - kept;
    // Were it lower than what was kept for it, all that is on the screen would move.
    expect(grown).toBeGreaterThanOrEqual(0);
    expect(grown).toBeLessThan(32);
  });

  it.each([
    ['the slides that / does not show', '/', '[data-slide="other"] p >> nth=0'],
    ['the words below the hero of /', '/', '[data-part] p >> nth=0'],
    ['the third card of /', '/', '[data-part] li h3 >> nth=2'],
    ['the third section of /blog', '/blog', 'article >> nth=2'],
    ['the cards of /services/printing', '/services/printing', '#offerings h3 >> nth=0'],
  ])('leaves %s to the second after, or to the first scroll', async (_what, path, one) => {
    const { page } = await visit('about:blank', phone);
    await holdAnimations(page);
    await page.goto(path);
    expect(await laidOut(page.locator(one))).toBe(false);
    await page.mouse.wheel(0, 10);
    await expect.poll(() => laidOut(page.locator(one))).toBe(true);
    const { page: another } = await visit(path, phone);
    await expect.poll(() => laidOut(another.locator(one)), { timeout: patience(3000) }).toBe(true);
  });

  it('lays out what comes late with the first key, so that focus steps over nothing', async () => {
    const { page } = await visit('about:blank', phone);
    await holdAnimations(page);
    await page.goto('/blog');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => laidOut(page.locator('article >> nth=2'))).toBe(true);
  });

  it.each([360, widths.phone, 412])("keeps the height of the hero's highest slide on %s px", async (width) => {
    const { page } = await visit('about:blank', { ...phone, viewport: { width, height: 844 } });
    await holdAnimations(page);
    await page.goto('/');
    const slides = page.locator('[data-rotation] [aria-live]');
    const height = () => slides.evaluate((it) => it.getBoundingClientRect().height);
    const kept = await height();
    await page.mouse.wheel(0, 10);
    await page.locator(':root[data-scrolled]').waitFor();
    expect(Math.abs((await height()) - kept)).toBeLessThan(1);
  });

  it.each([
    ['/', 'contact'],
    ['/services/printing', 'quote'],
  ])('%s opens at its part #%s', async (path, fragment) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visit(`${path}#${fragment}`, { ...phone, javaScriptEnabled });
      const top = () => page.locator(`#${fragment}`).evaluate((part) => part.getBoundingClientRect().top);
      // Below the header, which stays on the screen.
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThan(0);
    }
  });

  it('stays at its part when its typefaces break other lines above it, where the browser does not see to that', async () => {
    const { page } = await visit('about:blank', phone);
    const fonts = await openBeforeFonts(page, '/#contact');
    await page.waitForFunction(() => scrollY > 0);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // Words that are wider until then, on any machine.
      sheet.replaceSync(`:root { overflow-anchor: none } p { font-family: 'Instrument Sans', monospace !important }`);
      document.adoptedStyleSheets.push(sheet);
      document.getElementById('contact')?.scrollIntoView({ behavior: 'instant' });
    });
    const top = () => page.locator('#contact').evaluate((part) => part.getBoundingClientRect().top);
    const [height, place] = [await heightOf(page), await top()];
    await Promise.all(fonts.map((route) => route.continue()));
    await fontsShown(page);
    expect(await heightOf(page)).toBeLessThan(height);
    expect(Math.abs((await top()) - place)).toBeLessThan(1);
  });

  it('has its whole height for who comes to it again', async () => {
    const { page } = await visit('/#contact', phone);
    const whole = await heightOf(page);
    await page.goto('/robots.txt');
    await page.goto('/');
    expect(await heightOf(page)).not.toBe(whole);
    await page.reload();
    await expect.poll(() => heightOf(page)).toBe(whole);
  });
});
