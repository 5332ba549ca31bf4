/**
 * Tests every page: status, layout and accessibility at every width, content without JavaScript, and a silent console.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { agency, mainNavigation, quoteAction } from 'agency-content';
import { articles } from 'agency-content/blog';
import { faqCategories } from 'agency-content/faq';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { routes } from '../../site/src/routes.js';
import { openBrowser, renderAll, waitForHydration, widths } from './browser.js';
import { everyPath, listedPaths, missingPaths, normalizeText, request } from './paths.js';

const visit = openBrowser();

/** The specification's route list (section 2), the two pages that its links also target, and the articles. */
const specified = [
  '/',
  '/services/experiential-marketing',
  '/services/events',
  '/services/expos',
  '/services/production',
  '/services/staff-engagement',
  '/services/brand-identity',
  '/services/printing',
  '/services/outdoor-advertising',
  '/about/our-story',
  '/about/team',
  '/about/values',
  '/about/credentials',
  '/blog',
  '/faq',
  '/contact',
  '/inquiries',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  '/projects/:id',
  '/services',
  '/case-studies',
  ...articles.map(({ path }) => path),
];

it('has every route in the specification', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(specified.toSorted());
});

it.each(listedPaths)('serves %s', async (path) => {
  expect((await request(path)).status).toBe(200);
});

it.each(missingPaths)('serves %s with status 404', async (path) => {
  expect((await request(path)).status).toBe(404);
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Describes each axe violation. Injects axe through the debugger, because the site's policy blocks its script. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(', ')}`);
  });
}

/**
 * Violations that persist after re-rendering at a new width, because a frame becomes focusable only once it knows that
 * it scrolls.
 */
async function lastingViolations(page: Page): Promise<string[]> {
  if ((await violations(page)).length === 0) return [];
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestIdleCallback(painted))));
  return violations(page);
}

/** Text beyond the page's left or right edge, or the width of a page that is wider than the viewport. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`The page is ${scrollWidth} px wide.`);
    /** A row that scrolls horizontally overflows the page by design. */
    const inRow = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || inRow(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('[inert], [aria-hidden="true"]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Visually hidden text has a box of one pixel.
      if (element.getBoundingClientRect().width <= 1 || getComputedStyle(element).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > innerWidth + 1) && !inRow(element)) found.push(node.textContent);
    }
    return found;
  });

/** Expected console messages, because the browser and the site both log a missing page. */
const reports: Record<string, string[]> = {
  '/projects/999': [expect.stringContaining('404 (Not Found)')],
  '/projects/x': [expect.stringContaining('404 (Not Found)')],
  '/no/such/page': [expect.stringContaining('404 (Not Found)'), '404: there is no page at /no/such/page'],
};

describe('hydrated pages', () => {
  it.each(everyPath)(
    'has no axe violations or overflow on %s at any width, and logs nothing',
    { tags: ['wcag:1.1.1', 'wcag:1.3.1', 'wcag:1.4.10', 'wcag:3.1.1', 'wcag:4.1.2'], timeout: scaleTimeout(60_000) },
    async (path) => {
      const { page, messages } = await visit(path, {
        viewport: { width: widths.desktop, height: 900 },
        reducedMotion: 'reduce',
        reusePage: true,
      });
      const prerendered = await page.title();
      await waitForHydration(page);
      await renderAll(page);
      for (const name of ['desktop', 'tablet', 'phone', 'narrow'] as const) {
        const width = widths[name];
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflowing(page), `overflowing at ${width} px`).toEqual([]);
        if (name === 'desktop' || name === 'phone') {
          expect.soft(await lastingViolations(page), `axe at ${width} px`).toEqual([]);
        }
      }
      expect.soft(await page.locator('h1').count()).toBe(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        expect.soft(await page.getByRole(landmark).count(), landmark).toBe(1);
      }
      expect.soft(await page.title()).toBe(prerendered);
      expect.soft(messages).toEqual(reports[path] ?? []);
    },
  );

  it('detects axe violations and overflow', async () => {
    const { page } = await visit('/sitemap', { viewport: { width: widths.narrow, height: 900 } });
    // Hydration removes nodes that are not in the server's HTML.
    await waitForHydration(page);
    await page.evaluate(() => {
      const words = document.createElement('h4');
      words.append('Unhyphenatedunbreakableheadlineofapage'.repeat(3));
      document.querySelector('main')?.append(words, document.createElement('button'));
    });
    await renderAll(page);
    expect(await overflowing(page)).toContainEqual(expect.stringMatching(/^Unhyphenated/));
    expect((await violations(page)).join()).toContain('button-name');
  });
});

/** The number of fields, buttons and hidden controls per form. */
const fieldsOf = (page: Page) =>
  page.locator('main form').evaluateAll((forms) =>
    forms.map((form) => ({
      fields: form.querySelectorAll('input:not([type="hidden"], [name="website"]), select, textarea').length,
      hidden: [
        ...form.querySelectorAll('input:not([type="hidden"], [name="website"]), select, textarea, button'),
      ].filter(
        (field) =>
          !field.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || field.closest('[inert]'),
      ).length,
      buttons: form.querySelectorAll('button').length,
    })),
  );

describe('a page without JavaScript', () => {
  it.each(everyPath)('shows the content and navigation of %s', async (path) => {
    const { page } = await visit(path, { javaScriptEnabled: false, reusePage: true });
    await renderAll(page);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
    const content = await main.evaluate((main: HTMLElement) => {
      const invisible = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd, td, figcaption')].filter(
        (element) =>
          element.textContent?.trim() &&
          // Visitors open `details` themselves.
          !element.closest('[inert], [aria-hidden="true"], dialog, details:not([open])') &&
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false }),
      );
      // On wider screens, a heading sits above content that is only collapsed on phones.
      const texts = new Set(main.innerText.split('\n'));
      const missing = invisible.filter(
        (element) => !element.closest('summary') || !texts.has(element.textContent ?? ''),
      );
      return { length: main.innerText.length, invisible: missing.map((element) => element.textContent) };
    });
    expect(content.length).toBeGreaterThan(80);
    expect(content.invisible).toEqual([]);
    const shown = (place: 'banner' | 'contentinfo') =>
      page.getByRole(place).getByRole('link').filter({ visible: true }).count();
    const topLevel = mainNavigation.filter((entry) => !('items' in entry));
    // The logo, the top-level links and the quote button.
    expect(await shown('banner')).toBeGreaterThanOrEqual(topLevel.length + 2);
    expect(await shown('contentinfo')).toBeGreaterThan(20);
  });

  it('makes every menu link reachable on a phone', async () => {
    const { page } = await visit('/faq', { javaScriptEnabled: false, viewport: { width: widths.phone, height: 844 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const entry of mainNavigation) {
      if (!('items' in entry)) continue;
      const first = menu.getByRole('link', { name: entry.items[0]!.name, exact: true });
      if (!(await first.isVisible())) await menu.getByText(entry.name, { exact: true }).click();
    }
    const names = mainNavigation
      .flatMap((entry) => ('items' in entry ? [...entry.items, ...(entry.more ?? [])] : [entry]))
      .map(({ name }) => name);
    expect(names).toHaveLength(18);
    for (const name of [...names, quoteAction.name]) {
      expect(await menu.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true);
    }
  });

  it('shows every answer in full', async () => {
    const { page } = await visit('/faq', { javaScriptEnabled: false });
    await renderAll(page);
    const content = normalizeText(await page.getByRole('main').innerText());
    const entries = faqCategories.flatMap(({ entries }) => entries);
    expect(entries.length).toBeGreaterThanOrEqual(30);
    for (const { question, answer } of entries) {
      expect(content).toContain(normalizeText(question));
      for (const paragraph of [answer].flat()) expect(content).toContain(normalizeText(paragraph));
    }
  });

  it.each([
    ['/', 4],
    ['/contact', 8],
    ['/inquiries', 7],
    ['/services/events', 3],
    ['/blog', 1],
  ])('shows, in the form on %s, all %i fields and other ways to contact the agency', async (path, count) => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    // Buttons that require JavaScript are hidden: Submit, and the one that reloads the page.
    expect(await fieldsOf(page)).toContainEqual({ fields: count, hidden: 2, buttons: 2 });
    const form = page.locator('main form').first();
    for (const href of [`mailto:${agency.email}`, `tel:${agency.phone.replaceAll(' ', '')}`]) {
      expect(await form.locator(`a[href="${href}"]`).filter({ visible: true }).count(), href).toBe(1);
    }
  });
});

// WCAG 2.4.7 Focus Visible and 2.4.11 Focus Not Obscured (Minimum)
describe('the focused element', () => {
  it.each(
    ['/', '/faq', '/contact', '/inquiries', '/services/events', '/blog', '/no/such/page'].flatMap((path) => [
      [path, 1280, 720] as const,
      [path, 320, 256] as const,
    ]),
  )(
    'has a visible outline and is never covered on %s at %i × %i',
    { tags: ['wcag:2.4.7', 'wcag:2.4.11', 'product:agency-ui'], timeout: scaleTimeout(60_000) },
    async (path, width, height) => {
      const { page } = await visit(path, { viewport: { width, height }, reducedMotion: 'reduce', reusePage: true });
      await waitForHydration(page);
      const hidden: string[] = [];
      const bare: string[] = [];
      const names: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return undefined;
          const box = focused.getBoundingClientRect();
          const [x1, x2] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
          const [y1, y2] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
          const points = [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map((y) => [x1 + (x2 - x1) * x, y1 + (y2 - y1) * y]),
          );
          const seen = points.some(([x = 0, y = 0]) => {
            const top = document.elementFromPoint(x, y);
            return top && (focused.contains(top) || top.contains(focused));
          });
          // The outline may be on a field's wrapper, or on a link's text or card.
          const framed = [focused.parentElement, focused, focused.firstElementChild].flatMap((element) =>
            element ? [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)) : [],
          );
          const outlined = framed.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
          );
          return {
            seen,
            outlined,
            name: focused.textContent || focused.getAttribute('aria-label') || focused.outerHTML,
          };
        });
        if (!stop) break;
        names.push(stop.name);
        if (!stop.seen) hidden.push(stop.name);
        if (!stop.outlined) bare.push(stop.name);
        expect(names.length, 'stops before the end of the page').toBeLessThan(200);
      }
      expect(names[0]).toBe('Skip to main content');
      expect(names.length).toBeGreaterThan(15);
      expect(hidden).toEqual([]);
      expect(bare).toEqual([]);
    },
  );
});
