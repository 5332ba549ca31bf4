/**
 * The only script that a page loads by itself. The prerendered page works without it; this script links what the first
 * paint does not need, starts hydration, and queues what is pressed before React can answer.
 */
import { speculationRules } from '../build/speculation-rules.js';

/** How long after the first paint hydration starts by itself, in ms: before the hero's first slide changes. */
const idleHydrationDelayMs = 5500;

/** The shortest time from the load event until then, in ms: a slow phone has other work to finish. */
const restAfterLoadMs = 3000;

/** The first of these starts hydration. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;

/** As in the kit's `SiteHeader`, in px. */
const headerScrollThreshold = 50;

const page = document.documentElement;
const root = appRoot();

function appRoot(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('The document has no element with the id "app": site/index.html has one.');
  return element;
}

function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** Safari has no idle callback. */
function whenIdle(task: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, options);
  else setTimeout(task);
}

// The visitor's choice on an earlier visit, as the kit's `MotionSwitch` stores it.
try {
  if (localStorage.getItem('agency-motion') === 'reduced') page.dataset['agencyMotion'] = 'reduced';
} catch {
  // The browser forbids storage.
}

// Scroll restoration and text fragments need every section at its own height.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit && (visit.type !== 'navigate' || visit.name.includes(':~:text='))) page.dataset['renderAll'] = '';

// Until the web fonts arrive, text is set in metric-matched local fonts: the hero's picture comes first.
const { route, entry = '/src/entry-client.tsx', modules, stylesheet, fonts } = root.dataset;
if (fonts) appendLink('stylesheet', fonts);

if (route === '*') console.error(`404: there is no page at ${location.pathname}`);

// Hydration

let isHydrating = false;

async function hydrate(): Promise<void> {
  if (isHydrating) return;
  isHydrating = true;
  try {
    for (const href of modules?.split(' ') ?? []) appendLink('modulepreload', href);
    const isStyled =
      stylesheet &&
      new Promise((resolve, reject) => {
        Object.assign(appendLink('stylesheet', stylesheet), { onload: resolve, onerror: reject });
      });
    const [{ start }]: [typeof import('./entry-client.js'), unknown] = await Promise.all([
      import(/* @vite-ignore */ entry),
      isStyled,
    ]);
    await start(root);
  } catch (error) {
    // A file did not arrive: the page stays as the server sent it, and the next interaction tries again.
    console.error(error);
    isHydrating = false;
    listenForInteraction();
  }
}

/** Lets the browser paint its own answer to an interaction before hydration starts. */
function hydrateAfterPaint(): void {
  for (const type of interactionEvents) removeEventListener(type, hydrateAfterPaint, { capture: true });
  requestAnimationFrame(() => setTimeout(() => whenIdle(hydrate, { timeout: 1000 })));
}

function listenForInteraction(): void {
  for (const type of interactionEvents) addEventListener(type, hydrateAfterPaint, { capture: true, passive: true });
}

// Presses and keys before hydration

interface QueuedEvent {
  target: HTMLElement;
  replay: () => void;
}

let queue: QueuedEvent[] = [];

/** Whether React has hydrated the page around the islands. `data-hydrated` on the root says so. */
const isPageHydrated = () => root.dataset['hydrated'] !== undefined;

const isHydrated = (element: Element) => isPageHydrated() && !element.closest('[data-island="dehydrated"]');

/** Keeps an event from the page until React can answer it. */
function enqueue(event: Event, target: HTMLElement, replay: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  queue.push({ target, replay });
}

function queueClick(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button');
  // Clicks by script are the replayed ones.
  if (!button || !event.isTrusted || isHydrated(button)) return;
  const { command, target: dialog } = invokerOf(button);
  if (dialog) {
    // Browsers without invoker commands (Safari before 26.2) open and close the menu here.
    if (!('commandForElement' in button)) command === 'close' ? dialog.close() : dialog.showModal();
    return;
  }
  // A form with an endpoint posts by itself.
  if (button.type === 'submit' && button.form?.method !== 'dialog') return;
  // A second press of a button that has not answered yet means the first.
  queue = queue.filter(({ target }) => target !== button);
  enqueue(event, button, () => button.click());
}

/** The dialog that a button opens or closes, and which of both. */
function invokerOf(button: HTMLButtonElement) {
  const target = document.getElementById(button.getAttribute('commandfor') ?? '');
  return {
    command: button.getAttribute('command'),
    target: target instanceof HTMLDialogElement ? target : undefined,
  };
}

/** Queues the keys that only script answers: those of tabs, and Enter where it sends. */
function queueKey(event: KeyboardEvent): void {
  const { target, key, shiftKey, isTrusted } = event;
  if (!(target instanceof HTMLElement) || !isTrusted || isHydrated(target)) return;
  const movesTab = target.matches('[role="tab"]') && /^(Arrow\w+|Home|End)$/.test(key);
  const sends = target.matches('[enterkeyhint="send"]') && key === 'Enter' && !shiftKey && !event.isComposing;
  if (!movesTab && !sends) return;
  enqueue(event, target, () => {
    // An earlier key may have moved the focus.
    const focused = document.activeElement ?? target;
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, code: event.code, bubbles: true, cancelable: true }));
  });
}

function replayQueue(): void {
  root.dataset['hydrated'] = '';
  // From here on React navigates without fetching whole pages.
  rules.remove();
  removeEventListener('scroll', updateHeader);
  const ready = queue.filter(({ target }) => isHydrated(target));
  queue = queue.filter((event) => !ready.includes(event));
  for (const { replay } of ready) replay();
}

// The header, transparent over a hero

const header = document.querySelector<HTMLElement>('header[data-header="transparent"]');

function updateHeader(): void {
  if (!header) return;
  const isSolid = scrollY > headerScrollThreshold;
  header.dataset['header'] = isSolid ? 'solid' : 'transparent';
  header.dataset['agencyTone'] = isSolid ? 'white' : 'night';
}

/** Prefetches a page when its link is pressed. */
const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', text: speculationRules });

listenForInteraction();
addEventListener('click', queueClick, { capture: true });
addEventListener('keydown', queueKey, { capture: true });
addEventListener('scroll', updateHeader, { passive: true });
addEventListener('agency:hydrated', replayQueue);
requestAnimationFrame(updateHeader);
addEventListener('load', () =>
  whenIdle(() => {
    if (!isPageHydrated()) document.head.append(rules);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const sincePaintMs = paint ? performance.now() - paint.startTime : 0;
    setTimeout(() => whenIdle(hydrate), Math.max(idleHydrationDelayMs - sincePaintMs, restAfterLoadMs));
  }),
);
// The development server renders nothing. And what a query asks for is not in the HTML.
const query = document.querySelector<HTMLElement>('[data-query]')?.dataset['query'];
if (!root.firstElementChild || (query && new URLSearchParams(location.search).has(query))) hydrate();
