import type { Context, Hono } from 'hono';
import { createEnquiriesEndpoint, type EnquiriesEndpointOptions } from './endpoint.js';
import { createMailer } from './mailer.js';
import { createOutbox, type OutboxOptions, type Send } from './outbox.js';
import type { EnquirySettings } from './settings.js';
import { type Channel, createStore } from './store.js';
import { createWebhook } from './webhook.js';

export interface EnquiriesOptions extends EnquirySettings {
  /** The address of a request, for the rate limit. */
  addressOf?: ((context: Context) => string | undefined) | undefined;
  /** How often a network may send; see the endpoint. */
  limits?: Pick<EnquiriesEndpointOptions, 'rate' | 'suspiciousRate'> | undefined;
  /** How deliveries are timed. */
  outbox?: Pick<OutboxOptions, 'leaseMs' | 'pollMs' | 'backoff'> | undefined;
}

export interface Enquiries {
  /** Answers `/api/enquiries`. */
  app: Hono;
  /** Whether an enquiry that comes now can be stored. */
  isWritable: () => Promise<boolean>;
  /** Opens the store and begins to deliver. A store that fails is reported, and tried again at each use. */
  start: () => Promise<void>;
  /** Sends what is due, once: for hosts of functions, which run it on a schedule instead of `start`. */
  deliverDue: () => Promise<void>;
  /** Ends the deliveries under way within so many ms, then closes the store. */
  stop: (graceMs: number) => Promise<void>;
}

/** The last answer of a health check is given again for so long: each one writes to the disk. */
const healthMs = 1000;

/** Endpoint, store and deliveries, wired together by their settings. */
export function createEnquiries({
  database,
  mail,
  webhook,
  addressOf,
  limits,
  outbox: timing,
}: EnquiriesOptions): Enquiries {
  const store = createStore(database);
  const mailer = mail && createMailer(mail);
  const channels: Partial<Record<Channel, Send>> = {
    ...(mailer && { mail: mailer.send }),
    ...(webhook && { webhook: createWebhook(webhook) }),
  };
  const outbox = createOutbox({ store, channels, ...timing });
  const app = createEnquiriesEndpoint({
    store,
    channels: Object.keys(channels) as Channel[],
    onStored: Object.keys(channels).length > 0 ? outbox.wake : undefined,
    addressOf,
    ...limits,
  });
  let health = { at: Number.NEGATIVE_INFINITY, isWritable: Promise.resolve(false) };

  return {
    app,
    isWritable: () => {
      const at = performance.now();
      if (at - health.at > healthMs) health = { at, isWritable: store.isWritable() };
      return health.isWritable;
    },
    start: async () => {
      await store.isWritable();
      await outbox.start();
    },
    deliverDue: outbox.runOnce,
    stop: async (graceMs) => {
      await outbox.stop(graceMs);
      mailer?.close();
      await store.close();
    },
  };
}
