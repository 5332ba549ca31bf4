/**
 * The only script file in a page's HTML. The prerendered page works without it. This script loads what the first paint does
 * not need, starts hydration, and queues interactions until React is ready.
 */
import { headerScrollThreshold, motionAttribute, motionStorageKey, reducedMotionValue } from 'agency-ui/prehydration';
import { queuePresses } from 'agency-ui/press-queue';
import { speculationRules } from '../build/speculation-rules.js';
import { listenForLeaving } from './leaving.js';

/**
 * Delay between the load event and hydration if there is no interaction, in ms. It ends before the hero's first slide
 * change.
 */
const idleHydrationDelayMs = 5000;

/** The first of these events starts hydration. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;

const page = document.documentElement;
const root = document.getElementById('app') ?? document.body;
const {
  route,
  fallback = '/src/form-fallback.ts',
  entry = '/src/entry-client.tsx',
  modules,
  stylesheet,
  fonts,
  fontFiles,
} = root.dataset;

function appendLink(rel: string, href: string, properties?: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href, ...properties });
  document.head.append(link);
  return link;
}

/** Longest wait for an idle moment, in ms, because an animation on a slow device can keep the browser busy. */
const longestIdleWaitMs = 500;

/** Runs a task when the browser is idle. Safari has no `requestIdleCallback`, so there it runs as a separate task. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: longestIdleWaitMs });
  else setTimeout(task);
}

/** Longest wait for all font files, in ms. After that, each is used as it arrives. */
const longestFontWaitMs = 4000;

/**
 * Text uses metric-matched local fonts until the web fonts arrive, so that the hero's picture loads first. Declaring a
 * font face forces a full-page relayout, and so does each font file as it loads. The stylesheet is therefore applied
 * only once the files have loaded, which leaves a single relayout.
 */
async function showFonts(): Promise<void> {
  if (!fonts) return;
  const sheet = appendLink('stylesheet', fonts, { media: 'not all' });
  const files = fontFiles?.split(' ') ?? [];
  const links = files.map((href) => appendLink('preload', href, { as: 'font', crossOrigin: 'anonymous' }));
  const settled = [sheet, ...links].map(
    (link) => new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve })),
  );
  await Promise.race([Promise.all(settled), new Promise((resolve) => setTimeout(resolve, longestFontWaitMs))]);
  sheet.media = 'all';
  keepFragmentInView();
}

const fontsShown = showFonts();

/** In browsers without scroll anchoring, web fonts can break lines differently and so move the fragment's target. */
function keepFragmentInView(): void {
  const target = document.querySelector(':target');
  if (!target) return;
  let hasVisitorMoved = false;
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, () => (hasVisitorMoved = true), { once: true, passive: true });
  // Fonts start to load in the next frame.
  requestAnimationFrame(async () => {
    await document.fonts.ready;
    if (!hasVisitorMoved) target.scrollIntoView({ behavior: 'instant' });
  });
}

if (route === '*') console.error(`404: there is no page at ${location.pathname}`);

try {
  if (localStorage.getItem(motionStorageKey) === reducedMotionValue)
    page.setAttribute(motionAttribute, reducedMotionValue);
} catch {
  // The browser blocks storage.
}

// Scroll restoration and text fragments need every section at its final height.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit && (visit.type !== 'navigate' || visit.name.includes(':~:text='))) page.dataset['renderAll'] = '';

/**
 * Lays out the far sections, which `content-visibility` has skipped until now, one after another while the browser is
 * idle. From then on `innerText`, the accessibility tree and the browser's search contain the whole page.
 */
function layOutFarSections(): void {
  const sections = document.querySelectorAll<HTMLElement>('main > *, main > [data-island] > *, main + footer');
  const skipped = [...sections].find((section) => getComputedStyle(section).contentVisibility === 'auto');
  if (!skipped) return;
  skipped.style.contentVisibility = 'visible';
  // Forces the layout now: the next frame would lay out all sections of this idle period in one long task.
  skipped.getBoundingClientRect();
  whenIdle(layOutFarSections);
}

/** Delay before failed files are loaded again, in ms. Doubles each time. */
let retryDelayMs = 4000;
let retryTimer = 0;

function retryLater(): void {
  clearTimeout(retryTimer);
  retryTimer = window.setTimeout(hydrate, retryDelayMs);
  retryDelayMs *= 2;
}

let isStyled = !stylesheet;

function loadStylesheet(): void {
  if (isStyled || !stylesheet) return;
  isStyled = true;
  const link = appendLink('stylesheet', stylesheet);
  link.onerror = () => {
    link.remove();
    isStyled = false;
    retryLater();
  };
}

/** Repeated imports load a module only once. */
const loadFallback = () => import(/* @vite-ignore */ fallback).catch(() => {});

let isHydrating = false;
let attempts = 0;
/** Resolves once any input that hydration has removed is filled in again. */
let inputRestored = () => Promise.resolve();

/**
 * Hydrates the page, and retries after a failure. Doesn't wait for the stylesheet, because the page has its critical
 * CSS.
 */
async function hydrate(): Promise<void> {
  loadFallback();
  loadStylesheet();
  if (isHydrating) return;
  isHydrating = true;
  try {
    for (const href of modules?.split(' ') ?? []) appendLink('modulepreload', href);
    // Firefox and Safari remember a failed script's URL until the page is reloaded.
    const address = attempts++ ? `${entry}?${attempts}` : entry;
    const { start }: typeof import('./entry-client.js') = await import(/* @vite-ignore */ address);
    inputRestored = await start(root);
  } catch (error) {
    // A file failed to load, so the page keeps its prerendered HTML.
    console.error(error);
    isHydrating = false;
    giveUp();
    retryLater();
  }
}

/** Lets the browser paint its native response to an interaction before hydration starts. */
function hydrateAfterPaint(): void {
  for (const type of interactionEvents) removeEventListener(type, hydrateAfterPaint, { capture: true });
  requestAnimationFrame(() => setTimeout(() => whenIdle(hydrate)));
}

function listenForInteraction(): void {
  for (const type of interactionEvents) addEventListener(type, hydrateAfterPaint, { capture: true, passive: true });
}

/** `data-hydrated` means that React has hydrated the page outside the islands. */
const isPageHydrated = () => 'hydrated' in root.dataset;

const isHydrated = (element: Element) => isPageHydrated() && !element.closest('[data-island="dehydrated"]');

const { replay, giveUp } = queuePresses({ isHydrated, load: hydrate });

function afterHydration(): void {
  root.dataset['hydrated'] = '';
  // The router may have shown a different page since.
  whenIdle(layOutFarSections);
  // From now on React navigates on the client, so prefetching whole pages would be useless.
  rules.remove();
  removeEventListener('scroll', updateFixed);
  inputRestored().then(replay);
}

const header = document.querySelector<HTMLElement>('header[data-header="transparent"]');
function updateHeader(): void {
  const [state, tone] = scrollY > headerScrollThreshold ? ['solid', 'white'] : ['transparent', 'night'];
  // Setting the same value again would restyle the header needlessly.
  if (header && header.dataset['header'] !== state) Object.assign(header.dataset, { header: state, agencyTone: tone });
}

/** Keeps the chat button off controls, forms and text before hydration. After that, the kit's `ChatAppButton` does. */
function clearChatButton(): void {
  const chat = document.querySelector<HTMLElement>('aside[data-place]');
  if (!chat || isPageHydrated()) return;
  const { x, y, width, height } = chat.getBoundingClientRect();
  const points = [0, 0.5, 0.99];
  const covers = points.some((across) =>
    points.some((down) =>
      document
        .elementsFromPoint(x + across * width, y + down * height)
        .some((found) => found.closest('main :is(button, input, form, p, h2, h3)')),
    ),
  );
  const place = covers ? 'aside' : 'corner';
  // Setting the same value again would restyle the button needlessly, in every frame of a scroll.
  if (chat.dataset['place'] !== place) chat.dataset['place'] = place;
}

function updateFixed(): void {
  updateHeader();
  clearChatButton();
}

/** Prefetches a page when its link is pressed. */
const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', text: speculationRules });

listenForInteraction();
listenForLeaving(isPageHydrated);
addEventListener('agency:hydrated', afterHydration);
addEventListener('agency:load-failed', giveUp);
addEventListener('online', hydrate);
// Cross-document view transitions are controlled by stylesheets, which can only query the system's setting.
addEventListener('pageswap', ({ viewTransition }) => {
  // Rejects if the browser skips the animation, for example when the visitor goes back immediately.
  viewTransition?.ready.catch(() => {});
  if (page.hasAttribute(motionAttribute)) viewTransition?.skipTransition();
});
addEventListener('scroll', updateFixed, { passive: true });
requestAnimationFrame(updateFixed);
addEventListener('load', () =>
  whenIdle(() => {
    // Waits for the web fonts, which start to load in the next frame: if they arrived later, layout would run again.
    fontsShown.then(() => whenIdle(() => document.fonts.ready.then(() => whenIdle(layOutFarSections))));
    clearChatButton();
    if (!isPageHydrated()) document.head.append(rules);
    loadFallback();
    setTimeout(() => whenIdle(hydrate), idleHydrationDelayMs);
  }),
);
const parameters = new URLSearchParams(location.search);
// The development server doesn't prerender, and prerendered HTML contains neither the blog's selected category nor
// search results.
if (!root.firstElementChild || parameters.has('category') || parameters.has('q')) hydrate();
