import type { Context, Hono } from 'hono';
import { createEnquiriesEndpoint, type EnquiriesEndpointOptions } from './endpoint.js';
import { createMailer } from './mailer.js';
import { createOutbox, type OutboxOptions, type Send } from './outbox.js';
import type { EnquirySettings } from './settings.js';
import { type Channel, createStore } from './store.js';
import { createWebhook } from './webhook.js';

export interface EnquiriesOptions extends EnquirySettings {
  /** The client's address, for the rate limit. */
  addressOf?: ((context: Context) => string | undefined) | undefined;
  /** Rate limits per network; see the endpoint. */
  limits?: Pick<EnquiriesEndpointOptions, 'rate' | 'suspiciousRate'> | undefined;
  /** Timing of deliveries. */
  outbox?: Pick<OutboxOptions, 'leaseMs' | 'pollMs' | 'backoff'> | undefined;
}

export interface Enquiries {
  /** Serves `/api/enquiries`. */
  app: Hono;
  /** Whether an enquiry can be stored at the moment. */
  isWritable: () => Promise<boolean>;
  /** Opens the store and starts deliveries. A failure of the store is reported, and each use retries. */
  start: () => Promise<void>;
  /** Sends all due deliveries once, for serverless hosts that call it on a schedule instead of `start`. */
  deliverDue: () => Promise<void>;
  /** Lets pending deliveries finish for up to `graceMs`, then closes the store. */
  stop: (graceMs: number) => Promise<void>;
}

/** Caches the health check for this long, in ms, because each check writes to the disk. */
const healthMs = 1000;

/** Connects the endpoint, the store and deliveries according to the settings. */
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
