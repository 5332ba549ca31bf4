import { prefersMotion } from './motion-store.js';

/** Clicks the element at the position of a click that the root element received. */
function replayClick({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement) return;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(click);
}

/**
 * Ends a transition on the first press. Until then, its snapshots cover the page and the root element receives all
 * clicks.
 */
function endOnPress(transition: ViewTransition): void {
  const capture = { capture: true };
  const end = () => {
    transition.skipTransition();
    addEventListener('click', replayClick, { ...capture, once: true });
  };
  const stopListening = () => removeEventListener('pointerdown', end, capture);
  addEventListener('pointerdown', end, { ...capture, once: true });
  // Rejects if the update threw, which the browser reports.
  transition.finished.then(stopListening, stopListening);
}

/** A task at least this long, in ms, means that the device is slow. It is twice the threshold for a long task. */
const slowTaskMs = 100;

/**
 * Whether the page has blocked the main thread for a long time since it loaded, for example during hydration. A
 * transition paints two pages, which takes such a device half a second. The time is measured rather than guessed,
 * because core count and memory size say little about speed. False in browsers without long task timing.
 */
function isDeviceSlow(): boolean {
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes?.includes('longtask'))
    return false;
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'longtask', buffered: true });
  const tasks = observer.takeRecords();
  observer.disconnect();
  return tasks.some(({ duration }) => duration >= slowTaskMs);
}

/** Longest wait for a frame, in ms. A hidden page renders none. */
const longestFrameWaitMs = 200;

/** Settles once the changes caused by the press, such as closing a menu, have been painted. */
const paintOfPress = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, longestFrameWaitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Runs a full-page change, such as a router navigation, as a view transition. Without browser support, or with reduced
 * motion, the update runs immediately. `agency-ui/page-transitions.css` styles the transition, and a press ends it. On
 * a slow device, where one of the page's tasks has taken at least 100 ms, the update runs without a transition in the
 * next frame.
 *
 * @param update - Renders the next page before it returns or its promise settles. Load the page's code first.
 * @returns Settles with the update.
 */
export async function startPageTransition(update: () => void | Promise<void>): Promise<void> {
  if (isDeviceSlow()) {
    await paintOfPress();
    return update();
  }
  let transition: ViewTransition | undefined;
  try {
    if (prefersMotion()) transition = document.startViewTransition(update);
  } catch {
    // The browser doesn't support view transitions.
  }
  if (!transition) return update();
  // Rejects if the browser skips the animation, as in a hidden tab. The update still runs.
  transition.ready.catch(() => {});
  endOnPress(transition);
  return transition.updateCallbackDone;
}
