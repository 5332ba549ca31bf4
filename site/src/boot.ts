/**
 * The only script of a page until somebody acts on it. The page is complete without React: links, menus, answers and
 * fields are the browser's own. React comes at the first sign of a visitor, or once the browser has been idle well
 * after the page has loaded, for what moves by itself.
 */

import { speculationRules } from '../speculation-rules.js';

/**
 * How long after the page is shown React comes by itself, in ms: there is time left before the hero's first slide has
 * stood for its eight seconds.
 */
const patience = 5500;

/** How long the page has been loaded by then at least, in ms: on a slow phone other work comes first. */
const rest = 3000;

/** Signs that somebody is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;

/** How far a page scrolls, in px, before the header over a hero turns solid; as in the kit's `SiteHeader`. */
const scrollThreshold = 50;

const page = document.documentElement;
const root = document.getElementById('app');
/** The header that lies over a hero; any other is solid from the start. */
const header = document.querySelector<HTMLElement>('header[data-header="transparent"]');

try {
  // What the visitor chose on an earlier visit, as the kit's `MotionSwitch` keeps it.
  if (localStorage.getItem('agency-motion') === 'reduced') page.dataset['agencyMotion'] = 'reduced';
} catch {
  // A browser may forbid storage: then nothing was chosen.
}

// Who comes to the page again comes back to the place where they were: its stylesheet lays out all that stands before.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate') page.dataset['whole'] = '';

function followScrolling(): void {
  if (!header) return;
  const solid = scrollY > scrollThreshold;
  const state = solid ? 'solid' : 'transparent';
  // Written again, even what is the same would be styled again.
  if (header.dataset['header'] === state) return;
  header.dataset['header'] = state;
  header.dataset['agencyTone'] = solid ? 'white' : 'night';
}

/** Names in an attribute of the root, in their order. */
const listed = (name: 'modules' | 'styles') => root?.dataset[name]?.split(' ') ?? [];

const link = (rel: string, href: string) => Object.assign(document.createElement('link'), { rel, href });

/** Ends a task, so that what the visitor does comes between, without a clock. */
const nextTask = () =>
  new Promise((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = begin;
    port2.postMessage(undefined);
  });

/**
 * The whole stylesheets, of which the page holds only what its own HTML needs. Each counts from a task of its own, in
 * which the browser styles what it names: all of them at once would be a long one.
 */
async function bringStyles(): Promise<void> {
  const links = listed('styles').map((href) => Object.assign(link('stylesheet', href), { media: 'not all' }));
  const loaded = links.map(
    (sheet) =>
      new Promise((settle) => {
        sheet.onload = sheet.onerror = settle;
      }),
  );
  document.head.append(...links);
  await Promise.all(loaded);
  // To a list of sheets that grows at its end Chromium adds their rules; where one in its middle begins to count, it
  // takes all typefaces for new and lays out every word again. Disabled they are not in the list.
  for (const { sheet } of links) if (sheet) sheet.disabled = true;
  for (const sheet of links) sheet.media = 'all';
  for (const { sheet } of links) {
    // Asked for its height, the page is styled, for which the browser makes the list anew.
    void page.offsetHeight;
    await nextTask();
    if (sheet) sheet.disabled = false;
  }
}

/** A typeface as the page's own style describes it. */
function faceOf({ style }: CSSFontFaceRule): FontFace {
  const said = (name: string) => style.getPropertyValue(name);
  return new FontFace(said('font-family').replaceAll('"', ''), said('src'), {
    weight: said('font-weight') || 'normal',
    stretch: said('font-stretch') || 'normal',
    unicodeRange: said('unicode-range') || 'U+0-10FFFF',
  });
}

/**
 * The page's typefaces, which the last rule of its style keeps for browsers without scripts, in the place of local ones
 * that break nearly all lines alike. Together, since each that comes has all words laid out again.
 */
async function bringFonts(): Promise<void> {
  // Asked for all its rules, the browser would make an object of each.
  const rules = document.querySelector('style')?.sheet?.cssRules;
  const last = rules?.[rules.length - 1];
  if (!(last instanceof CSSMediaRule)) return;
  const faces = [...last.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? faceOf(rule) : []));
  await Promise.allSettled(faces.map((face) => face.load()));
  const keepPlace = placeKeeper();
  for (const face of faces) document.fonts.add(face);
  keepPlace();
}

/**
 * Lines that break elsewhere from now on add up to some hundred px over a long page. Where its address asks for a part
 * of it, that part stays where it is on the screen: Safari does not see to that, Chromium nearly always does.
 */
function placeKeeper(): () => void {
  const part = document.querySelector(':target');
  const topOf = () => part?.getBoundingClientRect().top ?? -1;
  const top = topOf();
  return () => {
    if (top >= 0 && top < innerHeight) scrollBy({ top: topOf() - top, behavior: 'instant' });
  };
}

/** The module that lets React take the page over, after those that it needs: each has a task of its own. */
async function bringModules(): Promise<typeof import('./entry-client.js')> {
  // What the page itself lacks then, it asks for again, and knows what to do without.
  for (const href of listed('modules')) await import(/* @vite-ignore */ href).catch(() => {});
  // By its address: the bundler's own way to it would be one more file before the page has loaded.
  return import(/* @vite-ignore */ root?.dataset['entry'] ?? '/src/entry-client.tsx');
}

let coming = false;

async function bringReact(): Promise<void> {
  if (coming) return;
  coming = true;
  // The page's own code, known since the page was built, is fetched along instead of after.
  for (const href of listed('modules')) document.head.append(link('modulepreload', href));
  await nextTask();
  const styles = bringStyles();
  const { start } = await bringModules();
  await styles;
  start();
}

/** What the visitor does is answered first, where the browser can: the menu is there before React begins to come. */
function bringReactNext(): void {
  for (const sign of signs) removeEventListener(sign, bringReactNext, { capture: true });
  requestAnimationFrame(() => setTimeout(() => requestIdle(bringReact, { timeout: 1000 })));
}

/** In force for as long as it stands in the page. */
const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', text: speculationRules });

/** Buttons that only React can serve, pressed before it came. The last one counts. */
let pressed: HTMLButtonElement | undefined;

/** Whether React answers for an element: it takes over the page first, and each part of it later. */
let alive = false;
const isLive = (element: Element) => alive && !element.closest('[data-part="waiting"]');

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button');
  // A dialog opens by itself, a form that has an address posts; a press by a script is the replay.
  if (!button || !event.isTrusted || button.hasAttribute('commandfor') || isLive(button)) return;
  if (button.type === 'submit' && button.form?.method !== 'dialog') return;
  pressed = button;
  // React may take over its part during this very press, and would answer both to it and to the replay.
  event.stopPropagation();
  event.preventDefault();
}

/** Heard of whenever React has taken over something. */
function replay(): void {
  alive = true;
  // React goes to pages without fetching them whole.
  rules.remove();
  removeEventListener('scroll', followScrolling);
  if (!pressed || !isLive(pressed)) return;
  const button = pressed;
  pressed = undefined;
  button.click();
}

for (const sign of signs) addEventListener(sign, bringReactNext, { capture: true, passive: true });
addEventListener('scroll', followScrolling, { passive: true });
// Who scrolls needs what is left for later, and so does who moves by the keyboard: focus would step over it. Heard on
// their way down: a key pressed in a part that React is still fetching, React lets no further.
for (const sign of ['scroll', 'keydown'])
  addEventListener(sign, () => page.toggleAttribute('data-scrolled', true), {
    once: true,
    passive: true,
    capture: true,
  });
addEventListener('click', keep, { capture: true });
addEventListener('agency:alive', replay);
addEventListener('load', () =>
  // The browser has the page's pictures to show first.
  requestIdle(() => {
    if (!alive) document.head.append(rules);
    // A page that nobody sees yet has not been painted.
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const stood = paint ? performance.now() - paint.startTime : 0;
    const left = Math.max(patience - stood, rest);
    setTimeout(() => requestIdle(bringReact), left);
  }),
);
bringFonts();
// With the next frame: asked now, the browser would lay the page out for the answer alone.
requestAnimationFrame(followScrolling);
// What the address says of the page's content is not in its HTML. The development server renders nothing by itself.
const reads = document.querySelector<HTMLElement>('[data-reads]')?.dataset['reads'];
if (!root?.firstElementChild || (reads && new URLSearchParams(location.search).has(reads))) bringReact();

/** Safari has no idle callback. */
function requestIdle(task: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, options);
  else setTimeout(task);
}
