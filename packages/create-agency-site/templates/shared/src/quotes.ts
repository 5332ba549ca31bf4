/** The server side of the quote form. It needs Node, but no framework. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type QuoteRequest, quoteRequestSchema } from 'agency-ui/schemas';
import { agency } from './content';

/**
 * Appends a request to a file, one per line. Replace it with your database or mail service. If it throws, the visitor
 * keeps the text and sees that it was not sent.
 */
async function store(id: string, quote: QuoteRequest): Promise<void> {
  const file = join(process.cwd(), 'data', 'quotes.jsonl');
  const stored = await readFile(file, 'utf8').catch(() => '');
  // A retry after a lost response has the same id.
  if (stored.includes(`"id":"${id}"`)) return;
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify({ id, receivedAt: new Date().toISOString(), ...quote })}\n`);
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The error page for browsers without JavaScript, which keep typed values when the visitor goes back. */
function problemPage(status: number, title: string, problems: readonly string[]): Response {
  const lines = [...problems, `Go back to change your request, call ${agency.phone} or write to ${agency.email}.`];
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font: 1.125rem/1.6 system-ui; max-width: 36rem; margin: 3rem auto; padding: 0 1rem"><h1>${title}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/**
 * Receives JSON from the form, or a urlencoded body from a browser without JavaScript. JSON requests get 201 with an
 * id, or 422 with the issue of each field. Browsers get a page.
 */
export async function receiveQuote(request: Request): Promise<Response> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = await (isJson ? request.json() : request.formData().then(Object.fromEntries)).catch(() => ({}));
  const values = { ...(body as Record<string, unknown>) };

  const parsed = quoteRequestSchema.safeParse(values);
  if (!parsed.success) {
    const issues = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return isJson
      ? Response.json({ issues }, { status: 422 })
      : problemPage(422, 'Your request needs another look', Object.values(issues));
  }

  const key = request.headers.get('idempotency-key') ?? '';
  const id = /^[\w-]{8,200}$/.test(key) ? key : crypto.randomUUID();
  try {
    // The field "website" is hidden, so only bots fill it in.
    if (!values['website']) await store(id, parsed.data);
  } catch (error) {
    console.error(error);
    return isJson
      ? Response.json({ error: 'The request could not be stored.' }, { status: 503 })
      : problemPage(503, 'Your request was not sent', ['We could not store it.']);
  }
  return isJson
    ? Response.json({ id }, { status: 201 })
    : new Response(null, { status: 303, headers: { location: '/thank-you' } });
}
