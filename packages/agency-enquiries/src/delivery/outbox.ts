import type { Enquiry } from '../enquiry.js';
import type { FormDescriptions } from '../form-description.js';
import { describeError, nameOfError } from '../http/describe-error.js';
import { createThrottledReport } from '../http/throttled-report.js';
import {
  type Channel,
  type LeasedDelivery,
  type Store,
  StoreError,
  type StuckDeliveries,
  type Target,
} from '../store/store.js';

/** A delivery's details, apart from the enquiry itself. */
export interface SendContext {
  /** The e-mail address to send to; null for the webhook. */
  recipient: string | null;
  signal: AbortSignal;
  /** The stored forms, including those stored by newer and older servers. */
  forms: FormDescriptions;
  /** The unsubscribe URL, if the visitor asked for the newsletter. */
  unsubscribeUrl?: string | undefined;
}

/** Delivers one enquiry to one receiver. Rejects with a `DeliveryError` if the receiver has not accepted it. */
export type Send = (enquiry: Enquiry, context: SendContext) => Promise<void>;

/**
 * A delivery has failed. The message is logged and stored, so it contains only our own wording and codes: the
 * receiving server's text may quote the enquiry, for example the visitor's address or a word that looks like spam.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** The receiver will never accept this delivery, so it is not retried. */
export class RefusedError extends DeliveryError {
  override name = 'RefusedError';
}

export interface OutboxOptions {
  store: Store;
  channels: Readonly<Partial<Record<Channel, Send>>>;
  /**
   * URL of the page that ends the subscription with this token; undefined if the server does not know its own address.
   */
  unsubscribeUrl?: ((token: string) => string | undefined) | undefined;
  /** The receivers on these channels. */
  targets: readonly Target[];
  /** Current time in ms. @default Date.now */
  now?: (() => number) | undefined;
  /**
   * Called with a message for each failure. It names the channel and the error, never the content.
   *
   * @default console.error
   */
  report?: ((sentence: string) => void) | undefined;
  /**
   * How long a delivery is leased. Must exceed the duration of any attempt, so that no other server sends it in the
   * meantime.
   *
   * @default 5 minutes
   */
  leaseMs?: number | undefined;
  /** How often the store is polled. @default 5 seconds */
  pollMs?: number | undefined;
  /** @default from 1 minute to 6 hours */
  backoff?: ((attempts: number) => number) | undefined;
}

const minuteMs = 60_000;

/** Exponential backoff: 1 minute, doubled with each attempt, up to 6 hours. */
export const defaultBackoff = (attempts: number): number => Math.min(minuteMs * 2 ** (attempts - 1), 360 * minuteMs);

/**
 * Number of attempts made even after a delivery's lifetime has passed, because the server may have been off or its
 * clock wrong.
 */
const minAttempts = 10;

/** Timeout for one attempt, in ms. */
const attemptMs = minuteMs;

/** How reports and the owner's lists name a receiver: `mail to desk@agency.example`, or `webhook`. */
export const nameOf = ({ channel, recipient }: Target): string => (recipient ? `${channel} to ${recipient}` : channel);

/**
 * Tells the owner how to send a refused delivery. A restart is needed, because a server only delivers to the
 * addresses in its settings.
 */
const howToResend = (recipient: string | null) =>
  recipient
    ? `Correct the address in ENQUIRIES_TO, restart, and run "agency-enquiries retry --instead-of ${recipient} --to ADDRESS", or "agency-enquiries retry" for the same address.`
    : 'Run "agency-enquiries retry" once the recipient accepts it.';

/** Describes deliveries that will not be sent and what to do about them. */
function describeStuck(stuck: StuckDeliveries): string {
  const { channel, recipient, state, count, lastError } = stuck;
  const many = `${count} ${count === 1 ? 'delivery' : 'deliveries'} (${nameOf(stuck)})`;
  const was = count === 1 ? 'was' : 'were';
  const error = lastError ? ` The error: ${lastError}.` : '';
  if (state === 'refused')
    return `${many} ${was} refused for good.${error} The enquiries are stored. ${howToResend(recipient)}`;
  if (state === 'failed')
    return `${many} ${was} abandoned after 7 days.${error} The enquiries are stored. Read them with "agency-enquiries list", or send them again with "agency-enquiries retry".`;
  if (channel === 'webhook')
    return `${many} ${count === 1 ? 'waits' : 'wait'} for settings that this server does not have. Set ENQUIRIES_WEBHOOK_URL and ENQUIRIES_WEBHOOK_SECRET, unless another server sends them.`;
  return `${many} ${count === 1 ? 'waits' : 'wait'} for settings that this server does not have. Set SMTP_URL and ENQUIRIES_FROM, and ENQUIRIES_TO with the address, unless another server sends them${
    recipient ? `. Another address gets them with "agency-enquiries retry --instead-of ${recipient} --to ADDRESS"` : ''
  }.`;
}

/** Number of concurrent deliveries per server. */
const maxConcurrent = 5;

/**
 * Sends every stored delivery at least once. If a server crashes between sending a delivery and recording it, the
 * delivery is sent again with the same Message-ID.
 */
export function createOutbox({
  store,
  channels,
  targets,
  unsubscribeUrl = () => undefined,
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
  const reportFailure = createThrottledReport(report);
  const recipients = targets.flatMap(({ recipient }) => recipient ?? []);

  /**
   * Aborts an attempt that takes too long, or when the grace period ends. `AbortSignal.any` is not used: combined
   * with a signal that lives as long as the process, it would keep each attempt, and the enquiry's text, in memory.
   */
  async function limited(attempt: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const own = new AbortController();
    const abort = () => own.abort();
    const timeout = setTimeout(abort, attemptMs).unref();
    abortController.signal.addEventListener('abort', abort);
    if (abortController.signal.aborted) abort();
    try {
      await attempt(own.signal);
    } finally {
      clearTimeout(timeout);
      abortController.signal.removeEventListener('abort', abort);
    }
  }

  async function deliver(delivery: LeasedDelivery, forms: FormDescriptions): Promise<void> {
    const { channel, recipient, attempts, expiresAt, enquiry, unsubscribeToken: token } = delivery;
    const receiver = nameOf(delivery);
    try {
      const send = channels[channel];
      if (!send)
        throw new DeliveryError(`this server has no channel "${channel}". Start it with that channel’s settings`);
      await limited((signal) =>
        send(enquiry, { recipient, signal, forms, unsubscribeUrl: token && unsubscribeUrl(token) }),
      );
    } catch (error) {
      // Any other error may quote the enquiry.
      const message = error instanceof DeliveryError ? error.message : `an unexpected error (${nameOfError(error)})`;
      if (error instanceof RefusedError) {
        report(
          `${receiver} refused enquiry ${enquiry.id}: ${message}. It is stored, but will not be sent again. ${howToResend(recipient)}`,
        );
        return store.settle(delivery, {
          sent: false,
          error: message,
          refused: true,
          nextAttemptAt: undefined,
        });
      }
      const at = now();
      const expires = Date.parse(expiresAt);
      // Schedules the last attempt at the end of the lifetime.
      const next = at + backoff(attempts);
      const nextAttemptAt = at < expires ? Math.min(next, expires) : attempts < minAttempts ? next : undefined;
      // While a mail server is down, each enquiry fails many times, so reports are throttled. `retry` and `list` show
      // every failure.
      reportFailure(
        `${receiver}: ${message}`,
        `${receiver} for ${enquiry.id} failed, attempt ${attempts}: ${message}. ${
          nextAttemptAt === undefined
            ? 'No further attempt'
            : `Next attempt at ${new Date(nextAttemptAt).toISOString()}`
        }.`,
      );
      return store.settle(delivery, { sent: false, error: message, nextAttemptAt });
    }
    return store.settle(delivery, { sent: true });
  }

  const runs = new Set<Promise<void>>();

  /** Sends all due deliveries. `stop` waits for it. */
  function runOnce(): Promise<void> {
    const one = sendDue().finally(() => runs.delete(one));
    runs.add(one);
    return one;
  }

  let nextCorrection = 0;

  /** The longest delay between two attempts. */
  const maxDelayMs = Math.max(backoff(1), backoff(100));

  /** Corrects due times that were stored while the clock was ahead. */
  async function correctTimes(): Promise<void> {
    // Runs at the start and then at most once a minute, because it takes four statements.
    if (performance.now() < nextCorrection) return;
    nextCorrection = performance.now() + minuteMs;
    const count = await store.correctTimes(maxDelayMs, leaseMs);
    if (count > 0)
      report(
        `a server’s clock was ahead, so ${count} ${count === 1 ? 'delivery was' : 'deliveries were'} scheduled too late; ${count === 1 ? 'it is' : 'they are'} due now. Check the servers’ clocks.`,
      );
  }

  async function sendDue(): Promise<void> {
    await correctTimes();
    for (;;) {
      if (stopped) return;
      await store.assignRecipients(recipients);
      // Leaves other deliveries to the servers configured for them.
      const leased = await store.lease(targets, maxConcurrent, leaseMs);
      if (leased.length === 0) return;
      const forms = await store.forms();
      // Waits for all of them before throwing a store failure, because `stop` awaits pending deliveries.
      const settled = await Promise.allSettled(leased.map((delivery) => deliver(delivery, forms)));
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
        if (!(error instanceof StoreError))
          reportFailure('run', `deliveries failed unexpectedly: ${describeError(error)}.`);
      })
      .then(() => {
        running = undefined;
        if (stopped) return;
        if (isPollRequested) run();
        else timer = setTimeout(run, pollMs).unref();
      });
  }

  return {
    runOnce,

    /**
     * Starts polling. Reports deliveries that failed or were refused, and those for which this server has no settings.
     */
    async start(): Promise<void> {
      started = true;
      run();
      for (const stuck of await store.stuckDeliveries(targets).catch(() => [])) report(describeStuck(stuck));
    },

    /** Polls immediately, because a new delivery is due. If `start` was never called, `runOnce` sends it later. */
    wake: (): void => {
      if (started) run();
    },

    /**
     * Stops polling and waits for pending deliveries. After `graceMs`, pending deliveries are aborted, to be retried
     * later.
     */
    async stop(graceMs: number): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      if (runs.size === 0) return;
      const abort = setTimeout(() => abortController.abort(), graceMs);
      await Promise.allSettled(runs);
      await running;
      clearTimeout(abort);
    },
  };
}
