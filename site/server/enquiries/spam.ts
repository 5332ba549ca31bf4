import type { EnquiryFields } from './schema.js';

/** Nobody reads a form and fills it in faster, not even with the browser's help. */
const fastestMs = 2000;

const mostLinks = 3;

const links = /\b(?:https?:\/\/|www\.)|<a\s|\[url/gi;

export interface SpamSignals {
  fields: EnquiryFields;
  honeypot: unknown;
  /** From the form's appearance to its submission; absent without scripts. */
  elapsedMs: unknown;
  /** Whether this network sends more than people do. */
  isFrequent: boolean;
}

/** Names what speaks for spam. An enquiry with a reason is stored and delivered all the same, with a mark. */
export function spamReasons({ fields, honeypot, elapsedMs, isFrequent }: SpamSignals): string | null {
  const count = Object.values(fields).join('\n').match(links)?.length ?? 0;
  const reasons = [
    typeof honeypot === 'string' && honeypot.trim() !== '' && 'honeypot',
    typeof elapsedMs === 'number' && elapsedMs < fastestMs && 'too-fast',
    count > mostLinks && 'links',
    isFrequent && 'frequent',
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join(' ') : null;
}
