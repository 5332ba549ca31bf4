import { describeError } from './http/describe-error.js';
import { defaultEnquiryMonths, monthsBefore, type Retention } from './retention.js';
import { type Store, StoreError } from './store/store.js';

export interface MaintenanceOptions {
  store: Store;
  retention?: Retention | undefined;
  /** Deletes the files of deleted enquiries. */
  sweepFiles?: (() => Promise<void>) | undefined;
  /** Current time in ms. @default Date.now */
  now?: (() => number) | undefined;
  report: (sentence: string) => void;
  /** Interval between checks. @default 1 minute */
  intervalMs?: number | undefined;
}

const dayMs = 24 * 60 * 60_000;

/** If the service was off for longer than this, its clock may be wrong, so nothing is deleted automatically. */
const maxPauseMs = 45 * dayMs;

/**
 * No enquiry can be older than this. One that appears to be was received while the clock was wrong, for example on a
 * machine that starts in 1970, and may be from today.
 */
const earliest = '2010-01-01T00:00:00.000Z';

const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/** Automatic maintenance: deletes enquiries past the retention period and completes interrupted deletions. */
export function createMaintenance({
  store,
  sweepFiles = async () => undefined,
  retention: { enquiryMonths = defaultEnquiryMonths } = {},
  now = Date.now,
  report,
  intervalMs = 60_000,
}: MaintenanceOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  const reported = new Set<string>();

  /** Reports a lasting condition once per process. */
  function reportOnce(sentence: string): void {
    if (reported.has(sentence)) return;
    reported.add(sentence);
    report(sentence);
  }

  /** Once a day, deletes enquiries past their retention period. The first time, it only announces the deletion. */
  async function purge(): Promise<void> {
    if (enquiryMonths === 'forever') return;
    const at = now();
    const last = await store.lastPurge();
    if (last !== undefined && at >= last && at - last < dayMs) return;
    const before = monthsBefore(at, enquiryMonths).toISOString();
    const day = before.slice(0, 10);
    if (last === undefined) {
      const count = await store.countOld({ from: earliest, before });
      if (count > 0)
        report(
          `${enquiries(count)} from before ${day} will be deleted in a day, because enquiries are kept for ${enquiryMonths} months. To keep jobs, mark them with "agency-enquiries job ID". To change the period, set ENQUIRIES_KEEP_MONTHS.`,
        );
      return store.recordPurge();
    }
    if (at - last > maxPauseMs) {
      reportOnce(
        `The service last deleted old enquiries on ${new Date(last).toISOString().slice(0, 10)}, but the clock now says ${new Date(at).toISOString().slice(0, 10)}. If the clock is right, run "agency-enquiries purge"; until then, nothing is deleted automatically.`,
      );
      return;
    }
    const undated = await store.countOld({ before: earliest });
    if (undated > 0)
      reportOnce(
        `${enquiries(undated)} ${undated === 1 ? 'has' : 'have'} a date before ${earliest.slice(0, 4)}, because the server’s clock was wrong. Enquiries this old are not deleted automatically. Delete them with "agency-enquiries delete ID", or "agency-enquiries purge".`,
      );
    const removed = await store.remove({ from: earliest, before }, { signal: stopping.signal });
    if (stopping.signal.aborted) return;
    await store.recordPurge();
    if (removed > 0)
      report(
        `${enquiries(removed)} from before ${day} deleted, because enquiries are kept for ${enquiryMonths} months. Jobs and newsletter subscriptions are kept.`,
      );
  }

  /**
   * Enquiries that a server with a fast clock has dated in the future would be kept for longer than promised. A day
   * after they are noticed, they are redated to the current time. Until then, the owner can correct this server's
   * clock, in case it is the wrong one.
   */
  async function correctDates(): Promise<void> {
    const at = now();
    if (at < Date.parse(earliest)) return;
    const limit = new Date(at + dayMs).toISOString();
    const { count, latest, noticedAt } = await store.enquiriesAfter(limit);
    const isNew = noticedAt === undefined || noticedAt > at || at - noticedAt > maxPauseMs;
    if (count === 0) return noticedAt === undefined ? undefined : store.noteLate(false);
    const are = count === 1 ? 'is' : 'are';
    if (isNew) await store.noteLate(true);
    if (isNew || at - noticedAt < dayMs) {
      reportOnce(
        `${enquiries(count)} ${are} dated up to ${latest?.slice(0, 10)}, but the clock says ${new Date(at).toISOString().slice(0, 10)}. If the clock is wrong, correct it on this server within a day. Otherwise a clock must have been ahead when the enquiries arrived, so they will be dated as received now and not be kept for too long.`,
      );
      return;
    }
    const corrected = await store.correctLate(limit);
    report(
      `${enquiries(corrected)} dated in the future ${corrected === 1 ? 'is' : 'are'} now dated as received today.`,
    );
  }

  let isTextLeft = false;

  /** Completes deletions that a reader of the database file has held up, including those by the owner's command. */
  async function overwrite(): Promise<void> {
    const isDone = await store.overwriteDeleted();
    if (isDone === !isTextLeft) return;
    isTextLeft = !isDone;
    report(
      isDone
        ? 'The deleted text has now been overwritten.'
        : 'Deleted text is still in the write-ahead log, because another program is reading the database. It will be overwritten as soon as that program is done.',
    );
  }

  /** Runs all checks once. The store reports its own failures, and the next run retries. */
  function runOnce(): Promise<void> {
    running ??= correctDates()
      .then(purge)
      .then(overwrite)
      .then(sweepFiles)
      .catch((error: unknown) => {
        if (!(error instanceof StoreError)) reportOnce(`maintenance failed unexpectedly: ${describeError(error)}.`);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    runOnce,

    /** The first run comes one interval after the start, so that it does not slow the start down. */
    start(): void {
      timer = setInterval(runOnce, intervalMs).unref();
    },

    /** Stops a deletion in progress. The next start continues it. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
