import type { Readable } from 'node:stream';
import { formatBytes, referenceOf } from 'agency-ui/schemas';
import { createTransport } from 'nodemailer';
import { type Enquiry, type EnquiryFile, emailOf, namedValuesOf, nameOf, titleOf } from '../enquiry.js';
import { FileStoreError } from '../files/file-store.js';
import type { FormDescriptions } from '../form-description.js';
import { removeDirections } from '../visible-text.js';
import { describeMailFailure } from './mail-failure.js';
import { DeliveryError, RefusedError, type Send } from './outbox.js';

export interface MailerSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** Sender: `site@agency.example`, or `Website <site@agency.example>`. */
  from: string;
  /** The receivers, separated by commas. */
  to: string;
  /**
   * Maximum total size of one mail's attachments, in bytes. Files that don't fit are only listed in the text.
   *
   * @default 15_000_000
   */
  maxAttachmentBytes?: number | undefined;
}

export interface MailerOptions extends MailerSettings {
  /** Reads a file; undefined if it is no longer stored. */
  readFile?: ((id: string) => Promise<Readable | undefined>) | undefined;
}

/** Encoding adds a third to the size, and many mail servers accept only 20 to 25 MB. */
const defaultAttachmentBytes = 15_000_000;

/** Mail server timeout, in ms. */
const timeoutMs = 30_000;

/** Removes line breaks, which could inject another header, and characters that reverse the text after them. */
const oneLine = (text: string) =>
  removeDirections(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** A line in a mail may have at most 998 bytes (RFC 5322), and text without spaces can't be folded. */
const maxHeaderCharacters = 300;

/** A visitor's text shortened for a header, because servers refuse longer lines. */
const headerText = (text: string) => {
  const characters = [...oneLine(text)];
  return characters.length > maxHeaderCharacters
    ? `${characters.slice(0, maxHeaderCharacters).join('')}…`
    : characters.join('');
};

const isLoopback = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** The same Message-ID for each attempt, so that mail clients recognise duplicates. */
export const messageIdOf = ({ id }: Pick<Enquiry, 'id'>, from: string): string => `<${id}@${domainOf(from)}>`;

const domainOf = (from: string) => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** The form's title, the visitor's name and the value of a `subject` field, if the form has one. */
function subjectOf(enquiry: Enquiry, forms: FormDescriptions): string {
  const from = nameOf(enquiry, forms) || emailOf(enquiry, forms);
  const subject = typeof enquiry.fields['subject'] === 'string' ? `: ${enquiry.fields['subject']}` : '';
  return headerText(
    `${enquiry.spam ? '[Possible spam] ' : ''}${titleOf(enquiry, forms)}${from && ` from ${from}`}${subject}`,
  );
}

/** A file that is not attached to the mail. */
interface DetachedFile extends EnquiryFile {
  /** The file's number within the enquiry, from 1. */
  position: number;
}

/** Explains how to get a file that is not attached. */
const lineOf =
  ({ id }: Enquiry) =>
  ({ name, bytes, position }: DetachedFile) =>
    `${oneLine(name)} (${formatBytes(bytes, 'en')}): agency-enquiries file ${referenceOf(id)} ${position} --out "${oneLine(name)}"`;

interface Attachments {
  attached: { filename: string; contentType: string; content: Readable }[];
  detached: DetachedFile[];
}

/** The files that fit into one mail, in order, and those that don't. */
async function attach(
  { files = [] }: Enquiry,
  maxBytes: number,
  readFile: NonNullable<MailerOptions['readFile']>,
): Promise<Attachments> {
  const attached: Attachments['attached'] = [];
  const detached: DetachedFile[] = [];
  let total = 0;
  for (const [index, file] of files.entries()) {
    const content = total + file.bytes <= maxBytes ? await readFile(file.id) : undefined;
    if (content) {
      total += file.bytes;
      attached.push({ filename: file.name, contentType: file.type, content });
    } else detached.push({ ...file, position: index + 1 });
  }
  return { attached, detached };
}

/** Short values, one per line, followed by long text as paragraphs. */
function textOf(
  enquiry: Enquiry,
  forms: FormDescriptions,
  unsubscribeUrl: string | undefined,
  detached: readonly DetachedFile[],
): string {
  const values = namedValuesOf(enquiry, forms);
  return [
    ...values.filter(({ isLong }) => !isLong).map(({ label, text }) => `${label}: ${text}`),
    ...values.filter(({ isLong }) => isLong).flatMap(({ label, text }) => ['', `${label}:`, text]),
    ...(detached.length > 0 ? ['', 'Not attached:', ...detached.map(lineOf(enquiry))] : []),
    '',
    '--',
    `Sent ${enquiry.receivedAt}${enquiry.page ? ` from ${enquiry.page}` : ''} (${enquiry.locale})`,
    ...(enquiry.spam ? [`Possible spam: ${enquiry.spam}`] : []),
    `Reference ${referenceOf(enquiry.id)} (${enquiry.id})`,
    ...(unsubscribeUrl
      ? ['', 'In each newsletter to this address, include the unsubscribe link:', unsubscribeUrl]
      : []),
  ].join('\n');
}

/**
 * The part before the @ can contain non-ASCII letters, as in `josé@…`, mostly by mistake. Many mail servers
 * permanently refuse a mail with such a header, so this address appears only in the text.
 */
const isHeaderAddress = (address: string) => /^[\x21-\x7e]+@[^@]+$/.test(address);

function replyToOf(enquiry: Enquiry, forms: FormDescriptions) {
  const address = oneLine(emailOf(enquiry, forms));
  return isHeaderAddress(address) ? { replyTo: { name: headerText(nameOf(enquiry, forms)), address } } : {};
}

/** The addresses in `ENQUIRIES_TO`, without display names and duplicates. Each gets its own delivery. */
export function recipientsOf(to: string): string[] {
  const addresses = to.split(',').map((part) => (/<([^<>]+)>\s*$/.exec(part)?.[1] ?? part).trim());
  return addresses.filter(
    (address, index) =>
      address && addresses.findIndex((other) => other.toLowerCase() === address.toLowerCase()) === index,
  );
}

/**
 * Whether the server permanently rejects this recipient or this message. A rejected sender or password is a mistake in
 * the settings that the owner can correct while deliveries wait.
 */
const isRefusal = (error: unknown): boolean => {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA');
};

/** Sends enquiries to the owner over SMTP. Replies go to the visitor. */
export function createMailer({
  url,
  from,
  to,
  maxAttachmentBytes = defaultAttachmentBytes,
  readFile = async () => undefined,
}: MailerOptions): { send: Send; close: () => void } {
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Passwords are sent only over TLS.
    requireTLS: username !== '' && !isLoopback(hostname),
    // The visitor's text must not be able to attach files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(enquiry, { recipient, signal, forms, unsubscribeUrl }) {
      const sendWith = ({ attached, detached }: Attachments) =>
        transport.sendMail({
          from,
          to,
          // The header lists all recipients so that they can reply to each other, but this mail goes to only one of
          // them.
          envelope: { from, to: recipient ?? to },
          ...replyToOf(enquiry, forms),
          messageId: messageIdOf(enquiry, from),
          date: new Date(enquiry.receivedAt),
          subject: subjectOf(enquiry, forms),
          text: textOf(enquiry, forms, unsubscribeUrl, detached),
          attachments: attached,
        });
      const send = async () => {
        const files = await attach(enquiry, maxAttachmentBytes, readFile);
        try {
          await sendWith(files);
        } catch (error) {
          // Some servers permanently reject certain types or sizes of attachments. The text must still arrive.
          if (files.attached.length === 0 || (error as { command?: string }).command !== 'DATA' || !isRefusal(error))
            throw error;
          await sendWith(await attach(enquiry, 0, readFile));
        }
      };
      try {
        await Promise.race([send(), aborted(signal)]);
      } catch (error) {
        if (error instanceof DeliveryError) throw error;
        if (error instanceof FileStoreError) throw new DeliveryError(error.message, { cause: error });
        throw new (isRefusal(error) ? RefusedError : DeliveryError)(describeMailFailure(error), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new DeliveryError('the mail server did not respond in time'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
