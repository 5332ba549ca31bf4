/** How the service reports on its work. Independent of any library, so that services without metrics load none. */
import type { RefusalReason } from '../protocol.js';
import type { Channel, DeliveryCount, LeasedDelivery, Outcome, Store } from '../store/store.js';

/** Result of a delivery attempt. */
export type Attempt = 'sent' | 'failed' | 'given_up' | 'refused';

export interface EnquiryObserver {
  /** An enquiry is stored. */
  accepted: (form: string, isSpam: boolean) => void;
  /** A request repeated one that is already stored. */
  repeated: () => void;
  /** A request was refused. */
  refused: (reason: RefusalReason) => void;
  /** A delivery attempt has ended. */
  attempted: (channel: Channel, attempt: Attempt) => void;
  /** Old enquiries were deleted. */
  purged: (count: number) => void;
  /**
   * Receives functions that read the unsent deliveries and the total size of all files in bytes, and the limit on
   * that size, which is undefined if no files are stored.
   */
  watch: (
    deliveries: () => Promise<readonly DeliveryCount[]>,
    bytesOfFiles: () => Promise<number>,
    maxFilesBytes: number | undefined,
  ) => void;
}

function attemptOf(outcome: Outcome): Attempt {
  if (outcome.sent) return 'sent';
  if (outcome.refused) return 'refused';
  return outcome.nextAttemptAt === undefined ? 'given_up' : 'failed';
}

/** Wraps a store so that it reports what it has done. Counts only committed work. */
export function observeStore(store: Store, observer: EnquiryObserver, maxFilesBytes: number | undefined): Store {
  observer.watch(store.deliveryStates, store.bytesOfFiles, maxFilesBytes);
  return {
    ...store,
    async add(enquiry, ...rest) {
      const result = await store.add(enquiry, ...rest);
      if (result.isNew) observer.accepted(enquiry.form, enquiry.spam !== null);
      else observer.repeated();
      return result;
    },
    async settle(delivery: LeasedDelivery, outcome: Outcome) {
      await store.settle(delivery, outcome);
      observer.attempted(delivery.channel, attemptOf(outcome));
    },
    async remove(which, options) {
      const count = await store.remove(which, options);
      if ('before' in which) observer.purged(count);
      return count;
    },
  };
}
