import type { EnquiryFields } from './enquiry.js';

/** Nobody can read and fill in a form faster than this, even with autofill. */
const minFillMs = 2000;

const maxLinks = 3;

const links = /\b(?:https?:\/\/|www\.)|<a\s|\[url/gi;

export interface SpamSignals {
  fields: EnquiryFields;
  honeypot: unknown;
  /** Time from rendering the form to its submission, in ms; absent without JavaScript. */
  elapsedMs: unknown;
  /** Whether the visitor's network exceeds the suspicious rate. */
  isFrequent: boolean;
}

/** Lists the reasons for suspecting spam. An enquiry with a reason is still stored and delivered, but marked. */
export function spamReasons({ fields, honeypot, elapsedMs, isFrequent }: SpamSignals): string | null {
  const count = Object.values(fields).join('\n').match(links)?.length ?? 0;
  const reasons = [
    typeof honeypot === 'string' && honeypot.trim() !== '' && 'honeypot',
    typeof elapsedMs === 'number' && elapsedMs < minFillMs && 'too-fast',
    count > maxLinks && 'links',
    isFrequent && 'frequent',
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join(' ') : null;
}
