import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';

/** The outcome of redirecting an address's unsent deliveries. */
export interface Redirected {
  /** Redirected to the other address. */
  redirected: number;
  /** Removed, because the other address already has a due delivery of the same enquiry. */
  alreadyDue: number;
  /** Removed, because the other address has already received the enquiry. */
  alreadySent: number;
  /** Left alone, because a server is sending them right now. */
  inProgress: number;
}

export interface RedirectOptions {
  from: string;
  to: string;
  /** Current time in ISO 8601. */
  at: string;
  /** When delivery attempts end. */
  expiresAt: string;
}

/** In practice, mail servers ignore the case of an address. */
const isAddress = (address: string) => sql<boolean>`lower(recipient) = ${address.toLowerCase()}`;

/**
 * Redirects one address's unsent deliveries to another. Each enquiry reaches the other address only once: if that
 * address already has its own delivery of the enquiry, that one is sent instead.
 */
export const redirectDeliveries = (
  db: Kysely<Tables>,
  { from, to, at, expiresAt }: RedirectOptions,
): Promise<Redirected> =>
  db.transaction().execute(async (transaction) => {
    const isLeased = (is: ExpressionBuilder<Tables, 'deliveries'>) =>
      is.and([is('leased_until', 'is not', null), is('leased_until', '>', at)]);
    const isMoving = (is: ExpressionBuilder<Tables, 'deliveries'>) =>
      is.and([isAddress(from), is('state', '!=', 'sent'), is.not(isLeased(is))]);
    const due = { state: 'pending' as const, next_attempt_at: at, expires_at: expiresAt };
    const moving = () => transaction.selectFrom('deliveries').select('enquiry_id').where(isMoving);
    const enquiriesOfOther = () => transaction.selectFrom('deliveries').select('enquiry_id').where(isAddress(to));

    const removed = { alreadyDue: 0, alreadySent: 0 };
    // If they are equal, only the spelling changes.
    if (from.toLowerCase() !== to.toLowerCase()) {
      await transaction
        .updateTable('deliveries')
        .set(due)
        .where(isAddress(to))
        .where('state', 'in', ['failed', 'refused'])
        .where('enquiry_id', 'in', moving())
        .execute();
      for (const [name, isSent] of [
        ['alreadySent', true],
        ['alreadyDue', false],
      ] as const) {
        const { numDeletedRows } = await transaction
          .deleteFrom('deliveries')
          .where(isMoving)
          .where('enquiry_id', 'in', enquiriesOfOther().where('state', isSent ? '=' : '!=', 'sent'))
          .executeTakeFirst();
        removed[name] = Number(numDeletedRows);
      }
    }
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set({ ...due, recipient: to, lease: null, leased_until: null })
      .where(isMoving)
      .executeTakeFirst();
    const { count } = await transaction
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll().as('count'))
      .where(isAddress(from))
      .where(isLeased)
      .executeTakeFirstOrThrow();
    return { redirected: Number(numUpdatedRows), ...removed, inProgress: Number(count) };
  });
