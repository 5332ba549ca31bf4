import { Counter, Gauge, Registry } from 'prom-client';
import type { RefusalReason } from '../protocol.js';
import type { DeliveryCount } from '../store/store.js';
import type { EnquiryObserver } from './observer.js';

/** Label for each reason. */
const reasons: Readonly<Record<RefusalReason, string>> = {
  400: 'malformed',
  403: 'foreign_origin',
  405: 'method',
  413: 'too_large',
  415: 'media_type',
  422: 'invalid',
  429: 'rate_limit',
  503: 'store_unavailable',
  files_full: 'files_full',
};

export interface EnquiryMetrics extends EnquiryObserver {
  /** The Prometheus registry. Add your own application's metrics to it, or pass in an existing registry. */
  registry: Registry;
}

/**
 * Collects metrics about the enquiry service: `createEnquiries({ metrics: createMetrics() })`.
 *
 * @param registry - Your application's registry, if it has one.
 */
export function createMetrics(registry = new Registry()): EnquiryMetrics {
  const registers = [registry];
  const accepted = new Counter({
    name: 'enquiries_accepted_total',
    help: 'Enquiries stored, by form and whether they are marked as possible spam.',
    labelNames: ['form', 'spam'],
    registers,
  });
  const repeated = new Counter({
    name: 'enquiries_repeated_total',
    help: 'Requests that repeated a stored enquiry and stored nothing.',
    registers,
  });
  const refused = new Counter({
    name: 'enquiries_refused_total',
    help: 'Requests refused, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const attempts = new Counter({
    name: 'enquiries_delivery_attempts_total',
    help: 'Delivery attempts, by channel and result.',
    labelNames: ['channel', 'result'],
    registers,
  });
  const purged = new Counter({
    name: 'enquiries_purged_total',
    help: 'Enquiries deleted because of their age.',
    registers,
  });
  const isReadable = new Gauge({
    name: 'enquiries_store_up',
    help: 'Whether the store could be read for this scrape.',
    registers,
    collect: () => readStore(),
  });
  const deliveries = new Gauge({
    name: 'enquiries_deliveries',
    help: 'Deliveries not sent yet, by channel and state. All servers that share a store report the same numbers.',
    labelNames: ['channel', 'state'],
    registers,
    collect: () => readStore(),
  });
  const oldest = new Gauge({
    name: 'enquiries_oldest_pending_age_seconds',
    help: 'Age of the oldest enquiry with a pending delivery; 0 if there is none.',
    registers,
    collect: () => readStore(),
  });
  const fileBytes = new Gauge({
    name: 'enquiries_files_bytes',
    help: 'Total size of all files attached to enquiries.',
    registers,
    collect: () => readStore(),
  });
  // Every reason has a series from the start, so that `rate()` counts the first refusal.
  for (const reason of Object.values(reasons)) refused.inc({ reason }, 0);

  let deliveryStates: () => Promise<readonly DeliveryCount[]> = async () => [];
  let bytesOfFiles = async () => 0;
  let reading: Promise<void> | undefined;

  /** Sets all gauges from a single read of the store, because a scrape collects them at the same time. */
  function readStore(): Promise<void> {
    reading ??= setGauges().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function setGauges(): Promise<void> {
    deliveries.reset();
    for (const channel of ['mail', 'webhook'])
      for (const state of ['pending', 'failed', 'refused']) deliveries.set({ channel, state }, 0);
    try {
      const counts = await deliveryStates();
      for (const { channel, state, count } of counts) deliveries.set({ channel, state }, count);
      oldest.set(Math.max(0, ...counts.map(({ oldestAgeMs = 0 }) => oldestAgeMs)) / 1000);
      fileBytes.set(await bytesOfFiles());
      isReadable.set(1);
    } catch {
      // The store has already reported the failure. A missing number is better than a stale one.
      deliveries.reset();
      oldest.remove();
      fileBytes.remove();
      isReadable.set(0);
    }
  }

  return {
    registry,
    accepted: (form, isSpam) => accepted.inc({ form, spam: String(isSpam) }),
    repeated: () => repeated.inc(),
    refused: (reason) => refused.inc({ reason: reasons[reason] }),
    attempted: (channel, result) => attempts.inc({ channel, result }),
    purged: (count) => purged.inc(count),
    watch: (readDeliveryStates, readBytes, maxFilesBytes) => {
      deliveryStates = readDeliveryStates;
      bytesOfFiles = readBytes;
      if (maxFilesBytes === undefined) return;
      // Created only here, because a service without files has no limit and an unset gauge would report 0.
      const limit = new Gauge({
        name: 'enquiries_files_limit_bytes',
        help: 'Maximum total size of all files attached to enquiries. Above it, forms are accepted without files.',
        registers,
      });
      limit.set(maxFilesBytes);
    },
  };
}
