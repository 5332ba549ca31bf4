/** The events that the service reports for metrics. Needs no library, so that services without metrics load none. */
import type { Refusal } from '../protocol.js';
import type { Channel, DeliveryCount, LeasedDelivery, Outcome, Store } from '../store/store.js';

/** Result of a delivery attempt. */
export type Attempt = 'sent' | 'failed' | 'given_up' | 'refused';

export interface EnquiryObserver {
  /** An enquiry is stored. */
  accepted: (form: string, isSpam: boolean) => void;
  /** A request repeated a stored one. */
  repeated: () => void;
  /** A request was refused. */
  refused: (status: Refusal) => void;
  /** A delivery attempt has ended. */
  attempted: (channel: Channel, attempt: Attempt) => void;
  /** Old enquiries were deleted. */
  purged: (count: number) => void;
  /** Receives the functions that read the unsent deliveries and the size of all files, in bytes. */
  watch: (deliveries: () => Promise<readonly DeliveryCount[]>, bytesOfFiles: () => Promise<number>) => void;
}

function attemptOf(outcome: Outcome): Attempt {
  if (outcome.sent) return 'sent';
  if (outcome.refused) return 'refused';
  return outcome.nextAttemptAt === undefined ? 'given_up' : 'failed';
}

/** A store that reports what it has done. It counts only committed work. */
export function observeStore(store: Store, observer: EnquiryObserver): Store {
  observer.watch(store.deliveryStates, store.bytesOfFiles);
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
