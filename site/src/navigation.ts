/** Client navigation: which page is shown, and which one is loading. */
import { useSyncExternalStore } from 'react';
import type { NavigateOptions } from 'wouter';
import { longestLoadMs, pendingKey, pendingValue } from './pending-mark.js';

/** If a page's code takes longer than this, in ms, the browser loads the page instead. */
export const loadLimitMs = 4000;

/** If a page takes longer than this, in ms, screen readers announce that it is loading. */
export const announcementDelayMs = 1000;

/** The `state` of a navigation that changes only the query, so that the page keeps its scroll position and focus. */
export const inPlace = 'in place';

/** The shown page. Each navigation creates a new object. */
export interface Shown {
  /** The canonical path. */
  path: string;
  search: string;
  /** How the visitor reached it. `initial` is the document's own page. */
  arrival: 'initial' | 'link' | 'traversal' | 'in place';
  /** Scroll position to restore, in px, after a traversal. */
  top?: number | undefined;
}

/** What navigation needs from the application and the browser. */
interface Environment {
  /** Returns the canonical form of a URL's path. */
  pathOf: (pathname: string) => string;
  /** Whether a page can be rendered at once. */
  isLoaded: (path: string) => boolean;
  load: (path: string) => Promise<unknown>;
  /** Runs a page change as a view transition. */
  transition: (update: () => void) => unknown;
  /** Loads another document, either in a new history entry or in place of the current one. */
  openDocument: (address: string, options: { replace: boolean }) => void;
  reloadDocument: () => void;
  /** Stops a document that is being loaded. */
  stopDocument: () => void;
}

interface PendingPage {
  path: string;
  address: string;
  arrival: 'link' | 'traversal';
  /** Whether the browser is loading the page as a document. */
  isLeaving: boolean;
}

const placesKey = 'site-places';

/** Number of scroll positions kept for a reload. */
const maxPlaces = 50;

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(placesKey) ?? '[]'));
  } catch {
    // Storage is blocked, or another script has written something else to it.
    return new Map();
  }
}

function writePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(placesKey, JSON.stringify([...places].slice(-maxPlaces)));
  } catch {
    // Storage is forbidden or full.
  }
}

/** The key of the current history entry, under which its scroll position is kept. */
const entryKey = (): string | undefined => history.state?.key;

const createKey = () => `${Date.now()}-${Math.random()}`;

/** Parses a link's address. Returns undefined for a URL that browsers cannot open either, such as `http://[`. */
export function parseAddress(href: string): URL | undefined {
  try {
    return new URL(href, location.href);
  } catch {
    return undefined;
  }
}

/**
 * Creates the navigation of a document.
 *
 * - The address changes immediately; the page changes when its code has loaded. Until then the shown page stays usable.
 * - If several navigations overlap, the last one wins. Back cancels a pending page.
 * - If the code fails to load or takes too long, the browser loads the page.
 */
export function createNavigation({
  pathOf,
  isLoaded,
  load,
  transition,
  openDocument,
  reloadDocument,
  stopDocument,
}: Environment) {
  let shown: Shown = { path: '', search: '', arrival: 'initial' };
  /** Key of the shown page's history entry. */
  let shownKey: string | undefined;
  /**
   * Scroll position of the shown page. When `popstate` fires, some browsers have already scrolled to the next page's
   * position.
   */
  let top = 0;
  let places = new Map<string, number>();
  let pending: PendingPage | undefined;
  let isSlow = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function signal(isPending: boolean): void {
    const main = document.getElementById('main');
    if (isPending) {
      document.documentElement.dataset[pendingKey] = pendingValue;
      main?.setAttribute('aria-busy', 'true');
    } else {
      delete document.documentElement.dataset[pendingKey];
      main?.removeAttribute('aria-busy');
    }
  }

  /** Ends the wait for the pending page, whose load then has no effect. */
  function settle(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    if (pending?.isLeaving) stopDocument();
    pending = undefined;
    signal(false);
    if (!isSlow) return;
    isSlow = false;
    notify();
  }

  function show(next: Shown): void {
    settle();
    shown = next;
    shownKey = entryKey();
    if (next.arrival === 'link') top = 0;
    notify();
  }

  /** Loads the pending page as a document, in its history entry. */
  function leave(page: PendingPage): void {
    if (page.isLeaving) return;
    page.isLeaving = true;
    // Clears the pending state after the visitor has stopped the load.
    timers.push(setTimeout(signal, longestLoadMs, false));
    if (page.arrival === 'link') {
      // Restores the shown page's URL first, because browsers would not reload the URL that they already show if it has
      // a fragment.
      history.replaceState(history.state, '', shown.path + shown.search);
      openDocument(page.address, { replace: true });
      return;
    }
    const place = places.get(entryKey() ?? '');
    if (place !== undefined) {
      // The browser will restore the position that the document has when it is unloaded.
      document.documentElement.style.minHeight = `${place + innerHeight}px`;
      scrollTo({ top: place, behavior: 'instant' });
    }
    reloadDocument();
  }

  /** Shows a page when its code has loaded. */
  function request(page: PendingPage, next: Shown): void {
    pending = page;
    const isCurrent = () => pending === page;
    const arrive = () => {
      if (!isCurrent()) return;
      for (const timer of timers) clearTimeout(timer);
      if (page.arrival === 'traversal') show(next);
      else transition(() => isCurrent() && show(next));
    };
    if (isLoaded(page.path)) {
      arrive();
      return;
    }
    signal(true);
    const announce = () => {
      isSlow = true;
      notify();
    };
    timers = [setTimeout(announce, announcementDelayMs), setTimeout(() => leave(page), loadLimitMs)];
    // After the time limit the browser loads the page, unless its code arrives first.
    load(page.path).then(
      () => !page.isLeaving && arrive(),
      () => isCurrent() && leave(page),
    );
  }

  /** Stores the shown page's scroll position under its history entry, before the next entry becomes current. */
  function keepPlace(): void {
    if (!entryKey()) history.replaceState({ ...history.state, key: createKey() }, '');
    shownKey = entryKey();
    if (shownKey) places.set(shownKey, scrollY);
  }

  /** Navigates to an address, as a link does. Has the signature of wouter's navigation function. */
  function navigate(to: string, { replace = false, state }: NavigateOptions = {}): void {
    const target = parseAddress(to);
    if (!target) return;
    if (target.origin !== location.origin) {
      openDocument(target.href, { replace });
      return;
    }
    const path = pathOf(target.pathname);
    const address = path + target.search + target.hash;
    // The next link reuses the history entry of the pending one.
    const isReplaced = replace || pending?.arrival === 'link';
    // If the visitor has gone back to a page that is still loading, the entry belongs to that page.
    const isShownEntry = !pending;
    settle();
    if (isShownEntry) keepPlace();
    // Loads the page's code now, so that going back to it is instant.
    load(shown.path).catch(() => {});
    if (address !== location.pathname + location.search + location.hash)
      history[isReplaced ? 'replaceState' : 'pushState']({ key: createKey() }, '', address);
    const next = { path, search: target.search };
    if (path !== shown.path) {
      const page: PendingPage = { path, address, arrival: 'link', isLeaving: false };
      request(page, { ...next, arrival: 'link' });
    } else show({ ...next, arrival: state === inPlace ? inPlace : 'link' });
  }

  /** Follows the browser back or forward. */
  function traverse(): void {
    const path = pathOf(location.pathname);
    const address = path + location.search + location.hash;
    if (pending?.path === path) {
      // A fragment on the pending page, such as the skip link's.
      pending.address = address;
      return;
    }
    const before = top;
    const isCancelled = pending !== undefined;
    settle();
    if (shownKey) places.set(shownKey, before);
    const next = { path, search: location.search };
    if (path === shown.path) {
      // The browser may have scrolled the shown page to the cancelled page's position.
      if (isCancelled) scrollTo({ top: before, behavior: 'instant' });
      show({ ...next, arrival: shown.arrival === 'initial' ? 'initial' : inPlace });
      return;
    }
    const page: PendingPage = { path, address, arrival: 'traversal', isLeaving: false };
    request(page, { ...next, arrival: 'traversal', top: places.get(entryKey() ?? '') });
    if (pending !== page) return;
    // The browser has scrolled the shown page to the next page's position.
    requestAnimationFrame(() => pending === page && scrollTo({ top: before, behavior: 'instant' }));
  }

  /**
   * Starts navigation with the document's page.
   *
   * @param path - The canonical path of the document's page.
   * @returns a function that stops it.
   */
  function start(path: string): () => void {
    shown = { path, search: location.search, arrival: 'initial' };
    shownKey = entryKey();
    top = scrollY;
    places = readPlaces();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('popstate', traverse, { signal });
    const noteTop = () => {
      // If another entry is current before `popstate`, the browser is already restoring the next page's position.
      if (!pending && entryKey() === shownKey) top = scrollY;
    };
    addEventListener('scroll', noteTop, { signal, passive: true });
    addEventListener(
      'pagehide',
      () => {
        if (shownKey && !pending) places.set(shownKey, scrollY);
        writePlaces(places);
        // The back/forward cache may have restored this document.
        if (pending) pending.isLeaving = false;
        settle();
      },
      { signal },
    );
    return () => {
      settle();
      listening.abort();
    };
  }

  const getShown = () => shown;
  const getIsSlow = () => isSlow;

  return {
    start,
    navigate,
    getShown,
    getIsSlow,
    /** The shown page. */
    useShown: () => useSyncExternalStore(subscribe, getShown, getShown),
    /** Whether a page is taking a long time to load. */
    useIsSlow: () => useSyncExternalStore(subscribe, getIsSlow, getIsSlow),
    /** The shown page's query. The prerendered HTML is for a page without one. */
    useSearch: () =>
      useSyncExternalStore(
        subscribe,
        () => shown.search,
        () => '',
      ),
  };
}
