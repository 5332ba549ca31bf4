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
