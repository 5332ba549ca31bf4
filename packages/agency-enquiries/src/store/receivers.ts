import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import type { Target } from './store.js';

/** Rows in `tasks` with this name or prefix hold the receivers in the settings of the most recently started server. */
const recordName = 'receivers';
const prefix = 'receiver ';

const nameOf = (receiver: Target) => `${prefix}${receiver.channel} ${receiver.recipient ?? ''}`.trimEnd();

function receiverOf(name: string): Target {
  const [, channel, recipient = null] = name.split(' ');
  return { channel: channel === 'mail' ? 'mail' : 'webhook', recipient };
}

/** Reads the receivers of the most recently started server. Undefined if no server has recorded any. */
export async function readReceivers(db: Kysely<Tables>): Promise<Target[] | undefined> {
  const rows = await db
    .selectFrom('tasks')
    .select('name')
    .where((is) => is.or([is('name', '=', recordName), is('name', 'like', `${prefix}%`)]))
    .orderBy('name')
    .execute();
  const names = rows.map(({ name }) => name);
  if (!names.includes(recordName)) return undefined;
  return names.filter((name) => name !== recordName).map(receiverOf);
}

/** Records this server's receivers for the owner's command, which cannot read the server's settings. */
export const recordReceivers = (db: Kysely<Tables>, receivers: readonly Target[], at: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const names = receivers.map(nameOf).toSorted();
    const recorded = (await readReceivers(transaction))?.map(nameOf).toSorted();
    // On a serverless host, this runs once a minute.
    if (recorded?.join('\n') === names.join('\n')) return;
    await transaction.deleteFrom('tasks').where('name', 'like', `${prefix}%`).execute();
    for (const name of [recordName, ...names])
      await transaction
        .insertInto('tasks')
        .values({ name, at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
        .execute();
  });
