/**
 * The parts of navigation that don't need React: a followed link shows immediately that its page is loading, and
 * visitors who come back find the menus closed.
 */
import { longestLoadMs, pendingKey, pendingValue } from './pending-mark.js';

const page = document.documentElement;

let timer: ReturnType<typeof setTimeout>;

function signalPending(isPending: boolean): void {
  clearTimeout(timer);
  const main = document.getElementById('main');
  if (isPending) {
    page.dataset[pendingKey] = pendingValue;
    main?.setAttribute('aria-busy', 'true');
    timer = setTimeout(signalPending, longestLoadMs, false);
  } else {
    delete page.dataset[pendingKey];
    main?.removeAttribute('aria-busy');
  }
}

/** Marks the page when the browser follows a link to another page of the site. */
function markPending(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || isElsewhere || link.target || link.hasAttribute('download')) return;
  const isFragment = link.hash && link.pathname + link.search === location.pathname + location.search;
  if (link.origin === location.origin && !isFragment) signalPending(true);
}

/** Closes the menus that the browser has opened: the dialog, and the panel that stays open while it has focus. */
function closeMenus(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
    // Browsers without invoker commands opened it as a popover.
    if (dialog.popover) dialog.hidePopover?.();
  }
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('header li > ul')) activeElement.blur();
}

/**
 * Starts listening as soon as the first script runs.
 *
 * @param isHydrated - Whether the router handles back and forward.
 */
export function listenForLeaving(isHydrated: () => boolean): void {
  const { pathname } = location;
  // Runs after React's handlers, which prevent the default action of links that the router handles.
  addEventListener('click', markPending);
  addEventListener('keydown', ({ key, isComposing, keyCode }) => {
    // Escape stops loading, unless it cancels a composition, which Safari reports as key code 229.
    if (key === 'Escape' && !isComposing && keyCode !== 229 && !isHydrated()) signalPending(false);
  });
  addEventListener('popstate', () => {
    closeMenus();
    // An entry of the same document from before a reload, so only its URL has changed.
    if (!isHydrated() && location.pathname !== pathname) location.reload();
  });
  // The back/forward cache may have restored the page.
  addEventListener('pagehide', () => {
    closeMenus();
    signalPending(false);
  });
}
