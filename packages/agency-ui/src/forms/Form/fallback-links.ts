/** Other ways to send the text of a form that could not be sent. */
export interface FormFallback {
  /** Phone number with its country code, such as `+254 700 000 000`. */
  whatsapp?: string | undefined;
  email?: string | undefined;
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
  // A lone surrogate cannot be encoded.
  const characters = [...text.replace(/\p{Surrogate}/gu, '\ufffd')].map(encodeURIComponent);
  const isCut = characters.join('').length > limit;
  for (const character of characters) {
    if (isCut && encoded.length + character.length > limit - ellipsis.length) return encoded + ellipsis;
    encoded += character;
  }
  return encoded;
}

export const whatsAppUrl = (phone: string, text: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeUpTo(text, maxUrlLength)}`;

/** Line breaks are CRLF (RFC 6068). */
export const mailUrl = (email: string, subject: string, text: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeUpTo(text.replaceAll('\n', '\r\n'), maxUrlLength)}`;

/** The first text node of a control's label; the word "optional" follows it. */
const labelOf = ({ labels }: HTMLInputElement) =>
  Array.from(labels?.[0]?.childNodes ?? [])
    .find((node) => node instanceof Text)
    ?.data.trim();

/** The text of a completed form, one field per line. Fields without a label are omitted. */
export const textOf = (form: HTMLFormElement) =>
  (Array.from(form.elements) as HTMLInputElement[])
    .flatMap((control) => {
      const { type, value, checked } = control;
      const label = labelOf(control);
      if (!label || !value) return [];
      if (type === 'checkbox') return checked ? label : [];
      const chosen = (control as unknown as HTMLSelectElement).selectedOptions?.[0]?.text;
      return `${label}: ${chosen ?? value}`;
    })
    .join('\n');
