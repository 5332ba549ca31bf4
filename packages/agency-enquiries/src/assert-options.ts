import { defineForm, type FormDefinition } from 'agency-ui/schemas';
import leven from 'leven';
import * as z from 'zod';
import { answerLabels } from './answer/answer.js';
import { isAddress } from './settings.js';

/**
 * Schemas for the options of `createEnquiries`. Each message is a continuation of the option's name: "mail.to" "is
 * missing. Write …". Messages never repeat values that may contain a password.
 */

function describe(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : `"${value}"`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

const is = (value: unknown, instead: string, isSecret = false) =>
  `${value === undefined ? 'is missing' : isSecret ? 'is wrong' : `is ${describe(value)}`}. ${instead}`;

/** @param test - May throw for values of a different type. */
const value = (test: (value: never) => boolean, instead: string, isSecret = false) =>
  z.unknown().superRefine((given, context) => {
    let isRight = false;
    try {
      isRight = test(given as never);
    } catch {
      // The value has a different type.
    }
    if (!isRight) context.addIssue({ code: 'custom', message: is(given, instead, isSecret) });
  });

type Shape = Readonly<Record<string, z.ZodType>>;

/** With more differences than this, it isn't a typo. */
const maxTypos = 2;

function addUnknownKeys(given: object, shape: Shape, context: z.RefinementCtx, isOpen: boolean): void {
  const known = Object.keys(shape);
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const nearest = known.find((other) => leven(name.toLowerCase(), other.toLowerCase()) <= maxTypos);
    if (isOpen && (!nearest || nearest in given)) continue;
    const message = `is not an option. ${nearest ? `Did you mean ${nearest}?` : `Use one of ${known.join(', ')}.`}`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** @param isOpen - Whether other properties are allowed, provided that they don't resemble an option. */
const group = (shape: Shape, instead: string, isOpen = false) =>
  z
    .looseObject(shape, { error: ({ input }) => is(input, instead) })
    .superRefine((given, context) => addUnknownKeys(given, shape, context, isOpen));

/** Option groups whose properties depend on the value of `kind`. */
function kinds(groups: Readonly<Record<string, Shape>>, instead: string) {
  const all = Object.entries(groups).map(([kind, shape]) => group({ kind: z.literal(kind), ...shape }, instead));
  return z.unknown().superRefine((given, context) => {
    const { kind } = (typeof given === 'object' && given !== null ? given : {}) as { kind?: unknown };
    const schema = all[Object.keys(groups).indexOf(String(kind))];
    if (!schema) {
      const message =
        typeof given === 'object' && given !== null ? `has the kind ${describe(kind)}. ${instead}` : is(given, instead);
      context.addIssue({ code: 'custom', message });
    }
    for (const { path, message } of schema?.safeParse(given).error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
  });
}

const text = (instead: string, isSecret = false) =>
  value((given: unknown) => typeof given === 'string' && given !== '', instead, isSecret);

const numberFrom = (min: number, instead: string) =>
  value((given: unknown) => typeof given === 'number' && given >= min, instead);

const call = (instead: string) => value((given: unknown) => typeof given === 'function', instead);

const url = (protocols: readonly string[], instead: string, isSecret = false) =>
  value((given: string) => protocols.includes(new URL(given).protocol), instead, isSecret);

const web = ['http:', 'https:'];

const languageTag = value(
  (given: unknown) => typeof given === 'string' && Intl.getCanonicalLocales(given).length === 1,
  'Write a language tag, such as "en" or "de-DE".',
).optional();

const rate = group(
  {
    requests: numberFrom(0, 'Write a number of requests, such as 20.'),
    windowMs: numberFrom(1, 'Write a number of milliseconds, such as 600_000.'),
    now: call('Write a function that returns milliseconds, or leave it out.').optional(),
  },
  'Write { requests: 20, windowMs: 600_000 }.',
).optional();

const form = value(
  ({ name, title, fields }: Partial<FormDefinition>) =>
    [name, title].every((one) => typeof one === 'string') && typeof fields === 'object' && fields !== null,
  'Write a definition: quoteForm from "agency-ui/schemas", or the result of defineForm.',
);

const labels = Object.fromEntries(
  Object.entries(answerLabels).map(([name, byDefault]) => [
    name,
    typeof byDefault === 'function'
      ? call('Write a function that returns a string.').optional()
      : value((given: unknown) => typeof given === 'string', 'Write a string.').optional(),
  ]),
);

const schema = group(
  {
    forms: z
      .array(form, {
        error: ({ input }) => is(input, 'Write forms: [quoteForm], from "agency-ui/schemas" or defineForm.'),
      })
      .min(1, { error: ({ input }) => is(input, 'Write forms: [quoteForm], from "agency-ui/schemas" or defineForm.') }),
    database: kinds(
      {
        sqlite: { file: text('Write a path, such as "data/enquiries.db".') },
        postgres: {
          url: url(
            ['postgres:', 'postgresql:'],
            'Write an address, such as postgres://user:password@host:5432/database.',
            true,
          ),
        },
      },
      "Write { kind: 'sqlite', file: 'data/enquiries.db' }, or { kind: 'postgres', url }. readEnquirySettings returns one of them, unless ENQUIRIES is off.",
    ),
    files: kinds(
      {
        folder: { folder: text('Write a path, such as "data/files".') },
        s3: {
          endpoint: url(web, 'Write a URL, such as https://s3.eu-west-1.amazonaws.com.'),
          region: text('Write a region, such as "eu-west-1".'),
          bucket: text('Write the bucket’s name.'),
          prefix: value(
            (given: unknown) => typeof given === 'string',
            'Write the start of each key, such as "enquiries/", or "".',
          ),
          accessKeyId: text('Write the key’s id.', true),
          secretAccessKey: text('Write the key.', true),
        },
      },
      "Write { kind: 'folder', folder: 'data/files' }, or { kind: 's3', endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }.",
    ).optional(),
    maxFilesBytes: value(
      (given: unknown) => typeof given === 'number' && given > 0,
      'Write the number of bytes that all files together may take up, such as 10e9.',
    ).optional(),
    mail: group(
      {
        url: url(['smtp:', 'smtps:'], 'Write the mail server, such as smtps://user:password@mail.example:465.', true),
        to: value(
          (given: string) => given.split(',').every(isAddress),
          'Write one string with the addresses, separated by commas, such as "desk@agency.example".',
        ),
        from: value(isAddress, 'Write one address, such as "Website <site@agency.example>".'),
        maxAttachmentBytes: numberFrom(0, 'Write a number of bytes, such as 15_000_000.').optional(),
      },
      "Write { url: 'smtps://mail.example:465', to: 'desk@agency.example', from: 'site@agency.example' }.",
    ).optional(),
    webhook: group(
      {
        url: url(web, 'Write a complete URL, such as https://crm.example/enquiries.'),
        secret: text('Write at least 24 random characters, such as the output of "openssl rand -hex 32".', true),
      },
      "Write { url: 'https://crm.example/enquiries', secret }.",
    ).optional(),
    url: url(web, 'Write the address of the endpoint, such as https://agency.example/api/enquiries.').optional(),
    retention: group(
      {
        enquiryMonths: value(
          (given: unknown) => given === 'forever' || (Number.isInteger(given) && Number(given) > 0),
          'Write a whole number of months, such as 24, or "forever".',
        ).optional(),
      },
      'Write { enquiryMonths: 24 }.',
    ).optional(),
    locale: languageTag,
    answerPage: group(
      {
        siteName: text('Write the site’s name.').optional(),
        lang: languageTag,
        formLabels: value(
          (given: unknown) => typeof given === 'object' && given !== null && !Array.isArray(given),
          'Write a label pack, such as deDE from "agency-ui/locales/de-DE".',
        ).optional(),
        stylesheets: value(
          (given: unknown[]) => Array.isArray(given) && given.every((path) => typeof path === 'string'),
          "Write a list of paths, such as ['/styles.css'].",
        ).optional(),
        contact: group(
          {
            email: text('Write an e-mail address.').optional(),
            phone: text('Write a phone number.').optional(),
            whatsapp: text('Write a phone number.').optional(),
          },
          "Write { email: 'info@agency.example', phone: '+254 700 000 000' }.",
          // Open, because sites may pass an object with everything they know about themselves.
          true,
        ).optional(),
      },
      "Write { siteName: 'Bahari & Co', lang: 'en-KE', stylesheets: ['/styles.css'] }.",
    ).optional(),
    renderAnswer: call('Write a function that returns HTML or a Response.').optional(),
    labels: group(labels, "Write { back: 'Zurück zur Seite', … }.").optional(),
    limits: group({ rate, suspiciousRate: rate }, 'Write { rate: { requests: 20, windowMs: 600_000 } }.').optional(),
    outbox: group(
      {
        leaseMs: numberFrom(1, 'Write a number of milliseconds, such as 300_000.').optional(),
        pollMs: numberFrom(1, 'Write a number of milliseconds, such as 5000.').optional(),
        backoff: call('Write a function that takes the number of attempts and returns milliseconds.').optional(),
      },
      'Write { pollMs: 5000 }.',
    ).optional(),
    metrics: value(
      (given: { watch: unknown; refused: unknown }) =>
        [given.watch, given.refused].every((one) => typeof one === 'function'),
      'Write createMetrics() from "agency-enquiries/metrics".',
    ).optional(),
    report: call('Write a function that takes a string, such as console.error.').optional(),
  },
  'Write createEnquiries({ ...settings, forms: [quoteForm] }).',
);

/** `forms[0]`, `mail.to`, or `the options` for the whole object. */
const nameOfPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  ) || 'the argument';

/**
 * Checks the options once, for callers without TypeScript and for rules that types cannot express.
 *
 * @throws an error with a sentence for each mistake.
 */
export function assertOptions(options: unknown): void {
  const { data, error } = schema.safeParse(options);
  if (error)
    throw new Error(
      error.issues.map(({ path, message }) => `createEnquiries: ${nameOfPath(path)} ${message}`).join('\n'),
    );
  // Checks a definition that `defineForm` did not create, because `defineForm` checks nothing in production.
  for (const definition of data['forms'] as FormDefinition[]) defineForm(definition);
}
