import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { idPrefixOf } from 'agency-ui/schemas';
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type OperandValueExpressionOrList,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { type Enquiry, type EnquiryFile, emailOf, type NewEnquiry } from '../enquiry.js';
import { OutputError } from '../files/output-error.js';
import type { FormDescriptions } from '../form-description.js';
import { createThrottledReport } from '../http/throttled-report.js';
import { isSubscription, newsletterName, type Subscription } from '../subscription.js';
import {
  backUpSqlite,
  type Channel,
  type DatabaseCopy,
  type DatabaseLocation,
  type DeliveryState,
  describeFailure,
  noPostgresBackup,
  type OpenDatabase,
  openDatabase,
  readForms,
  type Tables,
  timeoutMs,
  writeHealth,
} from './database.js';
import { containing, type EnquiryFilter, isFiltered, matching } from './filter.js';
import { isPartError } from './group-commit.js';
import { createPatience, isLocked } from './patient-sqlite.js';
import { readReceivers, recordReceivers } from './receivers.js';
import { type Redirected, redirectDeliveries } from './redirect.js';

export type { Channel, DatabaseLocation, DeliveryState } from './database.js';
export type { EnquiryFilter } from './filter.js';
export type { Redirected } from './redirect.js';

/** The store has failed. The message is for the log. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** A position in the list of enquiries, newest first. */
export type Position = Pick<Enquiry, 'receivedAt' | 'id'>;

export interface PageRequest {
  filter?: EnquiryFilter | undefined;
  limit: number;
  /** Reads enquiries older than this. */
  after?: Position | undefined;
  /** Reads enquiries newer than this. */
  before?: Position | undefined;
}

export interface SubscriptionRequest {
  /** Text that the address must contain. */
  search?: string | undefined;
  /** Reads addresses after this one. */
  after?: string | undefined;
  limit: number;
}

export interface EnquiryPage {
  enquiries: readonly StoredEnquiry[];
  hasNewer: boolean;
  hasOlder: boolean;
}

/** Unsent deliveries, by channel and state. */
export interface DeliveryCount {
  channel: Channel;
  state: DeliveryState;
  count: number;
  /** Time of the oldest pending one. */
  oldestAgeMs: number | undefined;
}

/** A receiver of enquiries: one e-mail address, or the webhook. */
export interface Target {
  channel: Channel;
  /** The e-mail address; null for the webhook. */
  recipient: string | null;
}

/** A delivery leased to this server, which may send it until the lease expires. */
export interface LeasedDelivery extends Target {
  id: string;
  lease: string;
  /** Number of attempts, including this one. */
  attempts: number;
  expiresAt: string;
  enquiry: Enquiry;
  /** The token of the subscription, if the visitor asked for the newsletter. */
  unsubscribeToken: string | undefined;
}

export interface DeliverySummary extends Target {
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  sentAt: string | null;
}

export type StoredEnquiry = Enquiry & {
  /** The visitor's address in lower case; empty if the form does not ask for it. */
  email: string;
  /** Whether the owner has marked it as a job. */
  isJob: boolean;
  deliveries: readonly DeliverySummary[];
};

export interface StoreOptions {
  /** The accepted forms. Omitted by the owner's command, which only reads and deletes. */
  forms?: FormDescriptions | undefined;
  /** Current time in ms. @default Date.now */
  now?: (() => number) | undefined;
  /** Called with a message for each type of failure and when the store has recovered. @default console.error */
  report?: ((sentence: string) => void) | undefined;
}

/** Times in ISO 8601. The first is inclusive. */
export interface OldEnquiries {
  from?: string | undefined;
  before: string;
}

/** Enquiries dated in the future. */
export interface LateEnquiries {
  count: number;
  /** The latest date among them. */
  latest: string | null;
  /** When they were noticed, in ms. */
  noticedAt: number | undefined;
}

/** Which enquiries to delete. Deleting by age leaves job applications alone. */
export type Removal = { id: string } | { email: string } | OldEnquiries;

export interface RemoveOptions {
  /** Receives the number so far. */
  onProgress?: ((removed: number) => void) | undefined;
  /** Ends the deletion after the current page. */
  signal?: AbortSignal | undefined;
}

/** Without a key, identical content within this time counts as the same enquiry. */
const sameContentMs = 10 * 60_000;

/** How long a delivery is retried. */
export const deliveryLifetimeMs = 7 * 24 * 60 * 60_000;

/** Number of enquiries read or deleted at a time. */
const pageSize = 500;

/** How long a file may wait for its enquiry, which is normally stored right after it. */
const reservedMs = 60 * 60_000;

/** Positions for files that don't belong to an enquiry: those that still may, and those being deleted. */
const reservedPosition = 0;
const deletedPosition = -1;

const toEnquiry = (row: Selectable<Tables['enquiries']>, files: readonly EnquiryFile[] = []): Enquiry => ({
  id: row.id,
  form: row.form,
  page: row.page,
  locale: row.locale,
  fields: JSON.parse(row.fields),
  spam: row.spam,
  receivedAt: row.received_at,
  ...(files.length > 0 && { files }),
});

const toSubscription = ({ subscribed_at, ...row }: Selectable<Tables['subscriptions']>): Subscription => ({
  ...row,
  subscribedAt: subscribed_at,
});

/**
 * Whether SQLite's connection still works after an error, because the file was only locked, the disk is full, or the
 * error concerns a single request. Reopening the file would interrupt other requests and check the whole file again.
 */
const isUsable = (error: unknown): boolean =>
  isLocked(error) || isPartError(error) || (error as { code?: unknown }).code === 'SQLITE_FULL';

/** The files attached to these enquiries, by enquiry id. */
async function filesOf(
  db: Kysely<Tables>,
  ids: OperandValueExpressionOrList<Tables, 'files', 'enquiry_id'>,
): Promise<Map<string, EnquiryFile[]>> {
  const rows = await db.selectFrom('files').selectAll().where('enquiry_id', 'in', ids).orderBy('position').execute();
  const files = new Map<string, EnquiryFile[]>();
  for (const { enquiry_id, id, field, name, type, bytes } of rows) {
    if (enquiry_id === null) continue;
    files.set(enquiry_id, [...(files.get(enquiry_id) ?? []), { id, field, name, type, bytes }]);
  }
  return files;
}

/** A file, as identified in a receipt. */
export type ReceiptFile = Pick<EnquiryFile, 'field' | 'name'> & { sha256: string };

/** Identifies a request by its key and content, or by its content alone. A repeated request has the same receipt. */
function receiptOf({ form, fields }: NewEnquiry, key: string | undefined, files: readonly ReceiptFile[]): string {
  const hash = createHash('sha256').update(`${form}\n${JSON.stringify(fields)}`);
  for (const { field, name, sha256 } of files) hash.update(`\n${field} ${sha256} ${name}`);
  const content = hash.digest('base64url');
  return key === undefined ? content : `${key} ${content}`;
}

/** The id of an enquiry with this content that recently arrived without a key. */
async function postedBefore(
  db: Kysely<Tables>,
  enquiry: NewEnquiry,
  files: readonly ReceiptFile[],
  at: string,
): Promise<string | undefined> {
  const receipt = await db
    .selectFrom('receipts')
    .select('enquiry_id')
    .where('key', '=', receiptOf(enquiry, undefined, files))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return receipt?.enquiry_id;
}

/** Assigns reserved files to their enquiry. */
async function claimFiles(db: Kysely<Tables>, enquiryId: string, files: readonly EnquiryFile[]): Promise<void> {
  let position = 0;
  for (const { id } of files) {
    position++;
    const { numUpdatedRows } = await db
      .updateTable('files')
      .set({ enquiry_id: enquiryId, position, discard_after: null })
      .where('id', '=', id)
      .where('discard_after', 'is not', null)
      .where('position', '=', reservedPosition)
      .executeTakeFirst();
    // Another server may have deleted it, if that server has just started or the clocks differ.
    if (Number(numUpdatedRows) !== 1)
      throw new Error(`the file ${id} is no longer in the store, so the visitor has to attach it again`);
  }
}

/** Detaches files from deleted enquiries and removes their names. Their content is deleted later. */
async function releaseFiles(db: Kysely<Tables>, ids: readonly string[], at: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ enquiry_id: null, name: '', discard_after: at })
    .where('enquiry_id', 'in', ids)
    .execute();
}

/** Deliveries to one receiver that this server doesn't send. */
export interface StuckDeliveries extends Target {
  state: DeliveryState;
  count: number;
  /** One of the errors. */
  lastError: string | null;
}

/** The outcome of an attempt. Without `nextAttemptAt` (ms), it was the last one. */
export type Outcome =
  | { sent: true }
  | { sent: false; error: string; refused?: boolean | undefined; nextAttemptAt: number | undefined };

/** Whether a delivery is for one of the receivers. */
const isFor =
  (targets: readonly Target[]) =>
  (is: ExpressionBuilder<Tables, 'deliveries'>): ExpressionWrapper<Tables, 'deliveries', SqlBool> =>
    is.or(
      targets.map(({ channel, recipient }) =>
        recipient === null
          ? is('channel', '=', channel)
          : is.and([is('channel', '=', channel), is('recipient', '=', recipient)]),
      ),
    );

/** Pending, due and not leased. */
const isDue =
  (at: string) =>
  (is: ExpressionBuilder<Tables, 'deliveries'>): ExpressionWrapper<Tables, 'deliveries', SqlBool> =>
    is.and([
      is('state', '=', 'pending'),
      is('next_attempt_at', '<=', at),
      is.or([is('leased_until', 'is', null), is('leased_until', '<=', at)]),
    ]);

/**
 * Stores enquiries, their deliveries and idempotency keys in SQLite or PostgreSQL. The connection is opened on first
 * use and reopened after a failure, so no restart is needed.
 */
export function createStore(
  location: DatabaseLocation,
  { forms, now = Date.now, report = (sentence) => console.error(`enquiries: ${sentence}`) }: StoreOptions = {},
) {
  let opening: Promise<OpenDatabase> | undefined;
  /** Whether the last report was of a failure. */
  let isReportedFailing = false;
  /** Kept across failed attempts to open the file, so that requests do not wait for each other. */
  const patience = createPatience(timeoutMs);
  const iso = (ms: number) => new Date(ms).toISOString();

  const reportFailure = createThrottledReport((sentence) => {
    isReportedFailing = true;
    report(sentence);
  });

  /** Gives access to the database. Turns every failure into a `StoreError`. */
  async function withDatabase<Result>(
    work: (db: Kysely<Tables>, opened: OpenDatabase) => Promise<Result>,
  ): Promise<Result> {
    opening ??= openDatabase(location, { forms, now, patience });
    const current = opening;
    try {
      const opened = await current;
      const result = await work(opened.db, opened);
      opened.verify();
      if (isReportedFailing) {
        isReportedFailing = false;
        report('The enquiry store works again.');
      }
      return result;
    } catch (error) {
      // Once the tables exist, PostgreSQL's pool replaces broken connections itself.
      const isOpen = await current.then(
        () => true,
        () => false,
      );
      if (opening === current && ((location.kind === 'sqlite' && !isUsable(error)) || !isOpen)) {
        opening = undefined;
        if (isOpen) await current.then(({ db }) => db.destroy()).catch(() => undefined);
      }
      const sentence = describeFailure(error, location);
      reportFailure(sentence, sentence);
      throw new StoreError(sentence, { cause: error });
    }
  }

  /** @param ids - Selects the ids of at least these rows. */
  async function withDeliveries(
    db: Kysely<Tables>,
    rows: Selectable<Tables['enquiries']>[],
    ids: OperandValueExpressionOrList<Tables, 'deliveries' | 'files', 'enquiry_id'>,
  ): Promise<StoredEnquiry[]> {
    if (rows.length === 0) return [];
    const deliveries = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('enquiry_id', 'in', ids)
      .orderBy('channel')
      .orderBy('recipient')
      .execute();
    const files = await filesOf(db, ids as OperandValueExpressionOrList<Tables, 'files', 'enquiry_id'>);
    const byEnquiry = new Map<string, typeof deliveries>(rows.map(({ id }) => [id, []]));
    for (const delivery of deliveries) byEnquiry.get(delivery.enquiry_id)?.push(delivery);
    return rows.map((row) => ({
      ...toEnquiry(row, files.get(row.id)),
      email: row.email,
      isJob: row.job_at !== null,
      deliveries: (byEnquiry.get(row.id) ?? []).map(
        ({ channel, recipient, state, attempts, next_attempt_at, last_error, sent_at }) => ({
          channel,
          recipient,
          state,
          attempts,
          nextAttemptAt: next_attempt_at,
          lastError: last_error,
          sentAt: sent_at,
        }),
      ),
    }));
  }

  /** The newest matching enquiries, or those that follow a page in this order. */
  const readPage = (limit: number, after: Position | undefined, filter: EnquiryFilter = {}): Promise<StoredEnquiry[]> =>
    withDatabase(async (db) => {
      const rows = await db
        .selectFrom('enquiries')
        .selectAll()
        .where(matching(filter, location.kind))
        .$if(after !== undefined, (page) =>
          page.where(sql<boolean>`(received_at, id) < (${after?.receivedAt}, ${after?.id})`),
        )
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      if (isFiltered(filter))
        return withDeliveries(
          db,
          rows,
          rows.map(({ id }) => id),
        );
      const [first, last] = [rows[0], rows.at(-1)];
      // Uses the same statement for each page, because prepared statements are cached; hundreds of ids would use a
      // lot of memory each time.
      const ids = db
        .selectFrom('enquiries')
        .select('id')
        .where(sql<boolean>`(received_at, id) <= (${first?.received_at}, ${first?.id})`)
        .where(sql<boolean>`(received_at, id) >= (${last?.received_at}, ${last?.id})`);
      return withDeliveries(db, rows, ids);
    });

  /** Yields enquiries newest first, one page at a time, so memory use does not depend on their number. */
  async function* pages(
    limit = Number.POSITIVE_INFINITY,
    filter: EnquiryFilter = {},
  ): AsyncGenerator<readonly StoredEnquiry[]> {
    let left = limit;
    let last: StoredEnquiry | undefined;
    do {
      const page = await readPage(Math.min(left, pageSize), last, filter);
      if (page.length > 0) yield page;
      left -= page.length;
      last = page.at(-1);
    } while (last && left > 0);
  }

  /**
   * Overwrites deleted text in SQLite's write-ahead log, which is impossible while another program is reading the
   * file. PostgreSQL does so when it vacuums.
   *
   * @returns whether all deleted text is gone.
   */
  async function overwriteDeleted(): Promise<boolean> {
    return withDatabase(async (db) => {
      const task = await db.selectFrom('tasks').select('at').where('name', '=', overwriteTask).executeTakeFirst();
      if (!task) return true;
      if (location.kind === 'sqlite' && !(await checkpoint(db))) return false;
      // Doesn't clear the task of a deletion that has started in the meantime.
      await db.deleteFrom('tasks').where('name', '=', overwriteTask).where('at', '=', task.at).execute();
      return true;
    });
  }

  return {
    /**
     * Stores an enquiry with a delivery for each receiver, in one transaction, shared with other enquiries that
     * arrive at the same time. Returns after the commit.
     *
     * @param key - The browser's `Idempotency-Key`. The same key with the same content is the same enquiry. Different
     * content under a used key is stored as a new enquiry, so that no edited text is lost. Content that has just
     * arrived without a key also counts as the same enquiry, because the visitor may have pressed the button once
     * before the page's scripts had loaded and once after.
     * @param files - Reserved files, which from now on belong to the enquiry.
     * @throws StoreError
     */
    add(
      enquiry: NewEnquiry,
      targets: readonly Target[],
      key?: string,
      files: readonly (EnquiryFile & ReceiptFile)[] = [],
    ): Promise<{ id: string; isNew: boolean }> {
      const at = now();
      const fields = JSON.stringify(enquiry.fields);
      const email = emailOf(enquiry, forms ?? new Map()).toLowerCase();
      const receipt = receiptOf(enquiry, key, files);
      return withDatabase((_db, { commitTogether }) =>
        commitTogether(async (transaction, insertLater) => {
          const posted = key === undefined ? undefined : await postedBefore(transaction, enquiry, files, iso(at));
          const id = posted ?? randomUUID();
          const expires_at = key === undefined ? iso(at + sameContentMs) : null;
          const written = await transaction
            .insertInto('receipts')
            .values({ key: receipt, enquiry_id: id, expires_at })
            .onConflict((conflict) =>
              conflict
                .column('key')
                .doUpdateSet({ enquiry_id: id, expires_at })
                .where('receipts.expires_at', '<=', iso(at)),
            )
            .returning('key')
            .executeTakeFirst();
          if (!written) {
            const before = await transaction
              .selectFrom('receipts')
              .select('enquiry_id')
              .where('key', '=', receipt)
              .executeTakeFirstOrThrow();
            return { id: before.enquiry_id, isNew: false };
          }
          if (posted !== undefined) return { id, isNew: false };
          const row = {
            id,
            form: enquiry.form,
            page: enquiry.page,
            locale: enquiry.locale,
            email,
            fields,
            spam: enquiry.spam,
            received_at: iso(at),
          };
          if (files.length === 0) insertLater('enquiries', row);
          else {
            // Inserted immediately, because its files refer to it.
            await transaction.insertInto('enquiries').values(row).execute();
            await claimFiles(transaction, id, files);
          }
          if (email && isSubscription(enquiry)) {
            const { locale, spam } = enquiry;
            await transaction
              .insertInto('subscriptions')
              .values({ email, token: randomUUID(), locale, spam, subscribed_at: iso(at) })
              .onConflict((conflict) => conflict.doNothing())
              .execute();
          }
          for (const { channel, recipient } of targets) {
            insertLater('deliveries', {
              id: randomUUID(),
              enquiry_id: id,
              channel,
              recipient,
              state: 'pending',
              attempts: 0,
              next_attempt_at: iso(at),
              expires_at: iso(at + deliveryLifetimeMs),
            });
          }
          return { id, isNew: true };
        }),
      );
    },

    /** The id of the stored enquiry that this one repeats, if any (see `add`). */
    findRepeated: (
      enquiry: NewEnquiry,
      key: string | undefined,
      files: readonly ReceiptFile[],
    ): Promise<string | undefined> =>
      withDatabase(async (db) => {
        const receipt = await db
          .selectFrom('receipts')
          .select('enquiry_id')
          .where('key', '=', receiptOf(enquiry, key, files))
          .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', iso(now()))]))
          .executeTakeFirst();
        return receipt?.enquiry_id;
      }),

    /**
     * Records that these files will be stored, so that they can be found if the server crashes before their enquiry is
     * stored.
     */
    reserveFiles: (files: readonly EnquiryFile[]): Promise<void> =>
      withDatabase(async (db) => {
        await db
          .insertInto('files')
          .values(
            files.map((file) => ({ ...file, position: reservedPosition, discard_after: iso(now() + reservedMs) })),
          )
          .execute();
      }),

    /** Total size of all files, in bytes. Includes files whose content is still to be deleted. */
    bytesOfFiles: (): Promise<number> =>
      withDatabase(async (db) => {
        const { total } = await db
          .selectFrom('files')
          .select(({ fn }) => fn.sum<number | string | null>('bytes').as('total'))
          .executeTakeFirstOrThrow();
        return Number(total ?? 0);
      }),

    /** Releases files that don't belong to an enquiry. */
    discardFiles: (ids: readonly string[]): Promise<void> =>
      withDatabase(async (db) => {
        await db
          .updateTable('files')
          .set({ name: '', discard_after: iso(now()) })
          .where('id', 'in', ids)
          .where('enquiry_id', 'is', null)
          .execute();
      }),

    /**
     * Ids of files whose content should be deleted.
     *
     * @param when - `at start` includes reserved files, if no other server can be using the database.
     */
    discardedFiles: (when: 'due' | 'at start' = 'due'): Promise<string[]> =>
      withDatabase(async (db) => {
        const isAll = when === 'at start' && location.kind === 'sqlite';
        // No file may be discarded later than this, unless its time was stored while the clock was ahead.
        const latest = iso(now() + reservedMs);
        await db.updateTable('files').set({ discard_after: latest }).where('discard_after', '>', latest).execute();
        const rows = await db
          .selectFrom('files')
          .select('id')
          .where('discard_after', 'is not', null)
          .$if(!isAll, (files) => files.where('discard_after', '<=', iso(now())))
          .limit(pageSize)
          .execute();
        return rows.map(({ id }) => id);
      }),

    /**
     * Makes sure that these files can no longer be assigned to an enquiry, before their content is deleted.
     *
     * @returns those that have not been assigned to an enquiry in the meantime.
     */
    takeDiscarded: (ids: readonly string[]): Promise<string[]> =>
      withDatabase(async (db) => {
        const rows = await db
          .updateTable('files')
          .set({ position: deletedPosition })
          .where('id', 'in', ids)
          .where('discard_after', 'is not', null)
          .returning('id')
          .execute();
        return rows.map(({ id }) => id);
      }),

    /** Returns those files in the list that belong to an enquiry. */
    namedFiles: (ids: readonly string[]): Promise<string[]> =>
      withDatabase(async (db) => {
        const rows = await db
          .selectFrom('files')
          .select('id')
          .where('id', 'in', ids)
          .where('enquiry_id', 'is not', null)
          .execute();
        return rows.map(({ id }) => id);
      }),

    /** Removes the records of files whose content has been deleted. */
    forgetFiles: (ids: readonly string[]): Promise<void> =>
      withDatabase(async (db) => {
        await db.deleteFrom('files').where('id', 'in', ids).where('discard_after', 'is not', null).execute();
      }),

    /** Whether an enquiry can currently be stored. Writes a row to find out. */
    isWritable: (): Promise<boolean> =>
      withDatabase((db) => writeHealth(db, now())).then(
        () => true,
        () => false,
      ),

    /** Splits due mails from the first version, which had one row for all recipients, into one row per recipient. */
    assignRecipients(recipients: readonly string[]): Promise<void> {
      const [first, ...others] = recipients;
      if (first === undefined) return Promise.resolve();
      return withDatabase(async (db) => {
        const unassigned = (is: ExpressionBuilder<Tables, 'deliveries'>) =>
          is.and([is('channel', '=', 'mail'), is('recipient', 'is', null), isDue(iso(now()))(is)]);
        if (!(await db.selectFrom('deliveries').select('id').where(unassigned).limit(1).executeTakeFirst())) return;
        await db.transaction().execute(async (transaction) => {
          // The update comes first, because it locks the rows against another server.
          const assigned = await transaction
            .updateTable('deliveries')
            .set({ recipient: first })
            .where(unassigned)
            .returningAll()
            .execute();
          const copies = assigned.flatMap((delivery) =>
            others.map((recipient) => ({ ...delivery, id: randomUUID(), recipient })),
          );
          for (const copy of copies) await transaction.insertInto('deliveries').values(copy).execute();
        });
      });
    },

    /** Leases due deliveries for these receivers, each to one server. */
    lease(targets: readonly Target[], limit: number, leaseMs: number): Promise<LeasedDelivery[]> {
      if (targets.length === 0) return Promise.resolve([]);
      const at = iso(now());
      const lease = randomUUID();
      return withDatabase(async (db) => {
        const leased = await db
          .updateTable('deliveries')
          .set((set) => ({
            lease,
            leased_until: iso(now() + leaseMs),
            attempts: set('attempts', '+', 1),
          }))
          .where('id', 'in', (select) =>
            select
              .selectFrom('deliveries')
              .select('id')
              .where(isDue(at))
              .where(isFor(targets))
              .orderBy('next_attempt_at')
              .limit(limit)
              // Skips rows that another server is updating. SQLite lets one statement write at a time.
              .$if(location.kind === 'postgres', (due) => due.forUpdate().skipLocked()),
          )
          .returningAll()
          .execute();
        if (leased.length === 0) return [];
        const ids = leased.map(({ enquiry_id }) => enquiry_id);
        const rows = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute();
        const files = await filesOf(db, ids);
        const enquiries = new Map(rows.map((row) => [row.id, toEnquiry(row, files.get(row.id))]));
        const tokens = await tokensOf(db, rows);
        return leased.flatMap(({ id, enquiry_id, channel, recipient, attempts, expires_at }) => {
          const enquiry = enquiries.get(enquiry_id);
          return enquiry
            ? [
                {
                  id,
                  lease,
                  channel,
                  recipient,
                  attempts,
                  expiresAt: expires_at,
                  enquiry,
                  unsubscribeToken: tokens.get(enquiry_id),
                },
              ]
            : [];
        });
      });
    },

    /** Ends a lease. Has no effect if another server has since leased the delivery. */
    settle({ id, lease }: LeasedDelivery, result: Outcome): Promise<void> {
      const outcome = result.sent
        ? { state: 'sent' as const, sent_at: iso(now()), last_error: null }
        : result.nextAttemptAt === undefined
          ? { state: result.refused ? ('refused' as const) : ('failed' as const), last_error: result.error }
          : { next_attempt_at: iso(result.nextAttemptAt), last_error: result.error };
      return withDatabase(async (db) => {
        await db
          .updateTable('deliveries')
          .set({ ...outcome, lease: null, leased_until: null })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .execute();
      });
    },

    /** Deliveries that won't be attempted again, and pending ones for other receivers, by receiver. */
    stuckDeliveries: (targets: readonly Target[]): Promise<StuckDeliveries[]> =>
      withDatabase(async (db) => {
        const rows = await db
          .selectFrom('deliveries')
          .select(({ fn }) => [
            'channel',
            'recipient',
            'state',
            fn.countAll().as('count'),
            fn.max('last_error').as('lastError'),
          ])
          .where('state', 'in', ['pending', 'failed', 'refused'])
          .groupBy(['channel', 'recipient', 'state'])
          .orderBy('channel')
          .orderBy('recipient')
          .execute();
        const isOwn = (row: Target) =>
          targets.some(
            ({ channel, recipient }) =>
              channel === row.channel && (row.recipient === null || recipient === row.recipient),
          );
        return rows
          .filter((row) => row.state !== 'pending' || !isOwn(row))
          .map((row) => ({ ...row, count: Number(row.count) }));
      }),

    pages,

    /** One page of the list, newest first, and whether there are pages before or after it. */
    page: ({ filter = {}, limit, after, before }: PageRequest): Promise<EnquiryPage> =>
      withDatabase(async (db) => {
        const isBackwards = before !== undefined;
        const order = isBackwards ? 'asc' : 'desc';
        const rows = await db
          .selectFrom('enquiries')
          .selectAll()
          .where(matching(filter, location.kind))
          .$if(after !== undefined, (page) =>
            page.where(sql<boolean>`(received_at, id) < (${after?.receivedAt}, ${after?.id})`),
          )
          .$if(isBackwards, (page) =>
            page.where(sql<boolean>`(received_at, id) > (${before?.receivedAt}, ${before?.id})`),
          )
          .orderBy('received_at', order)
          .orderBy('id', order)
          // One more row shows whether there are further pages.
          .limit(limit + 1)
          .execute();
        const isMore = rows.length > limit;
        const shown = rows.slice(0, limit);
        if (isBackwards) shown.reverse();
        const enquiries = await withDeliveries(
          db,
          shown,
          shown.map(({ id }) => id),
        );
        return {
          enquiries,
          hasNewer: isBackwards ? isMore : after !== undefined,
          hasOlder: isBackwards || isMore,
        };
      }),

    /** Counts deliveries by channel and state, and finds when the oldest pending one was stored. */
    deliveryStates: (): Promise<DeliveryCount[]> =>
      withDatabase(async (db) => {
        const rows = await db
          .selectFrom('deliveries')
          .select(({ fn }) => ['channel', 'state', fn.countAll().as('count')])
          .where('state', '!=', 'sent')
          .groupBy(['channel', 'state'])
          .execute();
        const oldest = await db
          .selectFrom('deliveries')
          .innerJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
          .select(({ fn }) => ['channel', fn.min('received_at').as('oldest')])
          .where('state', '=', 'pending')
          .groupBy('channel')
          .execute();
        return rows.map(({ channel, state, count }) => {
          const since = state === 'pending' && oldest.find((row) => row.channel === channel)?.oldest;
          return {
            channel,
            state,
            count: Number(count),
            oldestAgeMs: since ? Math.max(0, now() - Date.parse(since)) : undefined,
          };
        });
      }),

    /**
     * Makes one enquiry's failed and refused deliveries due again, and its waiting ones due now.
     *
     * @returns their number.
     */
    retryEnquiry: (id: string): Promise<number> =>
      withDatabase(async (db) => {
        const at = now();
        const { numUpdatedRows } = await db
          .updateTable('deliveries')
          .set({ state: 'pending', next_attempt_at: iso(at), expires_at: iso(at + deliveryLifetimeMs) })
          .where('enquiry_id', '=', id)
          .where('state', '!=', 'sent')
          // Excludes those that a server is sending right now.
          .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', iso(at))]))
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),

    /** Loads all of them into memory, newest first. */
    list: async (limit?: number): Promise<StoredEnquiry[]> => {
      const all: StoredEnquiry[] = [];
      for await (const page of pages(limit)) all.push(...page);
      return all;
    },

    /**
     * Copies the SQLite store into a new file while servers keep writing to it, and reads the copy. The copy contains
     * no deleted text.
     *
     * @returns what the copy contains.
     */
    async backup(file: string): Promise<DatabaseCopy> {
      if (location.kind !== 'sqlite') throw noPostgresBackup();
      const copy = await withDatabase((db) =>
        backUpSqlite(db, file).catch((error: unknown) => {
          // Not reported, because the store hasn't failed.
          if (error instanceof OutputError) return error;
          throw error;
        }),
      );
      if (copy instanceof OutputError) throw copy;
      return copy;
    },

    /** The number of enquiries. */
    count: (): Promise<number> =>
      withDatabase(async (db) => {
        const { count } = await db
          .selectFrom('enquiries')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        return Number(count);
      }),

    /** @param text - The complete id, a prefix of it, or the reference of the enquiry. */
    find: (text: string): Promise<StoredEnquiry[]> =>
      withDatabase(async (db) => {
        const id = idPrefixOf(text);
        // Excludes `like` wildcards.
        if (!/^[0-9a-f-]+$/i.test(id)) return [];
        const like = `${id.toLowerCase()}%`;
        const rows = await db.selectFrom('enquiries').selectAll().where('id', 'like', like).limit(2).execute();
        return withDeliveries(
          db,
          rows,
          rows.map((row) => row.id),
        );
      }),

    /** Names of fields that only earlier definitions of a form had. */
    removedFields: (form: string): Promise<string[]> =>
      withDatabase(async (db) => {
        const fields = (await readForms(db)).get(form)?.fields ?? {};
        return Object.entries(fields).flatMap(([name, { isRemoved }]) => (isRemoved ? [name] : []));
      }),

    /** The descriptions of all forms ever accepted. */
    forms: (): Promise<FormDescriptions> => withDatabase(readForms),

    /**
     * Corrects times stored while the clock was ahead: deliveries due later than any delay allows become due now.
     *
     * @param maxDelayMs - The longest delay between two attempts.
     * @returns the number of corrected deliveries.
     */
    correctTimes: (maxDelayMs: number, leaseMs: number): Promise<number> =>
      withDatabase(async (db) => {
        const at = now();
        const late = (ms: number) => iso(at + ms);
        await db
          .updateTable('receipts')
          .set({ expires_at: late(sameContentMs) })
          .where('expires_at', '>', late(sameContentMs))
          .execute();
        await db
          .updateTable('deliveries')
          .set({ leased_until: late(leaseMs) })
          .where('state', '=', 'pending')
          .where('leased_until', '>', late(leaseMs))
          .execute();
        await db
          .updateTable('deliveries')
          .set({ expires_at: late(deliveryLifetimeMs) })
          .where('state', '=', 'pending')
          .where('expires_at', '>', late(deliveryLifetimeMs))
          .execute();
        const { numUpdatedRows } = await db
          .updateTable('deliveries')
          .set({ next_attempt_at: iso(at) })
          .where('state', '=', 'pending')
          .where('next_attempt_at', '>', late(maxDelayMs))
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),

    /** Retries failed and refused deliveries for the lifetime of a new one. @returns the number of deliveries. */
    retryFailed: (): Promise<number> =>
      withDatabase(async (db) => {
        const at = now();
        const { numUpdatedRows } = await db
          .updateTable('deliveries')
          .set({ state: 'pending', next_attempt_at: iso(at), expires_at: iso(at + deliveryLifetimeMs) })
          .where('state', 'in', ['failed', 'refused'])
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),

    /** Records this server's receivers for the owner's command. */
    recordReceivers: (receivers: readonly Target[]): Promise<void> =>
      withDatabase((db) => recordReceivers(db, receivers, iso(now()))),

    /** The receivers of the most recently started server. Undefined if none has recorded any. */
    receivers: (): Promise<Target[] | undefined> => withDatabase(readReceivers),

    /** Redirects one recipient's unsent deliveries to another, sending each enquiry only once. */
    redirect: (from: string, to: string): Promise<Redirected> =>
      withDatabase((db) =>
        redirectDeliveries(db, { from, to, at: iso(now()), expiresAt: iso(now() + deliveryLifetimeMs) }),
      ),

    /**
     * Deletes enquiries with all related rows: one by its id, one person's by e-mail address, or old ones that are
     * not marked as jobs. Each transaction deletes only some of them, so that a server can store enquiries in
     * between.
     */
    async remove(which: Removal, { onProgress = () => undefined, signal }: RemoveOptions = {}): Promise<number> {
      let removed = 0;
      while (!signal?.aborted) {
        const count = await withDatabase((db) => removeSome(db, which, iso(now())));
        if (count === 0) break;
        removed += count;
        onProgress(removed);
        // SQLite runs in this thread, so let requests be answered in between.
        await setImmediate();
      }
      await overwriteDeleted();
      return removed;
    },

    overwriteDeleted,

    /** Marks an enquiry as a job, so that it is not deleted by age, or removes that mark. */
    setJob: (id: string, isJob: boolean): Promise<void> =>
      withDatabase(async (db) => {
        await db
          .updateTable('enquiries')
          .set({ job_at: isJob ? iso(now()) : null })
          .where('id', '=', id)
          .execute();
      }),

    /** The number of enquiries that `remove` would delete. */
    countOld: (old: OldEnquiries): Promise<number> =>
      withDatabase(async (db) => {
        const { count } = await db
          .selectFrom('enquiries')
          .select(({ fn }) => fn.countAll().as('count'))
          .where(areOld(old))
          .executeTakeFirstOrThrow();
        return Number(count);
      }),

    /** When old enquiries were last deleted, in ms. */
    lastPurge: (): Promise<number | undefined> =>
      withDatabase(async (db) => {
        const task = await db.selectFrom('tasks').select('at').where('name', '=', purgeTask).executeTakeFirst();
        return task && Date.parse(task.at);
      }),

    recordPurge: (): Promise<void> => withDatabase((db) => writeTask(db, purgeTask, iso(now()))),

    /** Enquiries dated after this time, and when they were noticed, in ms. */
    enquiriesAfter: (time: string): Promise<LateEnquiries> =>
      withDatabase(async (db) => {
        const { count, latest } = await db
          .selectFrom('enquiries')
          .select(({ fn }) => [fn.countAll().as('count'), fn.max('received_at').as('latest')])
          .where('received_at', '>', time)
          .executeTakeFirstOrThrow();
        const task = await db.selectFrom('tasks').select('at').where('name', '=', lateTask).executeTakeFirst();
        return { count: Number(count), latest, noticedAt: task && Date.parse(task.at) };
      }),

    /** Records that such enquiries have just been found, or that there are none. */
    noteLate: (isLate: boolean): Promise<void> =>
      withDatabase(async (db) => {
        if (isLate) await writeTask(db, lateTask, iso(now()));
        else await db.deleteFrom('tasks').where('name', '=', lateTask).execute();
      }),

    /** Redates enquiries dated after this time to the current time. @returns their number. */
    correctLate: (time: string): Promise<number> =>
      withDatabase((db) =>
        db.transaction().execute(async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('enquiries')
            .set({ received_at: iso(now()) })
            .where('received_at', '>', time)
            .executeTakeFirst();
          await transaction.deleteFrom('tasks').where('name', '=', lateTask).execute();
          return Number(numUpdatedRows);
        }),
      ),

    /** The number of enquiries with this address. */
    countByEmail: (email: string): Promise<number> =>
      withDatabase(async (db) => {
        const { count } = await db
          .selectFrom('enquiries')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('email', '=', email.trim().toLowerCase())
          .executeTakeFirstOrThrow();
        return Number(count);
      }),

    isSubscribed: (email: string): Promise<boolean> =>
      withDatabase(async (db) => {
        const found = await db
          .selectFrom('subscriptions')
          .select('email')
          .where('email', '=', email.trim().toLowerCase())
          .executeTakeFirst();
        return found !== undefined;
      }),

    /** One page of subscriptions whose addresses contain a string, ordered by address. */
    subscriptionPage: ({ search = '', after = '', limit }: SubscriptionRequest): Promise<Subscription[]> =>
      withDatabase(async (db) => {
        const rows = await db
          .selectFrom('subscriptions')
          .selectAll()
          .where('email', '>', after)
          .$if(search !== '', (found) =>
            found.where(sql<boolean>`email like ${containing(search.toLowerCase())} escape '\\'`),
          )
          .orderBy('email')
          .limit(limit)
          .execute();
        return rows.map(toSubscription);
      }),

    /** Newsletter subscriptions ordered by address, one page at a time. */
    async *subscriptions(): AsyncGenerator<readonly Subscription[]> {
      let last = '';
      for (;;) {
        const rows = await withDatabase((db) =>
          db
            .selectFrom('subscriptions')
            .selectAll()
            .where('email', '>', last)
            .orderBy('email')
            .limit(pageSize)
            .execute(),
        );
        if (rows.length === 0) return;
        yield rows.map(toSubscription);
        last = rows.at(-1)?.email ?? '';
      }
    },

    /**
     * Ends a newsletter subscription, found by address or by the token from the link. The person's other enquiries
     * are kept, with the box unticked.
     *
     * @returns whether there was one.
     */
    async unsubscribe(which: { email: string } | { token: string }): Promise<boolean> {
      const wasSubscribed = await withDatabase((db) =>
        db.transaction().execute(async (transaction) => {
          await writeTask(transaction, overwriteTask, iso(now()));
          const removed = await transaction
            .deleteFrom('subscriptions')
            .where((is) =>
              'email' in which ? is('email', '=', which.email.trim().toLowerCase()) : is('token', '=', which.token),
            )
            .returning('email')
            .executeTakeFirst();
          if (!removed) return false;
          const rows = await transaction
            .selectFrom('enquiries')
            .select(['id', 'form', 'fields'])
            .where('email', '=', removed.email)
            .execute();
          for (const { id, form, fields } of rows) {
            const values = JSON.parse(fields);
            if (form === newsletterName) {
              await releaseFiles(transaction, [id], iso(now()));
              await transaction.deleteFrom('receipts').where('enquiry_id', '=', id).execute();
              await transaction.deleteFrom('deliveries').where('enquiry_id', '=', id).execute();
              await transaction.deleteFrom('enquiries').where('id', '=', id).execute();
            } else if (isSubscription({ form, fields: values })) {
              await transaction
                .updateTable('enquiries')
                .set({ fields: JSON.stringify({ ...values, [newsletterName]: false }) })
                .where('id', '=', id)
                .execute();
            }
          }
          return true;
        }),
      );
      await overwriteDeleted();
      return wasSubscribed;
    },

    /** Also flushes the write-ahead log into the file, so that the file is complete on its own. */
    async close(): Promise<void> {
      const current = opening;
      opening = undefined;
      const opened = await current?.catch(() => undefined);
      if (!opened) return;
      if (location.kind === 'sqlite') await checkpoint(opened.db).catch(() => undefined);
      await opened.db.destroy();
    },
  };
}

/** Tokens of the subscriptions requested in these enquiries, by enquiry id. */
async function tokensOf(
  db: Kysely<Tables>,
  rows: readonly Selectable<Tables['enquiries']>[],
): Promise<Map<string, string>> {
  const subscribing = rows.filter((row) => isSubscription(toEnquiry(row)));
  if (subscribing.length === 0) return new Map();
  const emails = subscribing.map(({ email }) => email);
  const found = await db.selectFrom('subscriptions').selectAll().where('email', 'in', emails).execute();
  const tokens = new Map(found.map(({ email, token }) => [email, token]));
  return new Map(
    subscribing.flatMap(({ id, email }): [string, string][] => {
      const token = tokens.get(email);
      return token === undefined ? [] : [[id, token]];
    }),
  );
}

const areOld =
  ({ from = '', before }: OldEnquiries) =>
  (is: ExpressionBuilder<Tables, 'enquiries'>): ExpressionWrapper<Tables, 'enquiries', SqlBool> =>
    is.and([is('received_at', '>=', from), is('received_at', '<', before), is('job_at', 'is', null)]);

const purgeTask = 'purge';

/** Exists while enquiries are dated in the future. */
const lateTask = 'late';

/** Exists while deleted text may still be in the file's write-ahead log. */
const overwriteTask = 'overwrite';

async function writeTask(db: Kysely<Tables>, name: string, at: string): Promise<void> {
  await db
    .insertInto('tasks')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

/** Deletes one page of the selected enquiries. @returns their number. */
const removeSome = (db: Kysely<Tables>, which: Removal, at: string) =>
  db.transaction().execute(async (transaction) => {
    const chosen = await transaction
      .selectFrom('enquiries')
      .select('id')
      .where((is) => {
        if ('id' in which) return is('id', '=', which.id);
        if ('email' in which) return is('email', '=', which.email.trim().toLowerCase());
        return areOld(which)(is);
      })
      .limit(pageSize)
      .execute();
    if (chosen.length === 0) return 0;
    await writeTask(transaction, overwriteTask, at);
    const ids = chosen.map(({ id }) => id);
    await releaseFiles(transaction, ids, at);
    await transaction.deleteFrom('receipts').where('enquiry_id', 'in', ids).execute();
    await transaction.deleteFrom('deliveries').where('enquiry_id', 'in', ids).execute();
    const { numDeletedRows } = await transaction.deleteFrom('enquiries').where('id', 'in', ids).executeTakeFirst();
    return Number(numDeletedRows);
  });

/**
 * Flushes SQLite's write-ahead log into the file and empties it. Does not wait for readers.
 *
 * @returns whether it is empty.
 */
async function checkpoint(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

export type Store = ReturnType<typeof createStore>;
