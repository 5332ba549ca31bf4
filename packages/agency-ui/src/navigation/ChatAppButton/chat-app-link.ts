import { encodeText } from '../../primitives/index.js';

/**
 * The URL that opens a WhatsApp chat.
 *
 * @param phone - With its country code, in any grouping: `+254 700 000 000`.
 * @param greeting - The message's prefilled text, which the visitor can edit.
 * @throws if the number contains no digits.
 */
export function chatAppLink(phone: string, greeting = ''): string {
  const digits = phone.replace(/\D/g, '');
  if (!digits) {
    throw new Error(
      `chatAppLink: "${phone}" contains no phone number. Write it with its country code, such as "+254 700 000 000".`,
    );
  }
  return `https://wa.me/${digits}${greeting && `?text=${encodeText(greeting)}`}`;
}
