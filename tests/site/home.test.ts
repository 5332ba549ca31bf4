import {
  agency,
  coreServices,
  footerLinks,
  heroSlides,
  heroTagline,
  homeHeading,
  impact,
  mainNavigation,
  quoteAction,
} from 'agency-content';
import { earlyPressScript } from 'agency-ui/press-queue';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { collapseSpaces, openBrowser, pauseClock, siteUrl, waitForHydration, widths } from './browser.js';

const visit = openBrowser();

describe('the prerendered home page', () => {
  it('contains all of the page’s text', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const body = collapseSpaces(await page.locator('body').textContent());
    const texts = [
      homeHeading,
      heroTagline,
      ...heroSlides.flatMap(({ title, description }) => [title, description]),
      coreServices.heading,
      ...coreServices.services.flatMap(({ title, description }) => [title, description]),
      impact.heading,
      ...impact.numbers.flatMap(({ value, label }) => [String(value), label]),
      ...mainNavigation.flatMap((entry) => ('items' in entry ? entry.items.map(({ name }) => name) : [entry.name])),
      quoteAction.name,
      agency.tagline,
      agency.phone,
      agency.email,
      ...Object.values(footerLinks).flatMap((links) => links.map(({ name }) => name)),
    ];
    expect(texts.length).toBeGreaterThan(70);
    for (const text of texts) expect(body, text).toContain(collapseSpaces(text));
  });

  it('has metadata for search engines and shared links', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const title = await page.title();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-KE');
    expect(title).toContain('events, activations and printing in Nairobi');
    expect(await content('meta[name="description"]')).toContain('Kenya’s No 1 Experiential & Events Agency');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/^https:\/\/[^/]+\/$/);
    expect(await content('meta[property="og:title"]')).toBe(title);
    const picture = new URL((await content('meta[property="og:image"]')) ?? '');
    expect((await fetch(`${siteUrl}${picture.pathname}`)).headers.get('Content-Type')).toBe('image/jpeg');
    expect(await content('meta[property="og:description"]')).toBe(await content('meta[name="description"]'));
  });

  it('runs no inline script except the one that records early presses', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const sources = await page
      .locator('script:not([type="application/ld+json"])')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src') ?? script.textContent));
    expect(sources).toEqual([earlyPressScript, expect.stringMatching(/^\/assets\/boot-/)]);
  });
});

describe('the home page in the browser', () => {
  it.each(Object.entries(widths))('does not overflow horizontally: %s', async (_name, width) => {
    const { page } = await visit('/', { viewport: { width, height: 800 } });
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('hydrates without logging any console messages', async () => {
    const { page, messages } = await visit('/');
    await waitForHydration(page);
    expect(messages).toEqual([]);
  });

  it('has one h1 and a landmark for each part', async () => {
    const { page } = await visit('/');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([homeHeading]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      expect(await page.getByRole(landmark).count(), landmark).toBe(1);
    }
  });

  it('loads only one hero picture before the first slide change', async () => {
    const pictures: string[] = [];
    const { page } = await visit('/', {
      prepare: async (page) => {
        page.on('request', (request) => request.url().includes('/pictures/hero-') && pictures.push(request.url()));
        await pauseClock(page);
      },
    });
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(pictures).toHaveLength(1);
    await page.clock.runFor(8_000);
    await expect.poll(() => pictures.length).toBeGreaterThan(1);
  });

  it('changes the slide after 8 seconds and no sooner', async () => {
    const { page } = await visit('/', { prepare: pauseClock });
    await waitForHydration(page);
    const tab = (number: number) => page.getByRole('tab', { name: `Go to slide ${number}`, exact: true }).first();
    await page.clock.runFor(7_990);
    expect(await tab(1).getAttribute('aria-selected')).toBe('true');
    await page.clock.runFor(20);
    await expect.poll(() => tab(2).getAttribute('aria-selected')).toBe('true');
  });

  it('makes the header solid after more than 50 px of scrolling', async () => {
    const { page } = await visit('/');
    await waitForHydration(page);
    const header = page.getByRole('banner');
    const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    expect(await header.getAttribute('data-header')).toBe('transparent');
    await scrollTo(51);
    await expect.poll(() => header.getAttribute('data-header')).toBe('solid');
    await scrollTo(50);
    await expect.poll(() => header.getAttribute('data-header')).toBe('transparent');
  });

  it('counts up to the numbers once they are in view', async () => {
    const { page } = await visit('/');
    await waitForHydration(page);
    const section = page.getByRole('region', { name: impact.heading });
    await section.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => collapseSpaces(await section.textContent()), { timeout: scaleTimeout(8_000) })
      .toContain('120');
    for (const { label } of impact.numbers) expect(collapseSpaces(await section.textContent())).toContain(label);
  });

  it('opens a dropdown on hover and closes it with Escape', async () => {
    const { page } = await visit('/');
    await waitForHydration(page);
    const services = page.getByRole('banner').getByRole('button', { name: 'Services' });
    await services.hover();
    const link = page.getByRole('banner').getByRole('link', { name: 'Brand Identity' });
    await link.waitFor();
    expect(await services.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => services.getAttribute('aria-expanded')).toBe('false');
    await link.waitFor({ state: 'hidden' });
  });

  it('opens the phone menu before any script has run, and closes it again', {
    tags: ['component:SiteHeader', 'wcag:2.1.1'],
  }, async () => {
    const { page } = await visit('/', {
      viewport: { width: widths.phone, height: 844 },
      prepare: (page) => page.route(/\/assets\/.*\.js$/, (route) => route.abort()),
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Get A Quote' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  it('opens a WhatsApp conversation with the agency in a new tab', {
    tags: ['component:ChatAppButton', 'wcag:3.2.6'],
  }, async () => {
    const { page } = await visit('/');
    const chat = page.locator('a[href^="https://wa.me/254700000000?text="]').filter({ visible: true });
    expect(await chat.getAttribute('target')).toBe('_blank');
    expect(await chat.getAttribute('rel')).toContain('noopener');
  });
});

describe('the home page without JavaScript', () => {
  it('shows the first slide, the services and the final numbers', {
    tags: ['component:HeroCarousel', 'component:ImpactCounters', 'wcag:1.3.2'],
  }, async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const [first] = heroSlides;
    await page.getByRole('heading', { name: first!.title }).waitFor();
    for (const { title } of coreServices.services) {
      expect(await page.getByRole('heading', { name: title, exact: true }).isVisible(), title).toBe(true);
    }
    expect(await page.getByText('Clients Served').isVisible()).toBe(true);
  });

  it('opens the dropdowns on hover and on focus', { tags: ['component:SiteHeader', 'wcag:2.1.1'] }, async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Services' }).hover();
    await header.getByRole('link', { name: 'Staff Engagement' }).waitFor();
    await page.mouse.move(700, 700);
    await header.getByRole('button', { name: 'About Us' }).focus();
    await header.getByRole('link', { name: 'Our Values' }).waitFor();
  });
});
