import { createFormSchema } from 'agency-ui/schemas';
import { arabicLabels, bookingForm } from '../../../src/booking-form';

const schema = createFormSchema(bookingForm);

/** Sent by the browser along with the fields. */
const details = ['form', 'page', 'locale', 'elapsedMs', 'website'];

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page for visitors without JavaScript whose request has errors. */
const mistakesPage = (messages: readonly string[], isArabic: boolean) => {
  const title = isArabic ? 'راجع طلبك من فضلك' : 'Please check your request';
  const back = isArabic ? 'ارجع إلى الصفحة السابقة: ما كتبته ما زال هناك.' : 'Go back: your text is still there.';
  const items = messages.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return `<!doctype html><html ${isArabic ? 'lang="ar" dir="rtl"' : 'lang="en"'}><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><ul>${items}</ul><p>${back}</p></html>`;
};

/** Validates a table request. A real restaurant would store and forward it here. */
export async function POST(request: Request): Promise<Response> {
  const isArabic = new URL(request.url).searchParams.get('lang') === 'ar';
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const body: object = isJson ? await request.json() : Object.fromEntries(await request.formData());
  const values = Object.fromEntries(Object.entries(body).filter(([name]) => !details.includes(name)));
  const booking = schema.safeParse(values);
  if (booking.success) {
    if (isJson) return Response.json({ id: crypto.randomUUID() }, { status: 201 });
    return new Response(null, { status: 303, headers: { location: isArabic ? '/ar/thanks' : '/thanks' } });
  }
  const messages = booking.error.issues.map(({ path, message }) => [String(path[0] ?? 'form'), message] as const);
  if (isJson) return Response.json({ issues: Object.fromEntries(messages) }, { status: 422 });
  const arabic: Record<string, unknown> = arabicLabels;
  const texts = messages.map(([field, message]) => String((isArabic && arabic[`${field}Error`]) || message));
  return new Response(mistakesPage(texts, isArabic), {
    status: 422,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
