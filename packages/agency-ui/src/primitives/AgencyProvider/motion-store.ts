import { motionQuery } from '../../theme/index.js';

/** What the browser remembers the visitor's choice under, and its one value. */
const key = 'agency-motion';
const reduced = 'reduced';

/** Whether the visitor paused animations; unknown until the browser was asked. */
let paused: boolean | undefined;

/** Storage may be forbidden, as in some private windows: then the choice lasts as long as the page. */
function remembered(): boolean | undefined {
  try {
    return localStorage.getItem(key) === reduced;
  } catch {
    return undefined;
  }
}

function remember(next: boolean): void {
  try {
    if (next) localStorage.setItem(key, reduced);
    else localStorage.removeItem(key);
  } catch {
    // It lasts as long as the page.
  }
}

/** `theme/motion.ts` quietens every rule under this mark; see `reducedMotionMark` there. */
const isMarked = () => document.documentElement.dataset['agencyMotion'] === reduced;

function mark(next: boolean): void {
  const { dataset } = document.documentElement;
  if (next) dataset['agencyMotion'] = reduced;
  else if (isMarked()) delete dataset['agencyMotion'];
}

const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Another tab of the site was told; without a key its storage was emptied. */
const hearOtherTab = ({ key: changed, newValue }: StorageEvent) => {
  if (changed !== key && changed !== null) return;
  paused = newValue === reduced;
  mark(paused);
  tell();
};

/** Watches all that has a say: the system, other tabs, and the mark, which applications set too. */
function watch(): () => void {
  const query = matchMedia(motionQuery);
  const marks = new MutationObserver(tell);
  query.addEventListener('change', tell);
  addEventListener('storage', hearOtherTab);
  marks.observe(document.documentElement, { attributeFilter: ['data-agency-motion'] });
  // Another tab may have been told while nothing here listened.
  const before = paused;
  paused = remembered() ?? before ?? false;
  if (paused || before) mark(paused);
  return () => {
    query.removeEventListener('change', tell);
    removeEventListener('storage', hearOtherTab);
    marks.disconnect();
  };
}

let unwatch = () => {};

/** Hears of every change of what `systemAllowsMotion` and `isPaused` answer. */
export function subscribeToMotion(listener: () => void): () => void {
  if (listeners.size === 0) unwatch = watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unwatch();
  };
}

/** Whether the visitor's system has nothing against motion. */
export const systemAllowsMotion = () => matchMedia(motionQuery).matches;

/** Whether animations are paused on this page: by the visitor, now or on an earlier visit, or by the application. */
export function isPaused(): boolean {
  paused ??= remembered() ?? false;
  return paused || isMarked();
}

/** Pauses animations or lets them play again, here and in the site's other tabs, now and on the next visit. */
export function setPaused(next: boolean): void {
  paused = next;
  remember(next);
  mark(next);
  tell();
}

/**
 * Whether motion is welcome, for code outside React that moves something, such as a view transition: the visitor's
 * system allows it and nobody paused it. Components ask `useMotion`. Without a browser the answer is no.
 */
export function isMotionWelcome(): boolean {
  return typeof matchMedia === 'function' && systemAllowsMotion() && !isPaused();
}
