import { createHash, randomUUID } from 'node:crypto';
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import {
  type Channel,
  type DatabaseLocation,
  type DeliveryState,
  describeFailure,
  type OpenDatabase,
  openDatabase,
  type Tables,
  writeHealth,
} from './database.js';
import { type Enquiry, emailOf } from './schema.js';

export type { Channel, DatabaseLocation, DeliveryState } from './database.js';

/** The store has failed. The message is for the log. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** An enquiry before it is stored. */
export type NewEnquiry = Omit<Enquiry, 'id' | 'receivedAt'>;

/** A delivery leased to this server, which may send it until the lease expires. */
export interface LeasedDelivery {
  id: string;
  lease: string;
  channel: Channel;
  /** Including this one. */
  attempts: number;
  expiresAt: string;
  enquiry: Enquiry;
}

export interface DeliverySummary {
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  sentAt: string | null;
}

export type StoredEnquiry = Enquiry & { deliveries: readonly DeliverySummary[] };

export interface StoreOptions {
  /** Current time in ms. @default Date.now */
  now?: (() => number) | undefined;
  /** Called with a message for each type of failure, and when the store has recovered. @default console.error */
  report?: ((sentence: string) => void) | undefined;
}

/** Without a key, equal content within this time counts as the same enquiry. */
const sameContentMs = 10 * 60_000;

/** How long a delivery is retried. */
export const deliveryLifetimeMs = 7 * 24 * 60 * 60_000;

/** The same message is reported again after this time. */
const repeatReportMs = 60_000;

const toEnquiry = (row: Selectable<Tables['enquiries']>): Enquiry => ({
  id: row.id,
  form: row.form,
  page: row.page,
  locale: row.locale,
  fields: JSON.parse(row.fields),
  spam: row.spam,
  receivedAt: row.received_at,
});

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
 * Stores enquiries, their deliveries and idempotency keys in SQLite or PostgreSQL. The connection is opened at first
 * use and reopened after a failure, so that no restart is needed.
 */
export function createStore(
  location: DatabaseLocation,
  { now = Date.now, report = (sentence) => console.error(`enquiries: ${sentence}`) }: StoreOptions = {},
) {
  let opening: Promise<OpenDatabase> | undefined;
  let reported = { sentence: '', at: 0 };
  const iso = (ms: number) => new Date(ms).toISOString();

  const reportFailure = (sentence: string) => {
    const at = now();
    if (sentence === reported.sentence && at - reported.at < repeatReportMs) return;
    reported = { sentence, at };
    report(sentence);
  };

  /** Gives access to the database. Turns every failure into a `StoreError`. */
  async function withDatabase<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    opening ??= openDatabase(location, now);
    const current = opening;
    try {
      const { db, verify } = await current;
      const result = await work(db);
      verify();
      if (reported.sentence) {
        reported = { sentence: '', at: 0 };
        report('The store of enquiries works again.');
      }
      return result;
    } catch (error) {
      // PostgreSQL's pool replaces broken connections itself, once the tables exist.
      const isOpen = await current.then(
        () => true,
        () => false,
      );
      if (opening === current && (location.kind === 'sqlite' || !isOpen)) {
        opening = undefined;
        if (isOpen) await current.then(({ db }) => db.destroy()).catch(() => undefined);
      }
      const sentence = describeFailure(error, location);
      reportFailure(sentence);
      throw new StoreError(sentence, { cause: error });
    }
  }

  async function withDeliveries(db: Kysely<Tables>, rows: Selectable<Tables['enquiries']>[]): Promise<StoredEnquiry[]> {
    if (rows.length === 0) return [];
    const deliveries = await db
      .selectFrom('deliveries')
      .selectAll()
      .where(
        'enquiry_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('channel')
      .execute();
    return rows.map((row) => ({
      ...toEnquiry(row),
      deliveries: deliveries
        .filter(({ enquiry_id }) => enquiry_id === row.id)
        .map(({ channel, state, attempts, next_attempt_at, last_error, sent_at }) => ({
          channel,
          state,
          attempts,
          nextAttemptAt: next_attempt_at,
          lastError: last_error,
          sentAt: sent_at,
        })),
    }));
  }

  return {
    /**
     * Stores an enquiry with a delivery for each channel, in one transaction. Returns after the commit.
     *
     * @param key - The browser's `Idempotency-Key`. The same key with the same content is the same enquiry. Different
     * content under a used key is stored as well, so that no edited text is lost.
     * @throws StoreError
     */
    add(enquiry: NewEnquiry, channels: readonly Channel[], key?: string): Promise<{ id: string; isNew: boolean }> {
      const at = now();
      const fields = JSON.stringify(enquiry.fields);
      const content = createHash('sha256').update(`${enquiry.form}\n${fields}`).digest('base64url');
      const receipt = key === undefined ? content : `${key} ${content}`;
      return withDatabase((db) =>
        db.transaction().execute(async (transaction) => {
          const id = randomUUID();
          await transaction.deleteFrom('receipts').where('expires_at', '<=', iso(at)).execute();
          const written = await transaction
            .insertInto('receipts')
            .values({ key: receipt, enquiry_id: id, expires_at: key === undefined ? iso(at + sameContentMs) : null })
            .onConflict((conflict) => conflict.doNothing())
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
          await transaction
            .insertInto('enquiries')
            .values({
              id,
              form: enquiry.form,
              page: enquiry.page,
              locale: enquiry.locale,
              email: emailOf(enquiry).toLowerCase(),
              fields,
              spam: enquiry.spam,
              received_at: iso(at),
            })
            .execute();
          if (channels.length > 0) {
            await transaction
              .insertInto('deliveries')
              .values(
                channels.map((channel) => ({
                  id: randomUUID(),
                  enquiry_id: id,
                  channel,
                  state: 'pending' as const,
                  attempts: 0,
                  next_attempt_at: iso(at),
                  expires_at: iso(at + deliveryLifetimeMs),
                })),
              )
              .execute();
          }
          return { id, isNew: true };
        }),
      );
    },

    /** Whether an enquiry can be stored at the moment. Writes a row to find out. */
    isWritable: (): Promise<boolean> =>
      withDatabase((db) => writeHealth(db, now())).then(
        () => true,
        () => false,
      ),

    /** Leases due deliveries, each to one server. */
    lease(limit: number, leaseMs: number): Promise<LeasedDelivery[]> {
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
              .orderBy('next_attempt_at')
              .limit(limit)
              // Another server's update under way is passed over. SQLite lets one statement write at a time.
              .$if(location.kind === 'postgres', (due) => due.forUpdate().skipLocked()),
          )
          .returningAll()
          .execute();
        if (leased.length === 0) return [];
        const ids = leased.map(({ enquiry_id }) => enquiry_id);
        const rows = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute();
        const enquiries = new Map(rows.map((row) => [row.id, toEnquiry(row)]));
        return leased.flatMap(({ id, enquiry_id, channel, attempts, expires_at }) => {
          const enquiry = enquiries.get(enquiry_id);
          return enquiry ? [{ id, lease, channel, attempts, expiresAt: expires_at, enquiry }] : [];
        });
      });
    },

    /** Ends a lease. Has no effect if another server has leased the delivery meanwhile. */
    settle(
      { id, lease }: Pick<LeasedDelivery, 'id' | 'lease'>,
      result: { sent: true } | { sent: false; error: string; nextAttemptAt: number | undefined },
    ): Promise<void> {
      const outcome = result.sent
        ? { state: 'sent' as const, sent_at: iso(now()), last_error: null }
        : result.nextAttemptAt === undefined
          ? { state: 'failed' as const, last_error: result.error }
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

    /** The number of failed deliveries. */
    countFailed: (): Promise<number> =>
      withDatabase(async (db) => {
        const { count } = await db
          .selectFrom('deliveries')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('state', '=', 'failed')
          .executeTakeFirstOrThrow();
        return Number(count);
      }),

    /** Newest first. */
    list: (limit?: number): Promise<StoredEnquiry[]> =>
      withDatabase(async (db) => {
        const newest = db.selectFrom('enquiries').selectAll().orderBy('received_at', 'desc').orderBy('id');
        const rows = await (limit === undefined ? newest : newest.limit(limit)).execute();
        return withDeliveries(db, rows);
      }),

    /** @param id - The complete id or a prefix of it. */
    find: (id: string): Promise<StoredEnquiry[]> =>
      withDatabase(async (db) => {
        // Keeps `like` wildcards out.
        if (!/^[0-9a-f-]+$/i.test(id)) return [];
        const like = `${id.toLowerCase()}%`;
        const rows = await db.selectFrom('enquiries').selectAll().where('id', 'like', like).limit(2).execute();
        return withDeliveries(db, rows);
      }),

    /** Retries failed deliveries for the lifetime of a new one. @returns the number of deliveries. */
    retryFailed: (): Promise<number> =>
      withDatabase(async (db) => {
        const at = now();
        const { numUpdatedRows } = await db
          .updateTable('deliveries')
          .set({ state: 'pending', next_attempt_at: iso(at), expires_at: iso(at + deliveryLifetimeMs) })
          .where('state', '=', 'failed')
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),

    /** Deletes enquiries with all related rows: one by its id, one person's by e-mail address, or old ones. */
    remove: (which: { id: string } | { email: string } | { before: string }): Promise<number> =>
      withDatabase(async (db) => {
        const removed = await db.transaction().execute(async (transaction) => {
          const chosen = transaction
            .selectFrom('enquiries')
            .select('id')
            .where((is) => {
              if ('id' in which) return is('id', '=', which.id);
              if ('email' in which) return is('email', '=', which.email.trim().toLowerCase());
              return is('received_at', '<', which.before);
            });
          await transaction.deleteFrom('receipts').where('enquiry_id', 'in', chosen).execute();
          await transaction.deleteFrom('deliveries').where('enquiry_id', 'in', chosen).execute();
          const { numDeletedRows } = await transaction
            .deleteFrom('enquiries')
            .where('id', 'in', chosen)
            .executeTakeFirst();
          return Number(numDeletedRows);
        });
        // The write-ahead log still contains the text.
        if (location.kind === 'sqlite') await checkpoint(db);
        return removed;
      }),

    /** Also flushes the write-ahead log into the file, so that the file alone is complete. */
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

/** Flushes SQLite's write-ahead log into the file. */
const checkpoint = (db: Kysely<Tables>) => sql`pragma wal_checkpoint(truncate)`.execute(db);

export type Store = ReturnType<typeof createStore>;
