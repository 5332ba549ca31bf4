import type { Enquiry } from './schema.js';
import { type Channel, type LeasedDelivery, type Store, StoreError } from './store.js';

/** Delivers one enquiry. Rejects when the receiver has not taken it. */
export type Send = (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;

export interface OutboxOptions {
  store: Store;
  channels: Readonly<Partial<Record<Channel, Send>>>;
  /** The time in ms. @default Date.now */
  now?: (() => number) | undefined;
  /** Called with a sentence for each failure: channel and kind, nothing of the enquiry’s content. @default console.error */
  report?: ((sentence: string) => void) | undefined;
  /** Longer than any attempt takes, so that no second server sends meanwhile. @default 5 minutes */
  leaseMs?: number | undefined;
  /** How often the store is asked for what is due. @default 5 seconds */
  pollMs?: number | undefined;
  /** @default from 1 minute to 6 hours */
  backoff?: ((attempts: number) => number) | undefined;
}

const minuteMs = 60_000;

/** 1 minute, then twice as long each time, at most 6 hours. */
export const defaultBackoff = (attempts: number): number => Math.min(minuteMs * 2 ** (attempts - 1), 360 * minuteMs);

/** After this an attempt has failed. */
const attemptMs = minuteMs;

/** How many deliveries one server sends at the same time. */
const atOnce = 5;

/**
 * Sends what the store holds for delivery, at least once each: a server that dies between sending and writing that
 * down leaves the delivery to be sent again under the same Message-ID.
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
  let wakeAgain = false;
  let started = false;
  let stopped = false;
  const giveUp = new AbortController();

  async function deliver(delivery: LeasedDelivery): Promise<void> {
    const { channel, attempts, expiresAt, enquiry } = delivery;
    try {
      const send = channels[channel];
      if (!send) throw new Error(`no settings for the channel "${channel}"`);
      await send(enquiry, AbortSignal.any([giveUp.signal, AbortSignal.timeout(attemptMs)]));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const at = now();
      const expires = Date.parse(expiresAt);
      // A last attempt at the end of the lifetime, and none after it.
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

  /** Sends everything that is due. */
  async function runOnce(): Promise<void> {
    for (;;) {
      if (stopped) return;
      const leased = await store.lease(atOnce, leaseMs);
      if (leased.length === 0) return;
      // All of them, before the first failure of the store is passed on: `stop` waits for what is being sent.
      const settled = await Promise.allSettled(leased.map(deliver));
      for (const result of settled) if (result.status === 'rejected') throw result.reason;
    }
  }

  function run(): void {
    if (stopped) return;
    if (running) {
      wakeAgain = true;
      return;
    }
    clearTimeout(timer);
    wakeAgain = false;
    running = runOnce()
      .catch((error: unknown) => {
        // The store has reported it already.
        if (!(error instanceof StoreError)) report(error instanceof Error ? error.message : String(error));
      })
      .then(() => {
        running = undefined;
        if (stopped) return;
        if (wakeAgain) run();
        else timer = setTimeout(run, pollMs);
      });
  }

  return {
    runOnce,

    /** Begins to send, and reports what was given up before. */
    async start(): Promise<void> {
      started = true;
      run();
      const failed = await store.countFailed().catch(() => 0);
      if (failed === 0) return;
      report(
        `${failed} ${failed === 1 ? 'delivery was' : 'deliveries were'} given up after 7 days. The enquiries are stored: read them with "npm run enquiries -- list", send them with "npm run enquiries -- retry".`,
      );
    },

    /** Says that something new is due. Without `start`, `runOnce` sends it. */
    wake: (): void => {
      if (started) run();
    },

    /** Starts nothing more and waits for what is being sent; after `graceMs` that is aborted, to be sent again later. */
    async stop(graceMs: number): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      if (!running) return;
      const abort = setTimeout(() => giveUp.abort(), graceMs);
      await running;
      clearTimeout(abort);
    },
  };
}
