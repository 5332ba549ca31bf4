import {
  createFormSchema,
  type FieldDefinition,
  type FormDefinition,
  fileLimitsOf,
  fileTypes,
  isRequired,
  typeOfFile,
} from 'agency-ui/schemas';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type AnswerLabels,
  type EnquiryAnswer,
  type Issues,
  type RenderAnswer,
  textsOfAnswer,
  textsOfUnsubscribe,
  type UnsubscribeState,
} from './answer/answer.js';
import { type SummaryLanguage, summaryOf } from './answer/summary.js';
import type { EnquiryFields } from './enquiry.js';
import type { Attachments, NewFile, Space } from './files/attachments.js';
import { isContentOf } from './files/file-content.js';
import { FileStoreError, FilesFullError } from './files/file-store.js';
import { BrokenFormError, type ReceivedFile, type ReceivedForm, receiveForm } from './files/receive-form.js';
import { describeError } from './http/describe-error.js';
import { createRateLimit, type RateLimitOptions } from './http/rate-limit.js';
import { isSameOrigin } from './http/same-origin.js';
import { createThrottledReport } from './http/throttled-report.js';
import { maxPageLength, protocolNames, type Refusal, type RefusalReason } from './protocol.js';
import { requestLimitsOf } from './request-limits.js';
import { spamReasons } from './spam.js';
import { type ReceiptFile, type Store, StoreError, type Target } from './store/store.js';

/** Details of a request that only the server knows. */
export interface RequestInfo {
  /** The visitor's address, used for rate limits and not stored. Requests without an address share one limit. */
  address?: string | undefined;
}

export interface EnquiryLimits {
  /**
   * Above this rate, a network's requests are refused.
   *
   * @default 20 in 10 minutes
   */
  rate?: RateLimitOptions | undefined;
  /**
   * Above this rate, a network's enquiries are marked as possible spam.
   *
   * @default 5 in 10 minutes
   */
  suspiciousRate?: RateLimitOptions | undefined;
}

export interface HandlerOptions extends EnquiryLimits {
  forms: readonly FormDefinition[];
  /** Stores an enquiry; resolves once it is durable. */
  store: Pick<Store, 'add' | 'findRepeated' | 'unsubscribe' | 'removedFields'>;
  /** Stores files. If undefined, forms accept none. */
  attachments?: Pick<Attachments, 'spool' | 'openSpace' | 'keep' | 'release' | 'discard'> | undefined;
  /** The receivers of each enquiry. */
  targets: readonly Target[];
  /** Called after a new enquiry is stored. */
  onStored?: (() => void) | undefined;
  /** Locale for enquiries that don't name one. */
  locale?: string | undefined;
  renderAnswer: RenderAnswer;
  /** Renders the newsletter unsubscribe page. */
  renderUnsubscribe: (state: UnsubscribeState) => Promise<string>;
  labels: AnswerLabels;
  /** Locale and words for the values on response pages; `labels` has the rest. */
  language?: Pick<SummaryLanguage, 'lang' | 'formLabels'> | undefined;
  report?: ((sentence: string) => void) | undefined;
  /** Called for each refused request. */
  onRefused?: ((reason: RefusalReason) => void) | undefined;
}

type EnquiryContext = Context<{ Bindings: RequestInfo }>;

/** Messages for developers in JSON responses. */
const errorMessages: Readonly<Record<Refusal, string>> = {
  400: 'Send a JSON object with "form" and the fields of that form; an Idempotency-Key of 8 to 200 letters, digits or dashes.',
  403: 'Only pages on this site may send enquiries.',
  405: 'Send a POST.',
  413: 'Send fewer bytes: no form here needs that many.',
  415: 'Send JSON or a form: application/json, multipart/form-data or application/x-www-form-urlencoded.',
  422: 'Some fields need another look.',
  429: 'Wait before you send another enquiry.',
  503: 'The enquiry could not be stored. Please try again.',
};

/** Blocks anything that a visitor's text could run, load or submit. */
const answerPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const tenMinutesMs = 10 * 60_000;

/**
 * Mail programs unsubscribe from their provider's network on behalf of all its users (RFC 8058), so the rate is higher.
 */
const unsubscribeRate: RateLimitOptions = { requests: 200, windowMs: tenMinutesMs };

/** The `Retry-After` value when the store has failed, in seconds. */
const storeRetrySeconds = 30;

type Values = Readonly<Record<string, unknown>>;

const mediaType = (context: Context) =>
  (context.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isMultipart = (context: Context) => mediaType(context) === 'multipart/form-data';

/** Whether a browser will show the response as a page. Scripts send files in the same format, but don't accept HTML. */
const isNative = (context: Context) =>
  mediaType(context) === 'application/x-www-form-urlencoded' ||
  (isMultipart(context) && (context.req.header('Accept') ?? '').includes('text/html'));

/** The values of a native submission. A repeated name gives a list, which only multiple-choice fields accept. */
function decodeForm(text: string): Values {
  const sent = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const [value, ...more] = sent.getAll(name);
      return [name, more.length > 0 ? [value, ...more] : value];
    }),
  );
}

/** The values of the request body, or undefined if it cannot be parsed. */
async function readValues(context: Context): Promise<Values | undefined> {
  if (isNative(context)) return decodeForm(await context.req.text());
  const body: unknown = await context.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;
}

/** Form values as they would be in JSON, where the elapsed time is a number. */
const fromForm = (values: Values): Values =>
  typeof values['elapsedMs'] === 'string' ? { ...values, elapsedMs: Number(values['elapsedMs']) } : values;

const noFiles: ReceivedForm = {
  values: {},
  files: [],
  isTooLarge: false,
  failure: undefined,
  dispose: async () => undefined,
};

/** The limits of a file field. */
function fileFieldOf(form: FormDefinition | undefined, name: string) {
  const fields: Readonly<Record<string, FieldDefinition>> = form?.fields ?? {};
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.kind === 'file' ? field : undefined;
}

const fileFieldNames = (form: FormDefinition | undefined): string[] =>
  Object.entries<FieldDefinition>(form?.fields ?? {}).flatMap(([name, { kind }]) => (kind === 'file' ? [name] : []));

/** Converts the lists of received files for each field. */
function byField<One>(files: readonly ReceivedFile[], map: (file: ReceivedFile) => One): Record<string, One[]> {
  // The names come from the request, and a plain object would already have "constructor" and "__proto__".
  const lists = new Map<string, One[]>();
  for (const file of files) lists.set(file.field, [...(lists.get(file.field) ?? []), map(file)]);
  return Object.fromEntries(lists);
}

/** Splits a request into the protocol's own properties and the form's values. */
function splitValues(body: Values) {
  const isProtocol = (name: string) => (protocolNames as readonly string[]).includes(name);
  const pick = (keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => keep(name)));
  return { protocol: pick(isProtocol), values: pick((name) => !isProtocol(name)) };
}

/** Accepts only a path on the site, so that no other text ends up in the owner's e-mail. */
const parsePage = (page: unknown): string | null =>
  typeof page === 'string' && page.length <= maxPageLength && /^\/(?![/\\])[\x21-\x7e]*$/.test(page) ? page : null;

const parseLocale = (locale: unknown, fallback: string): string =>
  typeof locale === 'string' && locale.length <= 35 && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(locale)
    ? locale
    : fallback;

function pathOfReferer(context: Context): string | undefined {
  const referer = context.req.header('Referer');
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined;
}

const mapValues = <From, To>(lists: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(lists).map(([name, value]) => [name, map(value)]));

interface Refused {
  values?: Values;
  issues?: Issues;
  page?: string | null;
  /** Names of the files that were sent. */
  files?: readonly string[];
  /** Whether the size limit for files is reached. */
  isFull?: boolean;
}

type Schema = ReturnType<typeof createFormSchema>;

/**
 * Validates the values against the schema of the form's definition. Issues for fields that the form does not have are
 * listed under their names.
 */
function validate(schema: Schema, values: Values): { fields: EnquiryFields } | { issues: Issues } {
  const { data, error } = schema.safeParse(values);
  if (!error) return { fields: data as EnquiryFields };
  const issues = error.issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    return names.map((name): [string, string] => [name, issue.message]);
  });
  // Keeps each field's first issue, as the form in the browser does.
  return { issues: Object.fromEntries(issues.reverse()) };
}

/**
 * Only a multipart request has files. A list of file descriptions in JSON would pass validation and be confirmed
 * without any files, so it is replaced by text, which is refused with a readable message.
 */
const withoutDescribedFiles = (form: FormDefinition, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fileFieldOf(form, name) && Array.isArray(value) && value.length > 0 ? 'a description' : value,
    ]),
  );

const withoutNames = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * The endpoint for all forms, as a web-standard application at any path. Responds to a JSON POST with JSON, and to a
 * native submission with a page.
 *
 * Only status 201 means that the enquiry is durably stored.
 */
export function createHandler({
  forms,
  store,
  targets,
  attachments,
  onStored = () => undefined,
  onRefused = () => undefined,
  locale = 'en',
  renderAnswer,
  renderUnsubscribe,
  labels,
  language = {},
  report = (sentence) => console.error(`enquiries: ${sentence}`),
  rate = { requests: 20, windowMs: tenMinutesMs },
  suspiciousRate = { requests: 5, windowMs: tenMinutesMs },
}: HandlerOptions): (request: Request, info?: RequestInfo) => Promise<Response> {
  const app = new Hono<{ Bindings: RequestInfo }>();
  const limits = requestLimitsOf(forms);
  const wait = createRateLimit(rate);
  const isSuspicious = createRateLimit(suspiciousRate);
  const waitToUnsubscribe = createRateLimit(unsubscribeRate);
  const known = new Map(forms.map((form) => [form.name, { form, schema: createFormSchema(form) }]));
  const nameTheForm = `Name the form: ${[...known.keys()].join(', ')}.`;
  let hasReportedForm = false;
  const reportFailure = createThrottledReport(report);

  /** Responds to a native submission with a page. The status never depends on whether a page can be rendered. */
  async function answerWithPage(
    context: EnquiryContext,
    answer: Omit<EnquiryAnswer, 'action' | 'title' | 'text'>,
  ): Promise<Response> {
    const { pathname } = new URL(context.req.url);
    // The action includes the page, because the browser's referrer will be this endpoint.
    const parameters = new URLSearchParams({
      ...(answer.form && { form: answer.form.name }),
      ...(answer.page && { page: answer.page }),
    });
    const action = parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
    let texts = { title: answer.status === 201 ? labels.stored : labels.notStored, text: '', issues: answer.issues };
    try {
      texts = textsOfAnswer(answer, labels);
      const rendered = await renderAnswer({ ...answer, action, ...texts });
      if (typeof rendered === 'string') {
        context.header('Content-Security-Policy', answerPolicy);
        return context.html(rendered, answer.status);
      }
      return context.newResponse(rendered.body, rendered);
    } catch (error) {
      const description = describeError(error);
      reportFailure(`page ${description}`, `the page for a form failed: ${description}.`);
      return context.text([texts.title, texts.text, answer.id].filter(Boolean).join('\n\n'), answer.status);
    }
  }

  function refuse(
    context: EnquiryContext,
    status: Refusal,
    { values = {}, issues = {}, page = null, files = [], isFull = false }: Refused = {},
    form = formOf(context, undefined),
  ): Response | Promise<Response> {
    onRefused(isFull ? 'files_full' : status);
    if (isNative(context)) {
      // Neither rate limits nor failures are the visitor's mistake.
      const isBlocked = isFull || status === 429 || status === 503;
      return answerWithPage(context, {
        status,
        form: form?.form,
        // Without this, the form would ask the visitor to choose the files again.
        values: isFull ? withoutNames(values, fileFieldNames(form?.form)) : values,
        issues,
        page,
        files: isFull ? [] : files,
        isBlocked,
        summary: summaryOf(form?.form, values, { labels, ...language }),
      });
    }
    return context.json(status === 422 ? { issues } : { error: { message: errorMessages[status] } }, status);
  }

  function reportUnexpected(error: unknown): void {
    const description = describeError(error);
    reportFailure(description, `a request failed unexpectedly: ${description}.`);
  }

  /** Without this, Hono would log each error's stack. */
  app.onError((error, context) => {
    reportUnexpected(error);
    context.header('Retry-After', String(storeRetrySeconds));
    return refuse(context, 503);
  });

  const formOf = (context: EnquiryContext, name: unknown = context.req.query('form')) =>
    typeof name === 'string' ? known.get(name) : undefined;

  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  /** Renders the unsubscribe page. The status holds even if the page cannot be rendered. */
  async function answerUnsubscribe(
    context: EnquiryContext,
    state: UnsubscribeState,
    status: 200 | 429 | 503 = 200,
  ): Promise<Response> {
    try {
      return context.html(await renderUnsubscribe(state), status);
    } catch (error) {
      const description = describeError(error);
      reportFailure(`unsubscribe ${description}`, `the page to unsubscribe failed: ${description}.`);
      return context.text(textsOfUnsubscribe(state, labels).join('\n\n'), status);
    }
  }

  /** Link checkers follow links, so a GET only asks. A POST comes from that page or from a mail program (RFC 8058). */
  app.on(['GET', 'POST'], '*', async (context, next) => {
    const token = context.req.query('unsubscribe');
    if (!token) return next();
    context.header('Content-Security-Policy', answerPolicy);
    // The URL contains the token. With `no-referrer`, a browser would send "null" as the origin of a post.
    context.header('Referrer-Policy', 'same-origin');
    // HEAD requests come here too; link checkers send them.
    if (context.req.method !== 'POST') return answerUnsubscribe(context, 'confirm');
    if (!isSameOrigin(context.req.raw.headers)) return refuse(context, 403);
    const seconds = waitToUnsubscribe(context.env.address ?? '');
    if (seconds > 0) {
      onRefused(429);
      context.header('Retry-After', String(seconds));
      return answerUnsubscribe(context, 'tooMany', 429);
    }
    try {
      // PostgreSQL rejects a null character, which would be reported as a store failure.
      const wasSubscribed = /^[\w-]{1,100}$/.test(token) && (await store.unsubscribe({ token }));
      return await answerUnsubscribe(context, wasSubscribed ? 'done' : 'unknown');
    } catch (error) {
      if (!(error instanceof StoreError)) reportUnexpected(error);
      onRefused(503);
      context.header('Retry-After', String(storeRetrySeconds));
      return answerUnsubscribe(context, 'failed', 503);
    }
  });

  app.post(
    '*',
    async (context, next) => {
      if (!isSameOrigin(context.req.raw.headers)) return refuse(context, 403);
      return isNative(context) || isMultipart(context) || mediaType(context) === 'application/json'
        ? next()
        : refuse(context, 415);
    },
    async (context, next) => {
      if (isMultipart(context)) return next();
      const limit = bodyLimit({
        maxSize: isNative(context) ? limits.form : limits.json,
        onError: (tooLarge) => refuse(tooLarge, 413),
      });
      try {
        // Hono keeps the body text for `readValues`.
        const tooLarge = await limit(context, async () => void (await context.req.text()));
        if (tooLarge) return tooLarge;
      } catch {
        // The connection broke.
        return refuse(context, 400);
      }
      return next();
    },
    async (context) => {
      const { address = '' } = context.env;
      // Checked before any files are written to disk.
      const early = isMultipart(context) ? wait(address) : 0;
      const space = isMultipart(context) && early === 0 ? await attachments?.openSpace() : undefined;
      let received = noFiles;
      try {
        if (isMultipart(context)) received = await receive(context, early > 0, space);
        return await answerForm(context, received, early);
      } catch (error) {
        if (error instanceof BrokenFormError) return refuse(context, 400);
        throw error;
      } finally {
        await received.dispose();
        space?.release();
      }
    },
  );

  /** Receives a form with files. Doesn't keep their content if the request will be refused anyway. */
  const receive = (context: EnquiryContext, isRefused: boolean, space: Space | undefined): Promise<ReceivedForm> =>
    receiveForm(context.req.raw, {
      formOf: (name) => formOf(context, name)?.form,
      spool: isRefused ? undefined : attachments?.spool,
      takeSpace: space?.take,
      maxTextBytes: limits.form,
      maxBytes: limits.files,
    });

  async function answerForm(context: EnquiryContext, received: ReceivedForm, early: number): Promise<Response> {
    const { address = '' } = context.env;
    const files = received.files;
    const names = files.map(({ name }) => name);
    const body = isMultipart(context) ? fromForm(received.values) : await readValues(context);
    const key = context.req.header('Idempotency-Key');
    if (!body || (key !== undefined && !/^[\w-]{8,200}$/.test(key))) return refuse(context, 400);

    const { protocol, values } = splitValues(body);
    const form = formOf(context, protocol['form']);
    const page = parsePage(protocol['page'] ?? context.req.query('page') ?? pathOfReferer(context));
    const isTaken = ({ field }: ReceivedFile) => fileFieldOf(form?.form, field) !== undefined;
    const taken = files.filter(isTaken);
    // The page shows the names, so that the visitor can choose the files again.
    const shown = { values: { ...values, ...byField(taken, ({ name }) => name) }, page, files: names };

    if (received.isTooLarge) return refuse(context, 413, shown, form);
    if (received.failure) {
      reportFailure('received file', received.failure.message);
      context.header('Retry-After', String(storeRetrySeconds));
      return refuse(context, 503, shown, form);
    }
    const seconds = isMultipart(context) ? early : wait(address);
    if (seconds > 0) {
      context.header('Retry-After', String(seconds));
      return refuse(context, 429, shown, form);
    }

    if (!form) {
      if (isNative(context) && !hasReportedForm) {
        hasReportedForm = true;
        report(
          `a form on ${page?.replace(/[?#].*$/, '') ?? 'a page'} was refused. ${nameTheForm} Set action="/api/enquiries?form=NAME".`,
        );
      }
      return refuse(context, 422, { ...shown, issues: { form: nameTheForm } });
    }
    const sent = {
      ...withoutDescribedFiles(form.form, values),
      ...byField(taken, ({ name, size, type }) => ({ name, size, type })),
    };
    let valid = validate(form.schema, sent);
    if ('issues' in valid) {
      // A page opened before the form changed still sends the old fields.
      const earlier = await store.removedFields(form.form.name).catch(() => []);
      const removed = earlier.filter((name) => !Object.hasOwn(form.form.fields, name));
      if (removed.some((name) => Object.hasOwn(sent, name))) valid = validate(form.schema, withoutNames(sent, removed));
    }
    const refused = byField(
      files.filter((file) => !isTaken(file)),
      ({ name }) => name,
    );
    const issues = {
      ...contentIssues(form.form, taken),
      ...('issues' in valid && valid.issues),
      // The page mentions this in its text.
      ...(!isNative(context) && mapValues(refused, (list) => labels.filesRefused(list.join(', ')))),
    };
    if ('issues' in valid || Object.keys({ ...issues, ...refused }).length > 0)
      return refuse(context, 422, { ...shown, issues }, form);

    const fields = withoutNames(
      valid.fields,
      Object.keys(valid.fields).filter((name) => fileFieldOf(form.form, name)),
    ) as EnquiryFields;
    const enquiry = {
      form: form.form.name,
      page,
      locale: parseLocale(protocol['locale'], locale),
      fields,
      spam: spamReasons({
        fields,
        honeypot: protocol['website'],
        elapsedMs: protocol['elapsedMs'],
        isFrequent: isSuspicious(address) > 0,
      }),
    };
    // A receipt lists what is stored, with the files by name.
    const receiptValues = { ...fields, ...byField(taken, ({ name }) => name) };
    const answerStored = (id: string) =>
      isNative(context)
        ? answerWithPage(context, {
            status: 201,
            form: form.form,
            values: receiptValues,
            issues: {},
            page,
            files: names,
            isBlocked: false,
            summary: summaryOf(form.form, fields, { labels, ...language }),
            id,
          })
        : context.json({ id }, 201);
    let kept: NewFile[] = [];
    try {
      kept = (await attachments?.keep(taken)) ?? [];
      const { id, isNew } = await store.add(enquiry, targets, key, kept);
      if (isNew) onStored();
      // The first request already stored the same files.
      else await attachments?.discard(kept).catch(() => undefined);
      return await answerStored(id);
    } catch (error) {
      if (error instanceof FilesFullError) {
        // If the visitor never received the first answer, that request's own files may have taken the last space.
        const id = await store.findRepeated(enquiry, key, receiptFilesOf(taken)).catch(() => undefined);
        if (id !== undefined) return await answerStored(id);
        const issues = filesFullIssues(form.form, taken);
        return refuse(context, 422, { ...shown, issues, isFull: true }, form);
      }
      if (error instanceof FileStoreError) reportFailure('stored file', error.message);
      else if (!(error instanceof StoreError)) reportUnexpected(error);
      await attachments?.discard(kept).catch(() => undefined);
      context.header('Retry-After', String(storeRetrySeconds));
      return refuse(context, 503, shown, form);
    } finally {
      attachments?.release(kept);
    }
  }

  const receiptFilesOf = (files: readonly ReceivedFile[]): ReceiptFile[] =>
    files.flatMap(({ field, name, sha256 }) => (sha256 ? [{ field, name, sha256 }] : []));

  /** A form that requires a file cannot be sent without one. */
  const filesFullIssues = (form: FormDefinition, files: readonly ReceivedFile[]): Issues =>
    Object.fromEntries(
      files.map(({ field }) => {
        const definition = fileFieldOf(form, field);
        return [field, definition && isRequired(definition) ? labels.filesFullRequired : labels.filesFull];
      }),
    );

  /** Files whose content doesn't match the type implied by their name. */
  const contentIssues = (form: FormDefinition, files: readonly ReceivedFile[]): Issues => {
    const sentences = byField(files, ({ field, name, size, type, content, isWithoutSpace }) => {
      const definition = fileFieldOf(form, field);
      const named = definition && typeOfFile({ name, size, type }, fileLimitsOf(definition).types);
      return (content || isWithoutSpace) && named && !isContentOf(named, type)
        ? labels.wrongContent(name, fileTypes[named].name)
        : '';
    });
    const found = mapValues(sentences, (list) => list.filter(Boolean).join(' '));
    return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence));
  };

  app.all('*', (context) => {
    context.header('Allow', 'POST');
    return refuse(context, 405);
  });

  return async (request, info = {}) => app.fetch(request, info);
}
