import { isMotionWelcome } from './motion-store.js';

/** Clicks what is at the place of a click that the root element got. */
function replayClick({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement) return;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(click);
}

/** Ends a transition at the first press: until then its pictures cover the page, and the root element gets all clicks. */
function endOnPress(transition: ViewTransition): void {
  const capture = { capture: true };
  const end = () => {
    transition.skipTransition();
    addEventListener('click', replayClick, { ...capture, once: true });
  };
  const stopListening = () => removeEventListener('pointerdown', end, capture);
  addEventListener('pointerdown', end, { ...capture, once: true });
  // Rejects if the update has thrown, which the browser reports.
  transition.finished.then(stopListening, stopListening);
}

/**
 * Runs a change of the whole page, such as a router's navigation, as a view transition; at once where the browser has
 * none or motion is not welcome. `agency-ui/page-transitions.css` styles it. A press ends it.
 *
 * @param update - Renders the next page before it returns or its promise settles. Load the page's code before.
 * @returns Settles with the update.
 */
export async function startPageTransition(update: () => void | Promise<void>): Promise<void> {
  let transition: ViewTransition | undefined;
  try {
    if (isMotionWelcome()) transition = document.startViewTransition(update);
  } catch {
    // The browser has no view transitions.
  }
  if (!transition) return update();
  // Rejects if the browser skips the animation, as in a hidden tab. The update runs all the same.
  transition.ready.catch(() => {});
  endOnPress(transition);
  return transition.updateCallbackDone;
}

/** Keeps the browser's own event from the router. */
const holdEvent = (event: Event) => event.isTrusted && event.stopImmediatePropagation();

/**
 * Runs the visitor's way back and forward as page transitions, for routers that listen to `popstate`. Browsers restore
 * the scroll position right after that event, which would move the last page before its picture is taken. So the event
 * comes again when the transition is ready, and the position after it. Needs the Navigation API; other browsers go back
 * at once. Call it once.
 *
 * @param preload - Loads the code of the page at a path.
 */
export function transitionTraversals(preload: (path: string) => Promise<unknown>): void {
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, canIntercept, hasUAVisualTransition, destination, signal } = event;
    const { pathname } = new URL(destination.url);
    if (navigationType !== 'traverse' || !canIntercept || hasUAVisualTransition) return;
    if (pathname === location.pathname || !isMotionWelcome()) return;
    addEventListener('popstate', holdEvent, { capture: true, once: true });
    const render = async () => {
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      // React renders in a microtask.
      await undefined;
      if (!signal.aborted) event.scroll();
    };
    const handler = async () => {
      await preload(pathname).catch(() => {});
      await startPageTransition(render);
    };
    event.intercept({ handler, focusReset: 'manual' });
  });
}
