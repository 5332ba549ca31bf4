import { createTransport } from 'nodemailer';
import type { Send } from './outbox.js';
import { type Enquiry, emailOf, fieldNames, formNames, nameOf } from './schema.js';

export interface MailerSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  from: string;
  to: string;
}

/** Timeout of the mail server, in ms. */
const timeoutMs = 30_000;

/** Removes line breaks, which would inject another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const isLoopback = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** The same Message-ID for each attempt, so that mail clients recognise duplicates. */
export const messageIdOf = ({ id }: Pick<Enquiry, 'id'>, from: string): string => `<${id}@${domainOf(from)}>`;

const domainOf = (from: string) => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

function subjectOf(enquiry: Enquiry): string {
  const from = nameOf(enquiry) || emailOf(enquiry);
  const subject = typeof enquiry.fields['subject'] === 'string' ? `: ${enquiry.fields['subject']}` : '';
  return oneLine(`${enquiry.spam ? '[Possible spam] ' : ''}${formNames[enquiry.form]} from ${from}${subject}`);
}

function textOf(enquiry: Enquiry): string {
  const { message, ...rest } = enquiry.fields;
  const lines = Object.keys(fieldNames).flatMap((name) => {
    const value = rest[name];
    if (value === undefined || value === '') return [];
    return `${fieldNames[name]}: ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`;
  });
  return [
    ...lines,
    ...(message ? ['', String(message)] : []),
    '',
    '--',
    `Sent ${enquiry.receivedAt}${enquiry.page ? ` from ${enquiry.page}` : ''} (${enquiry.locale})`,
    ...(enquiry.spam ? [`Possible spam: ${enquiry.spam}`] : []),
    `Enquiry ${enquiry.id}`,
  ].join('\n');
}

/** Sends enquiries to the owner by SMTP. Replies go to the visitor. */
export function createMailer({ url, from, to }: MailerSettings): { send: Send; close: () => void } {
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Passwords are sent only over TLS.
    requireTLS: username !== '' && !isLoopback(hostname),
    // The visitor's text must not reference files or URLs to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(enquiry, signal) {
      const sending = transport.sendMail({
        from,
        to,
        replyTo: { name: oneLine(nameOf(enquiry)), address: oneLine(emailOf(enquiry)) },
        messageId: messageIdOf(enquiry, from),
        date: new Date(enquiry.receivedAt),
        subject: subjectOf(enquiry),
        text: textOf(enquiry),
      });
      await Promise.race([sending, aborted(signal)]);
    },
    close: () => transport.close(),
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error('the mail server took too long'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
