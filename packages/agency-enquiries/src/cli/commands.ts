import { createWriteStream, existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { referenceOf } from 'agency-ui/schemas';
import { nameOf as receiverOf } from '../delivery/outbox.js';
import { namedValuesOf, nameOf, titleOf } from '../enquiry.js';
import { deleteDiscarded } from '../files/attachments.js';
import { filesFolderOf, type NamedFile } from '../files/back-up-folder.js';
import type { FileStore } from '../files/file-store.js';
import { writingTo } from '../files/output-error.js';
import type { FormDescriptions } from '../form-description.js';
import { defaultEnquiryMonths, monthsBefore } from '../retention.js';
import type { Store, StoredEnquiry, Target } from '../store/store.js';
import { isSubscription, type Subscription } from '../subscription.js';
import { csvRow, toCsv } from './csv.js';
import { retryDeliveries } from './retry.js';
import { UsageError } from './usage-error.js';

/** The owner's commands: `npx agency-enquiries COMMAND`. */

export const usage = `Usage: agency-enquiries COMMAND

  serve [--port 4180]          shows all of this as web pages, on this machine only
  list [--limit 50]            the newest enquiries
  show ID                      one enquiry, by its reference or the beginning of its id
  file ID N [--out FILE]       the Nth file of an enquiry; without --out, to standard output: file ID 1 > brief.pdf
  export --csv FILE            all of them, for a spreadsheet
  backup FILE                  a complete copy of the store, while the server runs, with its files in a folder next to it
  retry                        retries failed and refused deliveries
  retry --instead-of OLD --to NEW
                               sends what the address OLD has not received to NEW instead
  job ID [--off]               marks an enquiry as a job, which purge keeps, or removes the mark
  subscribers [--csv FILE]     the addresses for the newsletter
  unsubscribe EMAIL            ends a newsletter subscription but keeps the person's other enquiries
  delete ID | EMAIL            one enquiry, or all data of one person
  purge [--older-than 24m]     those older than 24 months (d for days, m for months, y for years), except jobs

DATABASE_URL names the store, and ENQUIRIES_FILES the file store, as for the server. Default: file:data/enquiries.db
in the current folder, and no files. The exit code is 1 after a failure, and 2 if the command line is wrong.`;

/** Replaces control characters in visitors' text, because terminals would interpret them. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

const line = (text: string) => printable(text).replaceAll('\n', ' ');

const deliveriesOf = ({ deliveries }: StoredEnquiry) =>
  deliveries.map(
    (delivery) => `${receiverOf(delivery)} ${delivery.state}${delivery.attempts > 1 ? ` (${delivery.attempts})` : ''}`,
  );

function row(enquiry: StoredEnquiry, forms: FormDescriptions): string {
  const from = [nameOf(enquiry, forms), enquiry.email && `<${enquiry.email}>`].filter(Boolean).join(' ');
  const marks = [
    ...(enquiry.isJob ? ['job'] : []),
    ...(enquiry.files ? [`${enquiry.files.length} ${enquiry.files.length === 1 ? 'file' : 'files'}`] : []),
    ...deliveriesOf(enquiry),
    ...(enquiry.spam ? [`possible spam: ${enquiry.spam}`] : []),
  ];
  const columns = [
    referenceOf(enquiry.id),
    enquiry.receivedAt.slice(0, 16).replace('T', ' '),
    titleOf(enquiry, forms),
    from,
    ...marks,
  ];
  return line(columns.join('  '));
}

function details(enquiry: StoredEnquiry, forms: FormDescriptions): string {
  const { id, page, locale, spam, receivedAt, deliveries } = enquiry;
  const lines = [
    `${titleOf(enquiry, forms)} ${id}`,
    `Reference: ${referenceOf(id)}`,
    `Received: ${receivedAt}${page ? ` from ${page}` : ''} (${locale})`,
    ...(spam ? [`Possible spam: ${spam}`] : []),
    ...(enquiry.isJob ? ['Job: kept until it is deleted'] : []),
    ...deliveries.map(
      ({ channel, recipient, state, attempts, sentAt, nextAttemptAt, lastError }) =>
        `Delivery: ${receiverOf({ channel, recipient })} ${state}${sentAt ? ` at ${sentAt}` : ''}, attempts: ${attempts}${
          state === 'pending' && attempts > 0 ? `, next at ${nextAttemptAt}` : ''
        }${lastError ? `, last error: ${lastError}` : ''}`,
    ),
    '',
    ...namedValuesOf(enquiry, forms).map(({ label, text }) => `${label}: ${text}`),
    ...(enquiry.files ?? []).map(
      ({ name, type, bytes }, index) =>
        `File ${index + 1}: ${line(name)}, ${type}, ${bytes} bytes (get it with: file ${referenceOf(id)} ${index + 1} --out FILE)`,
    ),
  ];
  return printable(lines.join('\n'));
}

const count = (number: number) => `${number} ${number === 1 ? 'enquiry' : 'enquiries'}`;

const subscribers = (number: number) => `${number} ${number === 1 ? 'subscriber' : 'subscribers'}`;

const copiesStay = 'E-mails and webhooks already sent, and backups, still contain them.';

/** Describes what a deletion couldn't complete. */
const overwritten = async (store: Store) =>
  (await store.overwriteDeleted())
    ? ''
    : 'Another program is using the database, so the text is still in its write-ahead log. The running server, or the next command that deletes something, will overwrite it. ';

const subscriberLine = ({ email, subscribedAt, spam }: Subscription) =>
  line([email, subscribedAt.slice(0, 10), ...(spam ? [`possible spam: ${spam}`] : [])].join('  '));

/** The subscribers as CSV, with the token from each unsubscribe link. */
async function* subscriberRows(store: Store, onPage: (length: number) => void): AsyncGenerator<string> {
  const columns = ['email', 'subscribedAt', 'locale', 'spam', 'token'] as const;
  yield `\ufeff${csvRow(columns)}`;
  for await (const page of store.subscriptions()) {
    yield page.map((subscription) => csvRow(columns.map((column) => subscription[column]))).join('');
    onPage(page.length);
  }
}

async function findOne(store: Store, id: string | undefined): Promise<StoredEnquiry> {
  if (!id || id.length < 4)
    throw new UsageError('The id is too short. Use at least 4 characters of an id from "list".');
  const [found, another] = await store.find(id);
  if (!found) throw new UsageError(`No enquiry has the id ${id}. Run "list" to see the ids.`);
  if (another) throw new UsageError(`More than one id begins with ${id}. Use more characters.`);
  return found;
}

/** The cut-off time for an age: enquiries received before it are older. */
export function parseAge(age: string | undefined, now: Date): Date {
  const [, number, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(age ?? '') ?? [];
  if (!number || !unit) {
    throw new UsageError(
      '--older-than: the age is missing or invalid. Use a number followed by d, m or y for days, months or years, such as 24m.',
    );
  }
  const date = new Date(now);
  if (unit === 'd') date.setUTCDate(date.getUTCDate() - Number(number));
  if (unit === 'm') return monthsBefore(now.getTime(), Number(number));
  if (unit === 'y') return monthsBefore(now.getTime(), 12 * Number(number));
  return date;
}

/** Each command's options, and how many positional arguments it takes. */
const commands: Readonly<Record<string, { options: readonly string[]; words: number }>> = {
  serve: { options: ['port'], words: 0 },
  list: { options: ['limit'], words: 0 },
  show: { options: [], words: 1 },
  file: { options: ['out'], words: 2 },
  export: { options: ['csv'], words: 0 },
  backup: { options: [], words: 1 },
  retry: { options: ['instead-of', 'to'], words: 0 },
  job: { options: ['off'], words: 1 },
  subscribers: { options: ['csv'], words: 0 },
  unsubscribe: { options: [], words: 1 },
  delete: { options: [], words: 1 },
  purge: { options: ['older-than'], words: 0 },
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        limit: { type: 'string', default: '50' },
        port: { type: 'string', default: '4180' },
        csv: { type: 'string' },
        out: { type: 'string' },
        'older-than': { type: 'string', default: `${defaultEnquiryMonths}m` },
        off: { type: 'boolean', default: false },
        'instead-of': { type: 'string' },
        to: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, option] = /^Unknown option '([^']+)'/.exec(message) ?? [];
    throw new UsageError(`${option ? `There is no option ${option}.` : message}\n\n${usage}`);
  }
}

/**
 * Whether the command line asks for usage. Works without a store.
 *
 * @throws UsageError if it names no command, or has an option or argument that the command doesn't accept.
 */
export function asksForUsage(args: readonly string[]): boolean {
  const { values, positionals, tokens } = parse(args);
  const [command, ...words] = positionals;
  if (values.help || command === 'help') return true;
  if (!command) throw new UsageError(usage);
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!known) throw new UsageError(`There is no command "${command}". Use one of these:\n\n${usage}`);
  // If it were ignored, "purge --limit 3" would delete more than the owner intended.
  for (const token of tokens)
    if (token.kind === 'option' && !known.options.includes(token.name))
      throw new UsageError(
        `${command}: there is no option ${token.rawName}. ${known.options.length > 0 ? `Its options: ${known.options.map((name) => `--${name}`).join(', ')}` : 'Leave it out'}.`,
      );
  const extra = words[known.words];
  if (extra !== undefined)
    throw new UsageError(
      `${command}: "${extra}" is one argument too many. Run "agency-enquiries --help" to see what ${command} takes.`,
    );
  return false;
}

export interface CommandOptions {
  /** Prints one or more lines. */
  print: (text: string) => void | Promise<void>;
  /** Shows the progress of long-running work if there is a terminal. */
  showProgress?: ((text: string) => void) | undefined;
  now?: Date | undefined;
  /** Serves the owner's pages until the process is stopped. */
  serve?: ((port: number) => Promise<void>) | undefined;
  /** The file store, if there is one. */
  files?: FileStore | undefined;
  /** Where a file's content is written. Undefined if standard output is a terminal. */
  output?: Writable | undefined;
  /**
   * The receivers in this command's settings. Once a server has started, the store's record of its receivers is more
   * reliable.
   */
  receivers?: readonly Target[] | undefined;
}

const noFiles = 'ENQUIRIES_FILES is missing. Set it to the value the server uses.';

/** Deletes the files of deleted enquiries. Without access to the files, the server deletes them later. */
async function deleteFiles(store: Store, files: FileStore | undefined): Promise<string> {
  if ((await store.discardedFiles()).length === 0) return '';
  if (!files) return 'The running server deletes their files within a minute. ';
  const number = await deleteDiscarded({ store, files });
  return `${number} ${number === 1 ? 'file' : 'files'} deleted. `;
}

const filesOf = (number: number) => `${number} ${number === 1 ? 'file' : 'files'}`;

/** Number of ids per query, because the number of variables in a statement is limited. */
const maxMissing = 500;

/**
 * Copies a backup's files to a folder next to it.
 *
 * @throws UsageError if files are missing from the backup. The database copy is kept.
 */
async function backUpFiles(
  store: Store,
  backup: string,
  named: readonly NamedFile[],
  files: FileStore | undefined,
): Promise<string> {
  if (named.length === 0) return '';
  const without = `${backup} was written, but without the ${filesOf(named.length)} of its enquiries`;
  if (!files) throw new UsageError(`${without}. ${noFiles}`);
  if (!files.backUp)
    return ` The content of ${filesOf(named.length)} stays in the bucket, so turn on versioning there.`;
  const folder = filesFolderOf(backup);
  let missing: string[];
  try {
    missing = await files.backUp(named, folder);
  } catch (error) {
    throw new UsageError(`${without}: ${error instanceof Error ? error.message : error}`);
  }
  // Enquiries may have been deleted since the database was copied, and their files with them.
  const lost = missing.length > 0 ? await store.namedFiles(missing.slice(0, maxMissing)) : [];
  if (lost.length > 0)
    throw new UsageError(
      `${backup} was written, but ${filesOf(lost.length)} that its enquiries refer to are missing from the file store or damaged. Set ENQUIRIES_FILES to the value the server uses. The rest are in ${folder}. Missing: ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ', …' : ''}.`,
    );
  return ` ${filesOf(named.length - missing.length)} copied to ${folder}.`;
}

/** Writes one of an enquiry's files to a file or to standard output. */
async function writeFile(
  enquiry: StoredEnquiry,
  position: string | undefined,
  { out, files, output }: { out: string | undefined } & Pick<CommandOptions, 'files' | 'output'>,
): Promise<string | undefined> {
  const all = enquiry.files ?? [];
  const file = all[Number(position ?? 1) - 1];
  if (!file)
    throw new UsageError(
      all.length === 0
        ? `The enquiry ${referenceOf(enquiry.id)} has no files.`
        : `The file number is missing or wrong. Use a number from 1 to ${all.length}, such as file ${referenceOf(enquiry.id)} 1 --out FILE.`,
    );
  if (!files) throw new UsageError(noFiles);
  if (!out && !output)
    throw new UsageError('The file cannot be shown in a terminal. Add --out FILE, or redirect the output with > FILE.');
  const content = await files.read(file.id);
  if (!content)
    throw new UsageError(`${file.name} is not in the file store. Set ENQUIRIES_FILES to the value the server uses.`);
  if (!out) return void (await pipeline(content, output as Writable, { end: false }));
  await writingTo(out, () => pipeline(content, createWriteStream(out, { mode: 0o600 })));
  return `${line(file.name)} written to ${out}.`;
}

/** Writes a file that only its owner can read, like the store. @throws OutputError */
const writeCsv = (file: string, rows: AsyncIterable<string>) =>
  writingTo(file, () => pipeline(rows, createWriteStream(file, { mode: 0o600 })));

/**
 * Runs one command.
 *
 * @throws UsageError, OutputError, StoreError
 */
export async function runCommand(
  store: Store,
  args: readonly string[],
  {
    print,
    showProgress = () => undefined,
    now = new Date(),
    serve = async () => undefined,
    files,
    output,
    receivers,
  }: CommandOptions,
): Promise<void> {
  if (asksForUsage(args)) return print(usage);
  const { values, positionals } = parse(args);
  const [command, subject] = positionals;
  const showRemoved = (removed: number) => showProgress(`${count(removed)} deleted`);
  switch (command) {
    case 'serve': {
      const port = Number(values.port);
      if (!Number.isInteger(port) || port < 0 || port > 65_535)
        throw new UsageError(
          '--port: the value is not a port number. Use a number from 1 to 65535, such as --port 4180.',
        );
      return serve(port);
    }
    case 'list': {
      const limit = Number(values.limit);
      if (!Number.isInteger(limit) || limit < 1)
        throw new UsageError('--limit: the value must be a whole number, such as --limit 50.');
      const forms = await store.forms();
      let isEmpty = true;
      for await (const page of store.pages(limit)) {
        isEmpty = false;
        await print(page.map((enquiry) => row(enquiry, forms)).join('\n'));
      }
      return isEmpty ? print('No enquiries yet.') : undefined;
    }
    case 'show':
      return print(details(await findOne(store, subject), await store.forms()));
    case 'file': {
      const enquiry = await findOne(store, subject);
      const sentence = await writeFile(enquiry, positionals[2], { out: values.out, files, output });
      return sentence ? print(sentence) : undefined;
    }
    case 'export': {
      if (!values.csv) throw new UsageError('The file name is missing. For example: export --csv enquiries.csv');
      const all = await store.count();
      let written = 0;
      const rows = toCsv(store.pages, await store.forms(), (number) => {
        written = number;
        showProgress(`${number} of ${count(all)} written`);
      });
      showProgress(`${count(all)} to write`);
      await writeCsv(values.csv, rows);
      return print(`${count(written)} written to ${values.csv}.`);
    }
    case 'backup': {
      if (!subject) throw new UsageError('The file name is missing. For example: backup enquiries-2026-01-31.db');
      for (const path of [subject, filesFolderOf(subject)])
        if (existsSync(path)) throw new UsageError(`${path} already exists. Use another name, or delete that file.`);
      const copy = await store.backup(subject);
      const sentence = await backUpFiles(store, subject, copy.files, files);
      return print(`${count(copy.enquiries)} written to ${subject}, which is complete and readable.${sentence}`);
    }
    case 'retry':
      return print(await retryDeliveries(store, { from: values['instead-of'], to: values.to }, receivers));
    case 'job': {
      const { id } = await findOne(store, subject);
      await store.setJob(id, !values.off);
      return print(values.off ? `${id} is no longer a job.` : `${id} is a job, and is kept until you delete it.`);
    }
    case 'subscribers': {
      let number = 0;
      if (values.csv) {
        const rows = subscriberRows(store, (page) => {
          number += page;
        });
        await writeCsv(values.csv, rows);
        return print(`${subscribers(number)} written to ${values.csv}.`);
      }
      for await (const page of store.subscriptions()) {
        number += page.length;
        await print(page.map(subscriberLine).join('\n'));
      }
      return number === 0 ? print('No subscribers yet.') : undefined;
    }
    case 'unsubscribe': {
      if (!subject?.includes('@'))
        throw new UsageError('The e-mail address is missing. For example: unsubscribe jane@example.com');
      if (!(await store.unsubscribe({ email: subject })))
        throw new UsageError(`${subject} is not subscribed to the newsletter. Run "subscribers" to see the addresses.`);
      return print(
        `${subject} is unsubscribed. ${await overwritten(store)}Remove the address from the program that sends the newsletter, too.`,
      );
    }
    case 'delete': {
      if (subject?.includes('@')) {
        const wasSubscribed = await store.unsubscribe({ email: subject });
        const number = await store.remove({ email: subject }, { onProgress: showRemoved });
        if (number === 0 && !wasSubscribed)
          throw new UsageError(`There is no enquiry from ${subject}. Run "list" to see the senders.`);
        return print(
          `${count(number)}${wasSubscribed ? ' and the newsletter subscription' : ''} deleted. ${await deleteFiles(store, files)}${await overwritten(store)}${copiesStay}`,
        );
      }
      const enquiry = await findOne(store, subject);
      await store.remove({ id: enquiry.id });
      const stays =
        isSubscription(enquiry) && enquiry.email
          ? ` ${enquiry.email} stays subscribed to the newsletter; "unsubscribe" ends that.`
          : '';
      return print(
        `${count(1)} deleted. ${await deleteFiles(store, files)}${await overwritten(store)}${copiesStay}${stays}`,
      );
    }
    case 'purge': {
      const before = parseAge(values['older-than'], now).toISOString();
      const number = await store.remove({ before }, { onProgress: showRemoved });
      await store.recordPurge();
      return print(
        `${count(number)} from before ${before.slice(0, 10)} deleted. ${await deleteFiles(store, files)}${await overwritten(store)}Jobs and newsletter subscriptions are kept.`,
      );
    }
  }
}
