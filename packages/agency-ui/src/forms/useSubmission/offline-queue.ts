/** Submissions that wait for a connection, by idempotency key, so that a remounted form replaces its earlier entry. */
const queue = new Map<string, () => void>();

function flush() {
  // A copy: submissions that are still offline are queued again during the loop.
  for (const send of [...queue.values()]) send();
}

/** Runs `send` on the next `online` event, also after the form has unmounted. */
export function enqueue(idempotencyKey: string, send: () => void) {
  queue.set(idempotencyKey, send);
  addEventListener('online', flush);
}

export const dequeue = (idempotencyKey: string) => queue.delete(idempotencyKey);
