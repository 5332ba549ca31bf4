/** Receives requests for tables, and stores them in `data` next to the server. */
import { createEnquiries, type EnquiryAnswer } from 'agency-enquiries';
import { clientAddress, readClientAddressHeader } from 'agency-enquiries/http';
import { arabicLabels, bookingForm } from './booking-form';
import { phones } from './content/facts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const copy = {
  en: {
    title: 'Your request was not sent',
    invalid: 'Please go back and correct these fields. Your text is still there.',
    failed: `We could not store your request. Please ring us: ${phones.group}.`,
    thanks: '/thanks',
  },
  ar: {
    title: 'لم يُرسل طلبك',
    invalid: 'ارجع إلى الصفحة السابقة من فضلك وصحّح هذه الحقول. ما كتبته ما زال هناك.',
    failed: `تعذّر علينا حفظ طلبك. اتصل بنا من فضلك: \u2066${phones.group}\u2069.`,
    thanks: '/ar/thanks',
  },
};

/** The response for visitors without JavaScript: the thank-you page, or a plain page with what to correct. */
function renderAnswer({ status, issues, page }: EnquiryAnswer): string | Response {
  const lang = page?.startsWith('/ar/') ? 'ar' : 'en';
  const { title, invalid, failed, thanks } = copy[lang];
  if (status === 201) return new Response(null, { status: 303, headers: { Location: thanks } });
  const translated: Record<string, unknown> = lang === 'ar' ? arabicLabels : {};
  const items = Object.entries(issues).map(
    ([field, message]) => `<li>${escapeHtml(String(translated[`${field}Error`] ?? message))}</li>`,
  );
  return `<!doctype html>
<html lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="stylesheet" href="/answer.css">
  <h1>${title}</h1>
  <p>${status === 422 ? invalid : failed}</p>
  <ul>${items.join('')}</ul>
</html>`;
}

/** Months after which requests are deleted, as the privacy pages say. */
const enquiryMonths = 3;

export const enquiries = createEnquiries({
  forms: [bookingForm],
  database: { kind: 'sqlite', file: 'data/bookings.db' },
  retention: { enquiryMonths },
  renderAnswer,
});

const header = readClientAddressHeader(process.env);

/** Responds to a request to the form's endpoint. The visitor's address is used for the rate limit, and not stored. */
export const receiveBooking = (request: Request): Promise<Response> =>
  enquiries.handle(request, { address: clientAddress({ headers: request.headers, header }) });
