import { motionAttribute, motionQuery, motionStorageKey, reducedMotionValue } from '../../theme/index.js';
import { matchesMedia, subscribeToMedia } from '../media.js';

/** Whether the visitor paused animations; `undefined` until storage has been read. */
let paused: boolean | undefined;

/** The stored choice; `undefined` if storage is blocked, as in some private windows. */
function readStorage(): boolean | undefined {
  try {
    return localStorage.getItem(motionStorageKey) === reducedMotionValue;
  } catch {
    return undefined;
  }
}

function writeStorage(next: boolean): void {
  try {
    if (next) localStorage.setItem(motionStorageKey, reducedMotionValue);
    else localStorage.removeItem(motionStorageKey);
  } catch {
    // Storage is blocked, so the choice lasts until the page closes.
  }
}

/** Whether the root element has the attribute that `motionSafe` excludes. */
const hasAttribute = () => document.documentElement.getAttribute(motionAttribute) === reducedMotionValue;

function setAttribute(next: boolean): void {
  const root = document.documentElement;
  if (next) root.setAttribute(motionAttribute, reducedMotionValue);
  else if (hasAttribute()) root.removeAttribute(motionAttribute);
}

const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Handles another tab's `storage` event. The key is `null` after `clear()`. */
const onStorage = ({ key, newValue }: StorageEvent) => {
  if (key !== motionStorageKey && key !== null) return;
  paused = newValue === reducedMotionValue;
  setAttribute(paused);
  notify();
};

/** Observes the system setting, other tabs and the attribute, which applications may also set. */
function watch(): () => void {
  const unsubscribe = subscribeToMedia(motionQuery, notify);
  const attribute = new MutationObserver(notify);
  addEventListener('storage', onStorage);
  attribute.observe(document.documentElement, { attributeFilter: [motionAttribute] });
  // Another tab may have changed it before the first subscription.
  const before = paused;
  paused = readStorage() ?? before ?? false;
  if (paused || before) setAttribute(paused);
  return () => {
    unsubscribe();
    removeEventListener('storage', onStorage);
    attribute.disconnect();
  };
}

let unwatch = () => {};

/** Calls the listener when the result of `systemAllowsMotion` or `isPaused` may have changed. */
export function subscribeToMotion(listener: () => void): () => void {
  if (listeners.size === 0) unwatch = watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unwatch();
  };
}

/** Whether the visitor's system allows motion. */
export const systemAllowsMotion = () => matchesMedia(motionQuery);

/** Whether animations are paused on this page, by the visitor (now or on an earlier visit) or by the application. */
export function isPaused(): boolean {
  paused ??= readStorage() ?? false;
  return paused || hasAttribute();
}

/** Pauses or resumes animations, here and in the site's other tabs, now and on the next visit. */
export function setPaused(next: boolean): void {
  paused = next;
  writeStorage(next);
  setAttribute(next);
  notify();
}

/**
 * Whether motion is allowed, for code outside React such as a view transition. True if the system allows it and
 * animations aren't paused; false on the server. Components use `useMotion`.
 */
export function prefersMotion(): boolean {
  return systemAllowsMotion() && !isPaused();
}
