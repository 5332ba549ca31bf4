import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toCsv } from './csv.js';
import { emailOf, fieldNames, formNames, nameOf } from './schema.js';
import type { Store, StoredEnquiry } from './store.js';

/** The owner's commands: `npm run enquiries -- COMMAND`. */

export const usage = `Usage: npm run enquiries -- COMMAND

  list [--limit 50]            the newest enquiries
  show ID                      one enquiry; the beginning of the id is enough
  export --csv FILE            all of them, for a spreadsheet
  retry                        retries failed deliveries
  delete ID | EMAIL            one enquiry, or all enquiries of one person
  purge --older-than 24m       those older than 24 months (d for days, m for months, y for years)

DATABASE_URL names the store, as for the server.`;

/** An error in the command line. Its message says what to type instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Replaces control characters in visitors' text, which terminals would interpret. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

const line = (text: string) => printable(text).replaceAll('\n', ' ');

const deliveriesOf = ({ deliveries }: StoredEnquiry) =>
  deliveries.map(({ channel, state, attempts }) => `${channel} ${state}${attempts > 1 ? ` (${attempts})` : ''}`);

function row(enquiry: StoredEnquiry): string {
  const from = [nameOf(enquiry), `<${emailOf(enquiry)}>`].filter(Boolean).join(' ');
  const marks = [...deliveriesOf(enquiry), ...(enquiry.spam ? [`possible spam: ${enquiry.spam}`] : [])];
  const columns = [
    enquiry.id.slice(0, 8),
    enquiry.receivedAt.slice(0, 16).replace('T', ' '),
    enquiry.form.padEnd(10),
    from,
    ...marks,
  ];
  return line(columns.join('  '));
}

function details(enquiry: StoredEnquiry): string {
  const { id, form, page, locale, spam, receivedAt, fields, deliveries } = enquiry;
  const lines = [
    `${formNames[form]} ${id}`,
    `Received: ${receivedAt}${page ? ` from ${page}` : ''} (${locale})`,
    ...(spam ? [`Possible spam: ${spam}`] : []),
    ...deliveries.map(
      ({ channel, state, attempts, sentAt, nextAttemptAt, lastError }) =>
        `Delivery: ${channel} ${state}${sentAt ? ` at ${sentAt}` : ''}, attempts: ${attempts}${
          state === 'pending' && attempts > 0 ? `, next at ${nextAttemptAt}` : ''
        }${lastError ? `, last error: ${lastError}` : ''}`,
    ),
    '',
    ...Object.entries(fieldNames).flatMap(([name, label]) =>
      fields[name] === undefined || fields[name] === '' ? [] : `${label}: ${fields[name]}`,
    ),
  ];
  return printable(lines.join('\n'));
}

const count = (number: number) => `${number} ${number === 1 ? 'enquiry' : 'enquiries'}`;

async function findOne(store: Store, id: string | undefined): Promise<StoredEnquiry> {
  if (!id || id.length < 4)
    throw new UsageError('Name the enquiry by at least 4 characters of its id, as "list" shows it.');
  const [found, another] = await store.find(id);
  if (!found) throw new UsageError(`There is no enquiry ${id}.`);
  if (another) throw new UsageError(`More than one enquiry begins with ${id}: write more of the id.`);
  return found;
}

/** The time before which enquiries are older than the age. */
export function parseAge(age: string | undefined, now: Date): Date {
  const [, number, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(age ?? '') ?? [];
  if (!number || !unit) {
    throw new UsageError('Say how old: --older-than 24m, with d for days, m for months or y for years.');
  }
  const date = new Date(now);
  if (unit === 'd') date.setUTCDate(date.getUTCDate() - Number(number));
  if (unit === 'm') date.setUTCMonth(date.getUTCMonth() - Number(number));
  if (unit === 'y') date.setUTCFullYear(date.getUTCFullYear() - Number(number));
  return date;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        limit: { type: 'string', default: '50' },
        csv: { type: 'string' },
        'older-than': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs one command.
 *
 * @returns the text to print.
 * @throws UsageError, StoreError
 */
export async function runCommand(store: Store, args: readonly string[], now = new Date()): Promise<string> {
  const { values, positionals } = parse(args);
  const [command, subject] = positionals;
  switch (command) {
    case 'list': {
      const limit = Number(values.limit);
      if (!Number.isInteger(limit) || limit < 1)
        throw new UsageError('Write --limit with a whole number, such as --limit 50.');
      const enquiries = await store.list(limit);
      return enquiries.length > 0 ? enquiries.map(row).join('\n') : 'No enquiries yet.';
    }
    case 'show':
      return details(await findOne(store, subject));
    case 'export': {
      if (!values.csv) throw new UsageError('Name the file: export --csv enquiries.csv');
      const enquiries = await store.list();
      // Readable only by the owner, like the store.
      await writeFile(values.csv, toCsv(enquiries), { mode: 0o600 });
      return `${count(enquiries.length)} written to ${values.csv}.`;
    }
    case 'retry': {
      const number = await store.retryFailed();
      return number > 0
        ? `${number} ${number === 1 ? 'delivery is' : 'deliveries are'} due again: the running server sends them within seconds.`
        : 'No delivery was given up.';
    }
    case 'delete': {
      const which = subject?.includes('@') ? { email: subject } : { id: (await findOne(store, subject)).id };
      const number = await store.remove(which);
      if (number === 0) throw new UsageError(`There is no enquiry from ${subject}.`);
      return `${count(number)} deleted. Mails and webhooks that were sent, and backups, still hold them.`;
    }
    case 'purge': {
      const before = parseAge(values['older-than'], now).toISOString();
      return `${count(await store.remove({ before }))} from before ${before.slice(0, 10)} deleted.`;
    }
    default:
      throw new UsageError(command ? `There is no command "${command}".\n\n${usage}` : usage);
  }
}
