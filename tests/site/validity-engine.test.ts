/**
 * Runs IBM's accessibility checker on one page of each type, and checks manual criteria: reading order, consistency,
 * keys.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBrowser, renderAll, waitForHydration, widths } from './browser.js';
import { everyPath, htmlOf, pageTypes } from './paths.js';

const visit = openBrowser();

const ace = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface Finding {
  rule: string;
  message: string;
  html: string;
  /** Whether the element or an ancestor is hidden from assistive technology. */
  isHidden: boolean;
  hasText: boolean;
  /** Whether a pseudo-element paints the background. */
  isOnPseudoElement: boolean;
  isSkipLink: boolean;
}

/**
 * Violations that the checker is certain of; "potential" and "manual" results need human review.
 *
 * Injects the checker through the debugger, because the site's policy would block its script.
 */
async function failures(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ace);
  return page.evaluate(async () => {
    interface Result {
      ruleId: string;
      message: string;
      snippet: string;
      value: [policy: string, outcome: string];
      node: Element;
    }
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check: (root: Document, policies: string[]) => Promise<{ results: Result[] }> } };
    };
    const isClear = (style: CSSStyleDeclaration) => style.backgroundColor === 'rgba(0, 0, 0, 0)';
    const isOnPseudoElement = (element: Element): boolean => {
      if (['::before', '::after'].some((part) => !isClear(getComputedStyle(element, part)))) return true;
      if (!isClear(getComputedStyle(element)) || !element.parentElement) return false;
      return isOnPseudoElement(element.parentElement);
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet, node }) => ({
        rule: ruleId,
        message,
        html: snippet.slice(0, 200),
        isHidden: Boolean(node.closest('[aria-hidden="true"]')),
        hasText: Boolean(node.textContent?.trim()),
        isOnPseudoElement: isOnPseudoElement(node),
        isSkipLink: node.matches('a[href="#main"]'),
      }));
  });
}

interface Exception {
  rule: string;
  applies: (finding: Finding) => boolean;
  reason: string;
}

const always = () => true;

const clipped = 'The checker ignores visually hidden text, which assistive technology reads.';

const exceptions: readonly Exception[] = [
  {
    rule: 'aria_content_in_landmark',
    applies: ({ isSkipLink }) => isSkipLink,
    reason: 'The skip link is the first thing on the page, before every landmark that it skips.',
  },
  {
    rule: 'aria_complementary_label_visible',
    applies: always,
    reason: 'A recommendation of the engine alone: the chat is named by aria-label, and its button shows the name.',
  },
  {
    rule: 'element_tabbable_role_valid',
    applies: ({ html }) => html.includes('role="log"'),
    reason: 'The conversation scrolls, so the keyboard must reach it (WCAG 2.1.1).',
  },
  {
    rule: 'text_contrast_sufficient',
    applies: ({ isHidden }) => isHidden,
    reason: 'Decoration, hidden from assistive technology; WCAG 1.4.3 exempts it.',
  },
  {
    rule: 'text_contrast_sufficient',
    applies: ({ isOnPseudoElement }) => isOnPseudoElement,
    reason: 'The engine does not see grounds that a pseudo-element paints; Colour.stories.tsx measures these pairs.',
  },
  { rule: 'heading_content_exists', applies: ({ hasText }) => hasText, reason: clipped },
  { rule: 'aria_accessiblename_exists', applies: ({ hasText }) => hasText, reason: clipped },
  { rule: 'label_content_exists', applies: ({ hasText }) => hasText, reason: clipped },
];

const isExcepted = (finding: Finding) =>
  exceptions.find(({ rule, applies }) => rule === finding.rule && applies(finding));

const examined = [
  ...pageTypes,
  '/contact',
  '/projects/1',
  '/about/team',
  '/about/our-story',
  '/privacy-policy',
  '/no/such/page',
];

const usedExceptions = new Set<Exception>();

const still = { reducedMotion: 'reduce', reusePage: true } as const;

/** Opens a page, hydrates it and renders every section. */
async function open(path: string, width: number, height = 900): Promise<Page> {
  const { page } = await visit(path, { viewport: { width, height }, ...still });
  await waitForHydration(page);
  await renderAll(page);
  return page;
}

describe('IBM’s checker', () => {
  it.each(examined)(
    'finds no violations on %s',
    { tags: ['wcag:1.1.1', 'wcag:1.3.1', 'wcag:3.1.1', 'wcag:4.1.2'], timeout: scaleTimeout(60_000) },
    async (path) => {
      const found = await failures(await open(path, widths.desktop));
      for (const finding of found) {
        const exception = isExcepted(finding);
        if (exception) usedExceptions.add(exception);
      }
      const faults = found.filter((finding) => !isExcepted(finding));
      expect(faults.map(({ rule, message, html }) => `${rule}: ${message} ${html}`)).toEqual([]);
    },
  );

  it('has no unused exceptions', () => {
    expect(exceptions.filter((exception) => !usedExceptions.has(exception)).map(({ rule }) => rule)).toEqual([]);
  });

  it('detects a button without a name, and text without contrast', async () => {
    const { page } = await visit('/sitemap', { reducedMotion: 'reduce' });
    // Hydration removes elements that the server did not render.
    await waitForHydration(page);
    await page.evaluate(() => {
      const words = document.createElement('p');
      words.style.cssText = 'color: #ccc; background: #fff';
      words.append('Pale words that nobody reads');
      document.querySelector('main')?.append(words, document.createElement('button'));
    });
    const found = (await failures(page)).filter((finding) => !isExcepted(finding)).map(({ rule }) => rule);
    expect(found).toEqual(['text_contrast_sufficient', 'input_label_exists']);
  });
});

describe('consistency between pages', () => {
  /** The links and buttons in every page's header and footer, in order. */
  const framesOf = async () => {
    const { page } = await visit('/robots.txt');
    return page.evaluate(
      (pages) =>
        pages.map(([path, html]) => {
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const namesIn = (selector: string) =>
            [...parsed.querySelectorAll(`${selector} :is(a, button)`)].map((control) => {
              const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
              return `${name.replace(/\s+/g, ' ').trim()} → ${control.getAttribute('href') ?? 'button'}`;
            });
          return { path, header: namesIn('header:not(main *)'), footer: namesIn('footer:not(main *)') };
        }),
      await Promise.all(everyPath.map(async (path) => [path, await htmlOf(path)] as const)),
    );
  };

  it('gives every page the same links, names and order in its header and footer', {
    tags: ['product:agency-ui', 'wcag:3.2.3', 'wcag:3.2.4'],
  }, async () => {
    const [first, ...others] = await framesOf();
    expect(first?.header.length).toBeGreaterThan(10);
    expect(first?.footer.length).toBeGreaterThan(20);
    expect(others).toHaveLength(everyPath.length - 1);
    for (const { path, header, footer } of others) {
      expect.soft(header, path).toEqual(first?.header);
      expect.soft(footer, path).toEqual(first?.footer);
    }
  });
});

describe('manual criteria', () => {
  it.each(pageTypes)(
    'gives %s a reading order that matches its visual order',
    { tags: ['wcag:1.3.2'] },
    async (path) => {
      const page = await open(path, widths.phone);
      const headings = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3)')]
          .filter((heading) => !heading.closest('[inert], dialog, [aria-hidden="true"]') && heading.checkVisibility())
          .map((heading) => ({
            text: heading.textContent ?? '',
            top: Math.round(heading.getBoundingClientRect().top + scrollY),
          })),
      );
      expect(headings.length).toBeGreaterThan(1);
      expect(headings.map(({ text }) => text)).toEqual(
        headings.toSorted((one, other) => one.top - other.top).map(({ text }) => text),
      );
    },
  );

  it.each(pageTypes)(
    'shows the same content on %s in portrait and landscape',
    { tags: ['product:agency-ui', 'wcag:1.3.4'] },
    async (path) => {
      const shown = (page: Page) =>
        page.evaluate(() =>
          [...document.querySelectorAll('main :is(h1, h2, h3, input, select, textarea)')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map((element) => element.textContent || element.getAttribute('name')),
        );
      const upright = await shown(await open(path, 390, 844));
      expect(upright.length).toBeGreaterThan(1);
      expect(await shown(await open(path, 844, 390))).toEqual(upright);
    },
  );

  it.each(pageTypes)(
    'gives %s no single-character shortcuts',
    { tags: ['product:agency-ui', 'wcag:2.1.4'] },
    async (path) => {
      const page = await open(path, widths.desktop);
      const state = () =>
        page.evaluate(() => [
          location.href,
          scrollY,
          document.activeElement?.tagName,
          document.querySelector('#app')?.innerHTML,
        ]);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const before = await state();
      for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789?/.,;-+[]') await page.keyboard.press(character);
      expect(await state()).toEqual(before);
    },
  );

  it.each(pageTypes)(
    'gives instructions on %s that do not rely on sight',
    { tags: ['product:agency-ui', 'wcag:1.3.3'] },
    async (path) => {
      const page = await open(path, widths.desktop);
      const text = await page.evaluate(() => document.body.textContent ?? '');
      const bySight =
        /\b(?:click|tap|press|select|choose|use|see)\b[^.]{0,40}\b(?:left|right|above|below|corner|green|red|blue|orange|yellow|pink|round|square)\b[^.]{0,40}/gi;
      expect(text.match(bySight) ?? []).toEqual([]);
      expect('Press the green button to begin'.match(bySight)).not.toBeNull();
    },
  );

  it.each(['/', '/services/printing', '/contact', '/inquiries', '/blog'])(
    'declares the purpose of each field about the visitor on %s',
    { tags: ['wcag:1.3.5'] },
    async (path) => {
      const page = await open(path, widths.desktop);
      const fields = await page
        .locator(
          'main form input:is([type="text"], [type="email"], [type="tel"], :not([type])):not([aria-hidden="true"] *)',
        )
        .evaluateAll((inputs) =>
          inputs.map((input) => ({
            name: input.getAttribute('name'),
            purpose: input.getAttribute('autocomplete') ?? '',
          })),
        );
      expect(fields.length).toBeGreaterThan(0);
      const known = /^(?:name|given-name|family-name|organization|email|tel)$/;
      const aboutVisitor = fields.filter(({ name }) => name !== 'subject');
      expect(aboutVisitor.filter(({ purpose }) => !known.test(purpose))).toEqual([]);
    },
  );
});
