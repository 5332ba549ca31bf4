import type { FieldDefinitions } from '../../entities/form-definitions/index.js';
import { encodeText } from '../../primitives/index.js';
import { type SentLanguage, sentValuesOf } from './sent-values.js';

/** Other ways to send a form's text if sending fails. */
export interface FormFallback {
  /** Phone number with its country code, such as `+254 700 000 000`. */
  whatsapp?: string | undefined;
  email?: string | undefined;
  /** Phone number to call, as displayed. */
  phone?: string | undefined;
}

/** Maximum length of an encoded URL that WhatsApp and e-mail apps accept. */
const maxUrlLength = 1800;

const ellipsis = '%E2%80%A6';

/**
 * Percent-encodes text up to a maximum length, with an ellipsis if it is cut off. It cuts between code points, so that
 * no surrogate pair or escape sequence is split.
 */
export function encodeUpTo(text: string, limit: number): string {
  let encoded = '';
  const characters = [...text].map(encodeText);
  const isCut = characters.join('').length > limit;
  for (const character of characters) {
    if (isCut && encoded.length + character.length > limit - ellipsis.length) return encoded + ellipsis;
    encoded += character;
  }
  return encoded;
}

/**
 * A link that opens WhatsApp with the text, truncated to what WhatsApp accepts.
 *
 * @param phone - Number with its country code, such as `+254 700 000 000`.
 */
export const whatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${String(phone).replace(/\D/g, '')}?text=${encodeUpTo(text, maxUrlLength)}`;

/**
 * A link that opens a prefilled e-mail. The text is truncated to what mail apps accept. Line breaks are CRLF (RFC
 * 6068).
 */
export const mailUrl = (email: string, subject: string, text: string): string =>
  `mailto:${email}?subject=${encodeText(subject)}&body=${encodeUpTo(text.replaceAll('\n', '\r\n'), maxUrlLength)}`;

/** A completed form as text, one field per line. Empty fields are omitted. */
export function textOf(form: HTMLFormElement, fields: FieldDefinitions, language: SentLanguage): string {
  const written = new FormData(form);
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, written.getAll(name)]));
  return sentValuesOf(fields, values, language)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
