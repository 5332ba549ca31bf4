import type { FieldDefinitions } from '../../entities/form-definitions/index.js';
import { encodeText } from '../../primitives/index.js';
import { type SentLanguage, sentValuesOf } from './sent-values.js';

/** Other ways to send the text of a form if sending fails. */
export interface FormFallback {
  /** Phone number with its country code, such as `+254 700 000 000`. */
  whatsapp?: string | undefined;
  email?: string | undefined;
  /** Phone number to call, as displayed. */
  phone?: string | undefined;
}

/** Maximum length of an encoded URL that WhatsApp and e-mail programs accept. */
const maxUrlLength = 1800;

const ellipsis = '%E2%80%A6';

/**
 * Percent-encodes a text up to a maximum length, with an ellipsis where it is truncated. It truncates between code
 * points, so that it splits neither surrogate pairs nor escapes.
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
 * The link that opens WhatsApp with a text, which is truncated to what WhatsApp accepts.
 *
 * @param phone - Number with its country code, such as `+254 700 000 000`.
 */
export const whatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeUpTo(text, maxUrlLength)}`;

/**
 * The link that prepares an e-mail. The text is truncated to what mail programs accept. Line breaks are CRLF (RFC 6068).
 */
export const mailUrl = (email: string, subject: string, text: string): string =>
  `mailto:${email}?subject=${encodeText(subject)}&body=${encodeUpTo(text.replaceAll('\n', '\r\n'), maxUrlLength)}`;

/** The text of a completed form, one field per line. Empty fields are omitted. */
export function textOf(form: HTMLFormElement, fields: FieldDefinitions, language: SentLanguage): string {
  const written = new FormData(form);
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, written.getAll(name)]));
  return sentValuesOf(fields, values, language)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
