/** Delay before the first automatic retry, in ms. It doubles with each further one. */
const firstDelayMs = 15_000;

const longestDelayMs = 5 * 60_000;

/**
 * Submissions waiting for a connection, keyed by idempotency key, so that a remounted form replaces its earlier entry.
 */
const queue = new Map<string, () => void>();

let delayMs = firstDelayMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDue = false;

function stopTimer() {
  clearTimeout(timer);
  isDue = false;
}

function startTimer() {
  stopTimer();
  timer = setTimeout(() => {
    isDue = true;
    retryIfVisible();
    // Some embedded browsers always report that the page is hidden.
    if (isDue) timer = setTimeout(retryNow, longestDelayMs);
  }, delayMs);
}

function flush() {
  stopTimer();
  // Iterates over a copy, because submissions that are still offline are queued again during the loop.
  for (const send of [...queue.values()]) send();
}

function retryNow() {
  delayMs = Math.min(delayMs * 2, longestDelayMs);
  flush();
}

/** A hidden page retries once it is visible again, or after a long delay, to save the battery. */
function retryIfVisible() {
  if (isDue && document.visibilityState !== 'hidden') retryNow();
}

/**
 * Runs `send` on the next `online` event, or after a delay, because some connected devices never fire it. This also
 * happens after the form has unmounted.
 *
 * @param isRetry - Whether this follows an automatic retry, in which case the next one waits longer.
 */
export function enqueue(idempotencyKey: string, send: () => void, isRetry: boolean) {
  queue.set(idempotencyKey, send);
  if (!isRetry) delayMs = firstDelayMs;
  startTimer();
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', retryIfVisible);
}

/** Restarts the automatic retry's delay, so that a half-edited form isn't sent. */
export function postpone(idempotencyKey: string) {
  if (queue.has(idempotencyKey)) startTimer();
}

export function dequeue(idempotencyKey: string) {
  queue.delete(idempotencyKey);
  if (queue.size === 0) stopTimer();
}
