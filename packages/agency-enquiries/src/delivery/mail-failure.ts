import { nameOfError } from '../http/describe-error.js';

/** Properties that `nodemailer` adds to its errors. */
interface MailFailure {
  /** The status code in the server's reply. */
  responseCode?: number;
  /** The server's reply. May quote the enquiry. */
  response?: string;
  /** The command that the server replied to, such as `RCPT TO`. */
  command?: string;
  code?: string;
}

const wrongPassword = 'the user or the password in SMTP_URL is wrong';
const tooLarge = 'the mail is too large';
const forbidden = 'its rules forbid it, for example for this sender, or because the mail looks like spam';

/** Keyed by the last two numbers of the enhanced status code (RFC 3463), or by the first of those two alone. */
const meaningsOfEnhanced: Readonly<Record<string, string>> = {
  '1': 'it does not accept the address',
  '1.1': 'there is no such mailbox',
  '1.2': 'there is no such domain',
  '1.10': 'the domain receives no mail',
  '2': 'the mailbox receives no mail',
  '2.1': 'the mailbox is disabled',
  '2.2': 'the mailbox is full',
  '2.3': tooLarge,
  '3': 'it cannot accept mail at the moment',
  '3.4': tooLarge,
  '4': 'it cannot pass the mail on',
  '5': 'it does not understand the request',
  '6': 'it does not accept the content',
  '7': forbidden,
  '7.8': wrongPassword,
};

/** Keyed by status code (RFC 5321), for servers without enhanced codes. */
const meanings: Readonly<Record<number, string>> = {
  421: 'it is not available at the moment',
  450: 'the mailbox is not available at the moment',
  451: 'it is having a problem at the moment',
  452: 'it has no space at the moment',
  530: 'it requires a user and a password in SMTP_URL',
  535: wrongPassword,
  550: 'there is no such mailbox, or its rules forbid it',
  552: 'the mailbox is full, or the mail is too large',
  553: 'it does not accept the address',
  554: forbidden,
};

/** Failures without a reply, keyed by `nodemailer`'s error code. */
const failures: Readonly<Record<string, string>> = {
  ECONNECTION: 'the mail server cannot be reached, or has closed the connection',
  ESOCKET: 'the mail server cannot be reached',
  ETIMEDOUT: 'the mail server did not respond in time',
  EDNS: 'the host in SMTP_URL was not found',
  ETLS: 'the connection to the mail server cannot be encrypted',
  EPROTOCOL: 'the mail server’s response cannot be understood',
  EAUTH: 'the mail server does not accept the user or the password in SMTP_URL',
  EENVELOPE: 'an address in ENQUIRIES_TO or ENQUIRIES_FROM is not valid',
};

/** Reasons that `nodemailer` gives only in its error message. */
const networkReasons =
  /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE)\b|\bcertificate\b/;

/** The meaning of an enhanced code such as 5.1.1. */
function meaningOf(enhanced: string | undefined, status: number): string | undefined {
  const [, subject = '', detail = ''] = enhanced?.split('.') ?? [];
  return meaningsOfEnhanced[`${subject}.${detail}`] ?? meaningsOfEnhanced[subject] ?? meanings[status];
}

/** Describes a mail server failure using its codes. Never includes the server's own text. */
export function describeMailFailure(error: unknown): string {
  const { responseCode: status, response = '', command = '', code = '' } = error as MailFailure;
  if (status) {
    // The enhanced code must come right after the status code and consist only of digits.
    const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const meaning = meaningOf(enhanced, status);
    const to = /^[A-Z][\w -]{1,30}$/.test(command) && command !== 'CONN' ? ` to ${command}` : '';
    return `the mail server responded with ${status}${enhanced ? ` ${enhanced}` : ''}${to}${meaning ? `: ${meaning}` : ''}`;
  }
  const known = failures[code];
  if (!known) return `the mail could not be sent (${nameOfError(error)})`;
  const reason = error instanceof Error ? networkReasons.exec(error.message)?.[0] : undefined;
  return `${known} (${[code, reason].filter(Boolean).join(', ')})`;
}
