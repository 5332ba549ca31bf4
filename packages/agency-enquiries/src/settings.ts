import { join, resolve } from 'node:path';
import type { MailerSettings } from './delivery/mailer.js';
import type { WebhookSettings } from './delivery/webhook.js';
import { type FileLocation, readFileLocation } from './files/file-location.js';
import { isFolder } from './files/path-kind.js';
import type { Environment } from './http/settings.js';
import { findUnknownSettings } from './http/unknown-settings.js';
import type { Retention } from './retention.js';
import type { DatabaseLocation } from './store/store.js';

export interface EnquirySettings {
  /** Where enquiries are stored. */
  database: DatabaseLocation;
  /** Sends each enquiry to the owner by e-mail. */
  mail?: MailerSettings | undefined;
  /** Posts each enquiry to a URL. */
  webhook?: WebhookSettings | undefined;
  /** Where files attached to enquiries are stored. Without it, forms accept no files. */
  files?: FileLocation | undefined;
  /**
   * Maximum total size of all files, in bytes. Once it is reached, forms are accepted without files.
   *
   * @default 10 GB
   */
  maxFilesBytes?: number | undefined;
  /** How long enquiries are kept. */
  retention?: Retention | undefined;
  /** The endpoint's public URL, for newsletter unsubscribe links. */
  url?: string | undefined;
}

/** Minimum length: short secrets can be guessed from a signature. */
const minSecretLength = 24;

const onlyWithEnquiries = [
  'SMTP_URL',
  'ENQUIRIES_TO',
  'ENQUIRIES_FROM',
  'ENQUIRIES_WEBHOOK_URL',
  'ENQUIRIES_WEBHOOK_SECRET',
  'ENQUIRIES_FILES',
  'ENQUIRIES_FILES_MAX_GB',
  'ENQUIRIES_KEEP_MONTHS',
  'ENQUIRIES_URL',
];

const ownPrefix = 'ENQUIRIES';

const settingNames = ['ENQUIRIES', 'DATABASE_URL', 'ENQUIRIES_METRICS', ...onlyWithEnquiries];

/**
 * Finds misspelt settings. While the service is off, names without its prefix may be another program's settings.
 *
 * @returns a sentence for each.
 */
export function findUnknownEnquirySettings(environment: Environment, isOn = true): string[] {
  const known = isOn ? settingNames : settingNames.filter((name) => name.startsWith(ownPrefix));
  return findUnknownSettings(environment, { known, prefix: `${ownPrefix}_` });
}

/** `name@host`, or `Name <name@host>`. */
export const isAddress = (address: string) =>
  /^(?:[^<>@\p{Cc}]+<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u.test(address.trim());

const isUrl = (text: string, ...protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** The store's location: `DATABASE_URL`, or a file in the working directory. */
export function readDatabase(environment: Environment): DatabaseLocation {
  const url = environment['DATABASE_URL']?.trim() || 'file:data/enquiries.db';
  if (isUrl(url, 'postgres:', 'postgresql:')) return { kind: 'postgres', url };
  if (/^file:(?!\/\/)./.test(url)) {
    const file = resolve(url.slice('file:'.length));
    if (/[/\\]$/.test(url) || isFolder(file))
      throw new Error(
        `DATABASE_URL: ${file} is a folder. Use a file inside it, such as file:${join(file, 'enquiries.db')}.`,
      );
    return { kind: 'sqlite', file };
  }
  throw new Error(
    'DATABASE_URL: the value is neither an SQLite file nor a PostgreSQL address. Use file:data/enquiries.db, or postgres://user:password@host:5432/database.',
  );
}

/**
 * Reads the settings for where enquiries are stored and delivered.
 *
 * @returns undefined if `ENQUIRIES` is off, in which case submissions are simulated.
 * @throws an error with a message for each invalid variable.
 */
export function readEnquirySettings(environment: Environment): EnquirySettings | undefined {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const problems: string[] = [];
  const check = (isRight: boolean, sentence: string) => {
    if (!isRight) problems.push(sentence);
  };

  const mode = value('ENQUIRIES')?.toLowerCase() ?? 'off';
  check(
    mode === 'on' || mode === 'off',
    `ENQUIRIES: "${mode}" is neither on nor off. Set ENQUIRIES=on, or leave it unset.`,
  );
  problems.push(...findUnknownEnquirySettings(environment, mode === 'on'));
  if (mode === 'off') {
    const set = onlyWithEnquiries.filter(value);
    check(
      set.length === 0,
      `ENQUIRIES is off, but ${set.join(', ')} ${set.length > 1 ? 'are' : 'is'} set. Set ENQUIRIES=on to store and deliver enquiries.`,
    );
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return undefined;
  }

  let database: DatabaseLocation | undefined;
  try {
    database = readDatabase(environment);
  } catch (error) {
    check(false, error instanceof Error ? error.message : String(error));
  }

  let files: FileLocation | undefined;
  try {
    files = readFileLocation(environment);
  } catch (error) {
    check(false, error instanceof Error ? error.message : String(error));
  }

  const filesLimit = value('ENQUIRIES_FILES_MAX_GB');
  check(
    filesLimit === undefined || (/^\d+(\.\d+)?$/.test(filesLimit) && Number(filesLimit) > 0),
    `ENQUIRIES_FILES_MAX_GB: "${filesLimit}" is not a number above 0. Set it to the total size allowed for all files, in gigabytes, such as 10.`,
  );
  check(
    filesLimit === undefined || value('ENQUIRIES_FILES') !== undefined,
    'ENQUIRIES_FILES is missing, but ENQUIRIES_FILES_MAX_GB is set. Set it to where files are stored, such as data/files, or remove the limit.',
  );

  const [smtp, to, from] = [value('SMTP_URL'), value('ENQUIRIES_TO'), value('ENQUIRIES_FROM')];
  if (smtp ?? to ?? from) {
    check(
      smtp !== undefined && isUrl(smtp, 'smtp:', 'smtps:'),
      smtp
        ? 'SMTP_URL: the value is not the URL of a mail server. Use smtps://user:password@mail.example:465 or smtp://mail.example:587. Percent-encode special characters in the password, such as @ as %40.'
        : 'SMTP_URL is missing. Set it to the mail server’s URL, such as smtps://user:password@mail.example:465.',
    );
    check(
      to?.split(',').every(isAddress) ?? false,
      to
        ? `ENQUIRIES_TO: "${to}" is not a list of e-mail addresses. Use one or more, separated by commas, such as desk@agency.example.`
        : 'ENQUIRIES_TO is missing. Set it to the address that receives the enquiries, such as desk@agency.example.',
    );
    check(
      from !== undefined && isAddress(from),
      from
        ? `ENQUIRIES_FROM: "${from}" is not a single e-mail address. Use one, such as Website <website@agency.example>.`
        : 'ENQUIRIES_FROM is missing. Set it to a sender that the mail server accepts, such as Website <website@agency.example>.',
    );
  }

  const [hook, secret] = [value('ENQUIRIES_WEBHOOK_URL'), value('ENQUIRIES_WEBHOOK_SECRET')];
  if (hook ?? secret) {
    check(
      hook !== undefined && isUrl(hook, 'http:', 'https:'),
      `ENQUIRIES_WEBHOOK_URL: ${hook ? 'the value is not a URL' : 'it is missing'}. Use a complete URL, such as https://crm.example/enquiries.`,
    );
    check(
      (secret?.length ?? 0) >= minSecretLength,
      `ENQUIRIES_WEBHOOK_SECRET: ${secret ? 'the value is too short' : 'it is missing'}. Use at least ${minSecretLength} random characters, such as the output of "openssl rand -hex 32".`,
    );
  }

  const [keep, url] = [value('ENQUIRIES_KEEP_MONTHS')?.toLowerCase(), value('ENQUIRIES_URL')];
  check(
    keep === undefined || keep === 'forever' || /^[1-9]\d{0,2}$/.test(keep),
    `ENQUIRIES_KEEP_MONTHS: "${keep}" is not a number of months. Use one, such as 24, or forever.`,
  );
  check(
    url === undefined || isUrl(url, 'http:', 'https:'),
    `ENQUIRIES_URL: "${url}" is not a URL. Set it to the public address of the endpoint, such as https://agency.example/api/enquiries.`,
  );

  if (!database || problems.length > 0) throw new Error(problems.join('\n'));
  return {
    database,
    ...(files && { files }),
    ...(filesLimit && { maxFilesBytes: Number(filesLimit) * 1e9 }),
    mail: smtp && to && from ? { url: smtp, to, from } : undefined,
    webhook: hook && secret ? { url: hook, secret } : undefined,
    ...(keep && { retention: { enquiryMonths: keep === 'forever' ? keep : Number(keep) } }),
    url,
  };
}
