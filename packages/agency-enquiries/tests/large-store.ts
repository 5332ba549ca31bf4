/** A store with many enquiries, for testing and benchmarking the owner's command. */
import Sqlite from 'libsql';
import { createStore } from '../src/store/store.js';

/** Writes enquiries with a delivery and a receipt each, a minute apart, starting in 2026. */
export async function writeLargeStore(file: string, count: number): Promise<void> {
  const store = createStore({ kind: 'sqlite', file }, { report: () => undefined });
  await store.count();
  await store.close();
  const database = new Sqlite(file);
  const fields = JSON.stringify({
    name: 'Wanjiru Kamau',
    email: 'w@westlands.example',
    message: 'How large? '.repeat(20),
  });
  const enquiry = database.prepare(
    `insert into enquiries (id, form, page, locale, email, fields, spam, received_at)
     values (?, 'message', '/', 'en-KE', 'w@westlands.example', ?, null, ?)`,
  );
  const delivery = database.prepare(
    `insert into deliveries (id, enquiry_id, channel, recipient, state, attempts, next_attempt_at, expires_at)
     values (?, ?, 'mail', 'desk@agency.example', 'sent', 1, '2026-01-01', '2026-01-01')`,
  );
  const receipt = database.prepare('insert into receipts (key, enquiry_id) values (?, ?)');
  database.exec('begin');
  const start = Date.parse('2026-01-01T00:00:00Z');
  for (let index = 0; index < count; index++) {
    const id = `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
    enquiry.run(id, fields, new Date(start + index * 60_000).toISOString());
    delivery.run(id, id);
    receipt.run(id, id);
  }
  database.exec('commit');
  database.close();
}
