import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRateLimit, type RateLimitOptions } from '../chat/rate-limit.js';
import { isSameOrigin } from '../chat/same-origin.js';
import { pageStyle } from './page-style.js';
import { enquiriesPath, enquiryLimits, enquiryStylePath, honeypotField, type Refusal } from './protocol.js';
import { type EnquiryForm, type Issues, isEnquiryForm, parseFields, parseLocale, parsePage } from './schema.js';
import { spamReasons } from './spam.js';
import { type Channel, type Store, StoreError } from './store.js';

export interface EnquiriesEndpointOptions {
  /** Stores an enquiry; resolves once it is durable. */
  store: Pick<Store, 'add'>;
  /** The channels that deliver each enquiry. */
  channels: readonly Channel[];
  /** Runs after a new enquiry is stored. */
  onStored?: (() => void) | undefined;
  /** The client's address, for the rate limit. It is not stored. */
  addressOf?: ((context: Context) => string | undefined) | undefined;
  /** Above this rate, requests of a network are rejected. @default 20 in 10 minutes */
  rate?: RateLimitOptions | undefined;
  /** Above this rate, enquiries are marked as possible spam. @default 5 in 10 minutes */
  suspiciousRate?: RateLimitOptions | undefined;
}

const errorMessages: Readonly<Record<Refusal, string>> = {
  400: 'Send a JSON object with "form" and the fields of that form; an Idempotency-Key of 8 to 200 letters, digits or dashes.',
  403: 'Only pages of this site may send enquiries.',
  405: 'Send a POST.',
  413: `Send at most ${enquiryLimits.bytes} bytes.`,
  415: 'Send JSON or a form: application/json or application/x-www-form-urlencoded.',
  422: 'Some fields need another look.',
  429: 'Wait before you send another enquiry.',
  503: 'The enquiry could not be stored. Please try again.',
};

const tenMinutesMs = 10 * 60_000;

/** The Retry-After of a failed store, in seconds. */
const storeRetrySeconds = 30;

/** The values of the request body, before validation. */
type Values = Readonly<Record<string, unknown>>;

/** Loaded lazily with the first native submission, because the pages import the labels of all components. */
const loadPages = () => import('./pages.js');

const isForm = (context: Context) => mediaType(context) === 'application/x-www-form-urlencoded';

const mediaType = (context: Context) =>
  (context.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The values of the request body, or undefined if it cannot be parsed. */
async function readValues(context: Context): Promise<Values | undefined> {
  if (isForm(context)) return Object.fromEntries(new URLSearchParams(await context.req.text()));
  const body: unknown = await context.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;
}

function pathOfReferer(context: Context): string | undefined {
  const referer = context.req.header('Referer');
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined;
}

/**
 * The endpoint of all forms as a web-standard application. `POST /api/enquiries` accepts JSON and responds with JSON.
 * It also accepts a native form submission and responds with a page that keeps the typed values.
 *
 * The status 201 means that the enquiry is durably stored. No other status does.
 */
export function createEnquiriesEndpoint({
  store,
  channels,
  onStored = () => undefined,
  addressOf = () => undefined,
  rate = { requests: 20, windowMs: tenMinutesMs },
  suspiciousRate = { requests: 5, windowMs: tenMinutesMs },
}: EnquiriesEndpointOptions): Hono {
  const app = new Hono();
  const wait = createRateLimit(rate);
  const isSuspicious = createRateLimit(suspiciousRate);

  async function reject(
    context: Context,
    status: Refusal,
    { values = {}, issues }: { values?: Values; issues?: Issues } = {},
  ): Promise<Response> {
    if (!isForm(context)) {
      return context.json(issues ? { issues } : { error: { message: errorMessages[status] } }, status);
    }
    const { refusalPage, pagePolicy } = await loadPages();
    const form = formOf(context, values);
    context.header('Content-Security-Policy', pagePolicy);
    return context.html(
      refusalPage({ status, form, values, issues: issues ?? {}, page: pageOf(context, values) }),
      status,
    );
  }

  app.use(enquiriesPath, async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  app.get(enquiryStylePath, (context) =>
    context.body(pageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' }),
  );

  app.post(
    enquiriesPath,
    async (context, next) => {
      if (!isSameOrigin(context.req.raw.headers)) return reject(context, 403);
      return isForm(context) || mediaType(context) === 'application/json' ? next() : reject(context, 415);
    },
    (context, next) =>
      bodyLimit({
        maxSize: isForm(context) ? enquiryLimits.formBytes : enquiryLimits.bytes,
        onError: (tooLarge) => reject(tooLarge, 413),
      })(context, next),
    async (context) => {
      const values = await readValues(context);
      const key = context.req.header('Idempotency-Key');
      if (!values || (key !== undefined && !/^[\w-]{8,200}$/.test(key))) return reject(context, 400);

      const seconds = wait(addressOf(context) ?? '');
      if (seconds > 0) {
        context.header('Retry-After', String(seconds));
        return reject(context, 429, { values });
      }

      const form = formOf(context, values);
      if (!form)
        return reject(context, 422, {
          values,
          issues: { form: 'Name the form: message, quote, contact, service or newsletter' },
        });
      const parsed = parseFields(form, values);
      if ('issues' in parsed) return reject(context, 422, { values, issues: parsed.issues });

      const { fields } = parsed;
      const page = pageOf(context, values);
      const enquiry = {
        form,
        page,
        locale: parseLocale(values['locale']),
        fields,
        spam: spamReasons({
          fields,
          honeypot: values[honeypotField],
          elapsedMs: values['elapsedMs'],
          isFrequent: isSuspicious(addressOf(context) ?? '') > 0,
        }),
      };
      try {
        const { id, isNew } = await store.add(enquiry, channels, key);
        if (isNew) onStored();
        if (!isForm(context)) return context.json({ id }, 201);
        const { thanksPage, pagePolicy } = await loadPages();
        context.header('Content-Security-Policy', pagePolicy);
        return context.html(thanksPage({ form, fields, id, page }), 201);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        context.header('Retry-After', String(storeRetrySeconds));
        return reject(context, 503, { values });
      }
    },
  );

  app.all(enquiriesPath, (context) => {
    context.header('Allow', 'POST');
    return reject(context, 405);
  });

  return app;
}

function formOf(context: Context, values: Values): EnquiryForm | undefined {
  const name = values['form'] ?? context.req.query('form');
  return isEnquiryForm(name) ? name : undefined;
}

const pageOf = (context: Context, values: Values): string | null => parsePage(values['page'] ?? pathOfReferer(context));
