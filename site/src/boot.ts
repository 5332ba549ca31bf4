/**
 * The only script in a page's HTML. The prerendered page works without it. This script loads what the first paint does
 * not need, starts hydration, and queues interactions until React is ready.
 */
import { headerScrollThreshold, motionAttribute, motionStorageKey, reducedMotionValue } from 'agency-ui/prehydration';
import { speculationRules } from '../build/speculation-rules.js';

/** Delay from the load event to hydration without an interaction, in ms: before the hero's first slide change. */
const idleHydrationDelayMs = 5000;

/** The first of these starts hydration. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;

const page = document.documentElement;
const root = document.getElementById('app') ?? document.body;
const { route, entry = '/src/entry-client.tsx', modules, stylesheet, fonts } = root.dataset;

function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** Safari has no `requestIdleCallback`. */
const whenIdle: (task: () => void, options?: object) => unknown = globalThis.requestIdleCallback ?? setTimeout;

// Text uses metric-matched local fonts until the web fonts arrive, so that the hero's picture loads first.
if (fonts) appendLink('stylesheet', fonts).onload = keepFragmentInView;

/** In browsers without scroll anchoring, web fonts can move the fragment's target by breaking lines differently. */
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
  // The browser forbids storage.
}

// Scroll restoration and text fragments need every section at its final height.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit && (visit.type !== 'navigate' || visit.name.includes(':~:text='))) page.dataset['renderAll'] = '';

let isHydrating = false;

async function hydrate(): Promise<void> {
  if (isHydrating) return;
  isHydrating = true;
  try {
    for (const href of modules?.split(' ') ?? []) appendLink('modulepreload', href);
    const styled = new Promise((resolve, reject) => {
      if (stylesheet) Object.assign(appendLink('stylesheet', stylesheet), { onload: resolve, onerror: reject });
      else resolve(undefined);
    });
    const loaded: Promise<typeof import('./entry-client.js')> = import(/* @vite-ignore */ entry);
    const [{ start }] = await Promise.all([loaded, styled]);
    await start(root);
  } catch (error) {
    // A file failed to load: the page keeps its prerendered HTML, and the next interaction retries.
    console.error(error);
    isHydrating = false;
    listenForInteraction();
  }
}

/** Lets the browser paint its native response to an interaction before hydration starts. */
function hydrateAfterPaint(): void {
  for (const type of interactionEvents) removeEventListener(type, hydrateAfterPaint, { capture: true });
  requestAnimationFrame(() => setTimeout(() => whenIdle(hydrate, { timeout: 1000 })));
}

function listenForInteraction(): void {
  for (const type of interactionEvents) addEventListener(type, hydrateAfterPaint, { capture: true, passive: true });
}

let queue: { target: HTMLElement; replay: () => void }[] = [];

/** `data-hydrated` marks that React has hydrated the page outside of the islands. */
const isPageHydrated = () => 'hydrated' in root.dataset;

const isHydrated = (element: Element) => isPageHydrated() && !element.closest('[data-island="dehydrated"]');

/** Stops an event, to replay it after hydration. */
function enqueue(event: Event, target: HTMLElement, replay: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  queue.push({ target, replay });
  hydrate();
}

function queueClick(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button');
  // Untrusted clicks are the replayed ones.
  if (!button || !event.isTrusted || isHydrated(button)) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) {
    // Polyfills invoker commands, for example in Safari before 26.2.
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    }
    return;
  }
  // A form with an endpoint submits natively.
  if (button.type === 'submit' && button.form?.method !== 'dialog') return;
  // Pressing a button repeatedly before hydration counts as one press.
  queue = queue.filter(({ target }) => target !== button);
  enqueue(event, button, () => button.click());
}

/** Queues the keys that only scripts handle: those that move between tabs, and Enter in a chat field. */
function queueKey(event: KeyboardEvent): void {
  const { target, key, code, shiftKey, isComposing, isTrusted } = event;
  if (!(target instanceof HTMLElement) || !isTrusted || isHydrated(target)) return;
  if (key === 'Escape') queue = []; // Takes back what was pressed: its replay could open what Escape has closed.
  const movesTab = target.role === 'tab' && /^(Arrow\w+|Home|End)$/.test(key);
  const sends = target.enterKeyHint === 'send' && key === 'Enter' && !shiftKey && !isComposing;
  if (!movesTab && !sends) return;
  const replayed = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
  // An earlier key may have moved the focus.
  enqueue(event, target, () => (document.activeElement ?? target).dispatchEvent(replayed));
}

async function replayQueue(): Promise<void> {
  root.dataset['hydrated'] = '';
  // From now on React navigates on the client, so prefetching pages is useless.
  rules.remove();
  removeEventListener('scroll', updateHeader);
  const ready = queue.filter(({ target }) => isHydrated(target));
  queue = queue.filter((event) => !ready.includes(event));
  for (const { replay } of ready) {
    replay();
    await undefined; // React renders in a microtask.
  }
}

const header = document.querySelector<HTMLElement>('header[data-header="transparent"]');
function updateHeader(): void {
  const [state, tone] = scrollY > headerScrollThreshold ? ['solid', 'white'] : ['transparent', 'night'];
  // Setting the same value again would restyle the header.
  if (header && header.dataset['header'] !== state) Object.assign(header.dataset, { header: state, agencyTone: tone });
}

/** Prefetches a page when its link is pressed. */
const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', text: speculationRules });

listenForInteraction();
addEventListener('click', queueClick, { capture: true });
addEventListener('keydown', queueKey, { capture: true });
addEventListener('agency:hydrated', replayQueue);
// For view transitions between documents, stylesheets can only ask for the system's setting.
addEventListener('pageswap', ({ viewTransition }) => {
  if (page.hasAttribute(motionAttribute)) viewTransition?.skipTransition();
});
addEventListener('scroll', updateHeader, { passive: true });
requestAnimationFrame(updateHeader);
addEventListener('load', () =>
  whenIdle(() => {
    if (!isPageHydrated()) document.head.append(rules);
    setTimeout(() => whenIdle(hydrate), idleHydrationDelayMs);
  }),
);
// The development server prerenders nothing, and the HTML is not filtered by the blog's category.
if (!root.firstElementChild || new URLSearchParams(location.search).has('category')) hydrate();
