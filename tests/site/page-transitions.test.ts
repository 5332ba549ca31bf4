/** View transitions from page to page, and from a project's card to its page. A page must arrive even if they fail. */

import { projects } from 'agency-content/projects';
import { projectTitle, titles } from 'agency-content/titles';
import { motionStorageKey, reducedMotionValue } from 'agency-ui/prehydration';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser, waitForHydration, waitForIsland, widths } from './browser.js';

const visit = openBrowser();

/** View transition names on the page before and after the change, and the parts that move. */
interface Transition {
  before: string[];
  after: string[];
  moving: string[];
}

/** Records each of the document's transitions, and whether the document was opened with one. */
function watchTransitions(): void {
  // On a busy test machine there are long tasks, after which the kit skips transitions as it does on slow devices.
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
  const transitions: Transition[] = [];
  Object.assign(window, { transitions });
  const names = () =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { viewTransitionName } = getComputedStyle(element);
      // A video's `source` elements have no computed style, and so no name either.
      return viewTransitionName === 'none' || viewTransitionName === '' ? [] : viewTransitionName;
    });
  const start = document.startViewTransition;
  document.startViewTransition = (update) => {
    const before = names();
    const transition = start.call(document, update);
    transition.ready.then(() => {
      const moving = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
      transitions.push({ before, after: names(), moving });
    });
    return transition;
  };
  addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { revealed: viewTransition !== null }));
}

const watched = { prepare: (page: Page) => page.addInitScript(watchTransitions) };

const transitionsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: Transition[] }).transitions);

/** Whether the document was opened with a transition. */
const isRevealed = (page: Page) => page.evaluate(() => (window as unknown as { revealed: boolean }).revealed);

const pauseMotion = (page: Page) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    motionStorageKey,
    reducedMotionValue,
  ] as const);

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

const [first] = projects;
const projectLink = (page: Page) => page.getByRole('link', { name: `View Project ${first?.title}` });
const projectName = `project-${first?.id}`;

describe('client-side navigation', () => {
  it('prints the next page over the previous one, below a static header', async () => {
    const { page, messages } = await visit('/privacy-policy', watched);
    await waitForHydration(page);
    await headerLink(page, 'FAQ').click();
    await expect.poll(() => page.title()).toBe(titles.faq);
    await expect.poll(() => transitionsOf(page)).toHaveLength(1);
    const [{ before, after, moving } = { before: [], after: [], moving: [] }] = await transitionsOf(page);
    expect(moving).toContain('::view-transition-new(root)');
    expect(moving).not.toContain('::view-transition-group(agency-header)');
    for (const names of [before, after]) expect(names).toContain('agency-header');
    await expect.poll(() => page.evaluate(() => document.activeViewTransition)).toBeNull();
    expect(messages).toEqual([]);
  });

  it.each([
    { from: '/case-studies', width: widths.desktop },
    { from: '/', width: widths.desktop },
    { from: '/case-studies', width: widths.phone },
  ])('moves a card’s picture on $from to its place on the project page at $width px', async ({ from, width }) => {
    const { page } = await visit(from, { ...watched, viewport: { width, height: 844 } });
    await waitForHydration(page);
    await projectLink(page).scrollIntoViewIfNeeded();
    await projectLink(page).focus();
    // Until its island hydrates, following the link would load the whole document.
    if (from === '/') await waitForIsland(projectLink(page));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe(first && projectTitle(first));
    await expect.poll(() => transitionsOf(page)).toHaveLength(1);
    const [{ before, after, moving } = { before: [], after: [], moving: [] }] = await transitionsOf(page);
    for (const names of [before, after]) {
      expect(names).toContain(projectName);
      // Browsers skip a transition if two elements have the same name.
      expect(new Set(names).size).toBe(names.length);
    }
    expect(before.filter((name) => name.startsWith('project-') && after.includes(name))).toEqual([projectName]);
    expect(moving).toContain(`::view-transition-group(${projectName})`);
    expect(moving).toContain(`::view-transition-old(${projectName})`);
  });

  it('ends the transition on a press, which reaches the element below', async () => {
    const { page } = await visit('/privacy-policy', watched);
    await waitForHydration(page);
    const contact = await headerLink(page, 'Contact').boundingBox();
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('::view-transition-new(root) { animation-duration: 600s !important; }');
      document.adoptedStyleSheets.push(slow);
    });
    await headerLink(page, 'FAQ').click();
    await expect.poll(() => transitionsOf(page)).toHaveLength(1);
    expect(await page.evaluate(() => document.activeViewTransition)).not.toBeNull();
    await page.mouse.click((contact?.x ?? 0) + 5, (contact?.y ?? 0) + 5);
    await expect.poll(() => page.title()).toBe(titles.contact);
  });

  it.each([
    ['is unsupported', () => Reflect.deleteProperty(Document.prototype, 'startViewTransition')],
    [
      'throws',
      () => {
        Document.prototype.startViewTransition = () => {
          throw new Error('broken on purpose');
        };
      },
    ],
    [
      'is skipped',
      () => {
        const { startViewTransition } = Document.prototype;
        Document.prototype.startViewTransition = function (update) {
          const transition = startViewTransition.call(this, update);
          transition.skipTransition();
          return transition;
        };
      },
    ],
  ])('arrives even if the transition %s', async (_, breakTransitions) => {
    const { page, messages } = await visit('/privacy-policy', {
      prepare: (page) => page.addInitScript(breakTransitions),
    });
    await waitForHydration(page);
    await headerLink(page, 'FAQ').click();
    await expect.poll(() => page.title()).toBe(titles.faq);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(messages).toEqual([]);
  });
});

describe('a full page load', () => {
  /** Keeps React from loading by holding back its entry, as on a slow network. */
  const withoutReact = (page: Page) => page.route('**/assets/entry-client-*.js', () => {});

  it('runs a transition as well', async () => {
    const { page, messages } = await visit('/privacy-policy', {
      prepare: async (page) => Promise.all([watched.prepare(page), withoutReact(page)]),
    });
    expect(await isRevealed(page)).toBe(false);
    await headerLink(page, 'FAQ').click();
    await page.waitForURL('**/faq');
    expect(await isRevealed(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  it.each(['the system', 'the motion switch'])('runs no transition if %s reduces motion', async (source) => {
    const { page, messages } = await visit('/privacy-policy', {
      ...(source === 'the system' && { reducedMotion: 'reduce' }),
      prepare: async (page) => {
        await Promise.all([watched.prepare(page), withoutReact(page)]);
        if (source !== 'the system') await pauseMotion(page);
      },
    });
    await headerLink(page, 'FAQ').click();
    await page.waitForURL('**/faq');
    expect(await isRevealed(page)).toBe(false);
    expect(messages).toEqual([]);
  });
});

it.each(['the system', 'the motion switch'])('moves nothing if %s reduces motion', async (source) => {
  const { page } = await visit('/case-studies', {
    ...(source === 'the system' && { reducedMotion: 'reduce' }),
    prepare: async (page) => {
      await watched.prepare(page);
      if (source !== 'the system') await pauseMotion(page);
    },
  });
  await waitForHydration(page);
  await projectLink(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toBe(first && projectTitle(first));
  expect(await transitionsOf(page)).toEqual([]);
});
