import type { Enquiry } from './schema.js';
import { type Channel, type LeasedDelivery, type Store, StoreError } from './store.js';

/** Delivers one enquiry. Rejects if the receiver has not accepted it. */
export type Send = (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;

export interface OutboxOptions {
  store: Store;
  channels: Readonly<Partial<Record<Channel, Send>>>;
  /** Current time in ms. @default Date.now */
  now?: (() => number) | undefined;
  /** Called with a message for each failure: the channel and the error, never the content. @default console.error */
  report?: ((sentence: string) => void) | undefined;
  /** Must exceed the duration of any attempt, so that no other server sends meanwhile. @default 5 minutes */
  leaseMs?: number | undefined;
  /** Polling interval of the store. @default 5 seconds */
  pollMs?: number | undefined;
  /** @default from 1 minute to 6 hours */
  backoff?: ((attempts: number) => number) | undefined;
}

const minuteMs = 60_000;

/** Exponential backoff: 1 minute, doubled with each attempt, up to 6 hours. */
export const defaultBackoff = (attempts: number): number => Math.min(minuteMs * 2 ** (attempts - 1), 360 * minuteMs);

/** Timeout of an attempt, in ms. */
const attemptMs = minuteMs;

/** Concurrent deliveries per server. */
const maxConcurrent = 5;

/**
 * Sends all stored deliveries at least once. If a server crashes after sending and before recording it, the delivery is
 * sent again under the same Message-ID.
 */
export function createOutbox({
  store,
  channels,
  now = Date.now,
  report = (sentence) => console.error(`enquiries: ${sentence}`),
  leaseMs = 5 * minuteMs,
  pollMs = 5000,
  backoff = defaultBackoff,
}: OutboxOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isPollRequested = false;
  let started = false;
  let stopped = false;
  const abortController = new AbortController();

  async function deliver(delivery: LeasedDelivery): Promise<void> {
    const { channel, attempts, expiresAt, enquiry } = delivery;
    try {
      const send = channels[channel];
      if (!send) throw new Error(`no settings for the channel "${channel}"`);
      await send(enquiry, AbortSignal.any([abortController.signal, AbortSignal.timeout(attemptMs)]));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const at = now();
      const expires = Date.parse(expiresAt);
      // The last attempt is at the end of the lifetime.
      const nextAttemptAt = at < expires ? Math.min(at + backoff(attempts), expires) : undefined;
      report(
        `${channel} for ${enquiry.id} failed, attempt ${attempts}: ${message}. ${
          nextAttemptAt === undefined ? 'Given up' : `Next attempt at ${new Date(nextAttemptAt).toISOString()}`
        }.`,
      );
      return store.settle(delivery, { sent: false, error: message.slice(0, 500), nextAttemptAt });
    }
    return store.settle(delivery, { sent: true });
  }

  /** Sends all due deliveries. */
  async function runOnce(): Promise<void> {
    for (;;) {
      if (stopped) return;
      const leased = await store.lease(maxConcurrent, leaseMs);
      if (leased.length === 0) return;
      // Waits for all of them before a failure of the store is thrown: `stop` awaits pending deliveries.
      const settled = await Promise.allSettled(leased.map(deliver));
      for (const result of settled) if (result.status === 'rejected') throw result.reason;
    }
  }

  function run(): void {
    if (stopped) return;
    if (running) {
      isPollRequested = true;
      return;
    }
    clearTimeout(timer);
    isPollRequested = false;
    running = runOnce()
      .catch((error: unknown) => {
        // The store has already reported the error.
        if (!(error instanceof StoreError)) report(error instanceof Error ? error.message : String(error));
      })
      .then(() => {
        running = undefined;
        if (stopped) return;
        if (isPollRequested) run();
        else timer = setTimeout(run, pollMs);
      });
  }

  return {
    runOnce,

    /** Starts polling, and reports deliveries that failed earlier. */
    async start(): Promise<void> {
      started = true;
      run();
      const failed = await store.countFailed().catch(() => 0);
      if (failed === 0) return;
      report(
        `${failed} ${failed === 1 ? 'delivery was' : 'deliveries were'} given up after 7 days. The enquiries are stored: read them with "npm run enquiries -- list", send them with "npm run enquiries -- retry".`,
      );
    },

    /** Polls immediately, because a new delivery is due. Without `start`, `runOnce` sends it. */
    wake: (): void => {
      if (started) run();
    },

    /** Stops polling and waits for pending deliveries. After `graceMs` they are aborted, and retried later. */
    async stop(graceMs: number): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      if (!running) return;
      const abort = setTimeout(() => abortController.abort(), graceMs);
      await running;
      clearTimeout(abort);
    },
  };
}
