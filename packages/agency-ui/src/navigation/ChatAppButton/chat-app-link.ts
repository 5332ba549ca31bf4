/**
 * The address that opens a WhatsApp chat with a telephone number.
 *
 * @param phone - With its country code, in any grouping: `+254 700 000 000`.
 * @param greeting - What the visitor's message starts with; they may change it before they send it. Without one the
 * message is empty.
 * @throws when the number holds no digit.
 */
export function chatAppLink(phone: string, greeting = ''): string {
  const digits = phone.replace(/\D/g, '');
  if (!digits) {
    throw new Error(
      `chatAppLink: "${phone}" holds no telephone number. Write it with its country code, such as "+254 700 000 000".`,
    );
  }
  return `https://wa.me/${digits}${greeting && `?text=${encodeURIComponent(greeting)}`}`;
}
