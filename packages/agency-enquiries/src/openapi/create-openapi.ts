import {
  type FieldDefinition,
  type FileFieldDefinition,
  type FormDefinition,
  fileLimitsOf,
  isDependent,
  isRequired,
  submissionLimits,
  valueOfChoice,
} from 'agency-ui/schemas';
import { maxPageLength, type Refusal } from '../protocol.js';
import { requestLimitsOf } from '../request-limits.js';

/** A JSON Schema (draft 2020-12, the dialect that OpenAPI 3.1 uses). */
export type JsonSchema = { [keyword: string]: unknown };

export interface OpenApiOptions {
  forms: readonly FormDefinition[];
  /** @default '/api/enquiries' */
  path?: string | undefined;
  /** @default 'Enquiries' */
  title?: string | undefined;
  /** Version of the described site or service. @default '1' */
  version?: string | undefined;
}

/** Digits with separators and an optional extension: the ASCII subset of what the phone rule accepts. */
const phonePattern =
  '^[ ()./-]*(?:\\+|00)?(?:[ ()./-]*[0-9]){7,15}[ ()./-]*(?:(?:ext|extension|x|#)\\.?[ ]*[0-9]{1,6})?$';

/** Describes a condition's values as a phrase. */
const valueIn = ({ is }: { is?: string | readonly string[] }) =>
  is === undefined
    ? 'has a value'
    : `is ${[is]
        .flat()
        .map((value) => `"${value}"`)
        .join(' or ')}`;

/** The values that a field accepts. Because the service trims text, it accepts slightly more than this. */
function schemaOfField(field: Exclude<FieldDefinition, FileFieldDefinition>): JsonSchema {
  const overrides = field.kind === 'date' || field.kind === 'radio' ? field.overrides : undefined;
  const description = [
    field.hint,
    field.when && `Ignored unless "${field.when.field}" ${valueIn(field.when)}.`,
    overrides && `Which values are accepted depends on "${overrides.by}".`,
  ];
  const about: JsonSchema = {
    title: field.label,
    ...(description.some(Boolean) && { description: description.filter(Boolean).join(' ') }),
  };
  if (field.rule) return { ...about, description: 'Validated by the site’s own rule.' };
  switch (field.kind) {
    case 'checkbox':
      return { ...about, type: 'boolean', ...(isRequired(field) && { const: true }) };
    case 'radio':
    case 'select': {
      const values = field.options.map(valueOfChoice);
      return { ...about, type: 'string', enum: field.optional ? ['', ...values] : values };
    }
    case 'checkboxes':
      return {
        ...about,
        type: 'array',
        uniqueItems: true,
        minItems: field.optional ? 0 : 1,
        items: { type: 'string', enum: field.options.map(valueOfChoice) },
      };
    case 'number':
    case 'range': {
      const { min, max, step = 1 } = field;
      return {
        ...about,
        type: Number.isInteger(step) && Number.isInteger(min ?? 0) ? 'integer' : 'number',
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
        // Steps are counted from the minimum, which JSON Schema cannot express.
        ...(step !== 1 && (min ?? 0) === 0 && { multipleOf: step }),
      };
    }
    case 'date': {
      const date: JsonSchema = { ...about, type: 'string' };
      return field.optional ? { ...date, anyOf: [{ const: '' }, { format: 'date' }] } : { ...date, format: 'date' };
    }
    default: {
      const { line, message } = submissionLimits;
      const min = field.min ?? 1;
      const text: JsonSchema = {
        ...about,
        type: 'string',
        maxLength:
          field.kind === 'email' || field.kind === 'phone'
            ? line
            : (field.max ?? (field.kind === 'textarea' ? message : line)),
      };
      const format: JsonSchema =
        field.kind === 'email'
          ? { format: 'email' }
          : field.kind === 'phone'
            ? { pattern: phonePattern }
            : // Leading and trailing white space does not count.
              { minLength: min, pattern: '^\\S(?:[\\s\\S]*\\S)?$' };
      return field.optional ? { ...text, anyOf: [{ const: '' }, format] } : { ...text, ...format };
    }
  }
}

const protocolProperties: JsonSchema = {
  page: {
    type: 'string',
    maxLength: maxPageLength,
    description: 'Path of the page with the form, such as /contact. Other values are ignored.',
  },
  locale: { type: 'string', description: 'BCP 47 tag of the page. Other values are ignored.' },
  elapsedMs: {
    type: 'number',
    description: 'Time from the form’s appearance to its submission. Under 2000 suggests spam.',
  },
  website: { type: 'string', description: 'An invisible field. Any text in it suggests spam.' },
};

/** One form's fields as a JSON object. */
function schemaOfForm({ name, title, fields }: FormDefinition, isNative: boolean): JsonSchema {
  // Files travel in `multipart/form-data` only.
  const entries = Object.entries<FieldDefinition>(fields).flatMap(([field, one]) =>
    one.kind === 'file' ? [] : [[field, one] as const],
  );
  return {
    title,
    type: 'object',
    required: [
      ...(isNative ? [] : ['form']),
      ...entries.filter(([, field]) => isRequired(field) && !isDependent(field)).map(([field]) => field),
    ],
    properties: {
      ...(!isNative && { form: { const: name } }),
      ...Object.fromEntries(entries.map(([field, one]) => [field, schemaOfField(one)])),
      ...protocolProperties,
    },
    additionalProperties: false,
  };
}

/** The form as browsers post it: a ticked box is "on", and an unticked one is omitted. */
function nativeSchemaOfForm(form: FormDefinition): JsonSchema {
  const schema = schemaOfForm(form, true) as { properties: Record<string, JsonSchema> };
  for (const [name, field] of Object.entries<FieldDefinition>(form.fields))
    if (field.kind === 'checkbox' && !field.rule) schema.properties[name] = { title: field.label, const: 'on' };
  return schema;
}

const refusals: Readonly<Record<Refusal, string>> = {
  400: 'The body is not a JSON object or a complete multipart form, or the Idempotency-Key is malformed.',
  403: 'The request comes from a page on another site.',
  405: 'Not a POST.',
  413: 'The body is larger than the longest text that the forms allow.',
  415: 'The body is neither JSON nor a form.',
  422: 'Some fields are missing or invalid, or the form does not have them. Nothing is stored.',
  429: 'Too many requests from this network.',
  503: 'The enquiry could not be stored. Send it again with the same Idempotency-Key.',
};

/** Additional headers for each refusal. */
const refusalHeaders: Readonly<Partial<Record<Refusal, JsonSchema>>> = {
  405: { Allow: { required: true, schema: { type: 'string' } } },
  429: { 'Retry-After': { required: true, description: 'Seconds.', schema: { type: 'string', pattern: '^[0-9]+$' } } },
  503: { 'Retry-After': { required: true, description: 'Seconds.', schema: { type: 'string', pattern: '^[0-9]+$' } } },
};

const page = { schema: { type: 'string', description: 'A page, for browsers without JavaScript.' } };

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The form with its files. */
function multipartSchemaOfForm(form: FormDefinition): JsonSchema {
  const schema = nativeSchemaOfForm(form) as { properties: Record<string, JsonSchema> };
  // Scripts send it in the body; native forms have it in their action URL.
  schema.properties['form'] = { const: form.name };
  for (const [name, field] of Object.entries<FieldDefinition>(form.fields)) {
    if (field.kind !== 'file') continue;
    const { maxFiles, maxBytes, types } = fileLimitsOf(field);
    schema.properties[name] = {
      title: field.label,
      description: `Files of at most ${maxBytes} bytes: ${types.join(', ')}. Send the field "form" before them.`,
      type: 'array',
      maxItems: maxFiles,
      items: { type: 'string', contentEncoding: 'binary' },
    };
  }
  return schema;
}

function refusal(status: Refusal): JsonSchema {
  return {
    description: refusals[status],
    ...(refusalHeaders[status] && { headers: refusalHeaders[status] }),
    content: {
      'application/json': { schema: reference(status === 422 ? 'Issues' : 'Error') },
      'text/html': page,
    },
  };
}

const responses = (statuses: readonly Refusal[]) =>
  Object.fromEntries(statuses.map((status) => [String(status), refusal(status)]));

/**
 * Describes the forms' endpoint as an OpenAPI 3.1 document. Everything about the forms comes from their definitions,
 * so the document changes with them.
 */
export function createOpenApi({
  forms,
  path = '/api/enquiries',
  title = 'Enquiries',
  version = '1',
}: OpenApiOptions): JsonSchema {
  const { json, form: native } = requestLimitsOf(forms);
  const names = forms.map(({ name }) => name);
  const withFiles = forms.filter(({ fields }) =>
    Object.values<FieldDefinition>(fields).some(({ kind }) => kind === 'file'),
  );
  const unsubscribe = {
    name: 'unsubscribe',
    in: 'query',
    description: 'Token of a newsletter subscription, from an unsubscribe link. The body is ignored.',
    schema: { type: 'string' },
  };
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: `Stores an enquiry. Only status 201 confirms that it is stored. A body has at most ${json} bytes as JSON, or ${native} bytes as a form.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    paths: {
      [path]: {
        get: {
          operationId: 'askToUnsubscribe',
          summary: 'Asks whether to unsubscribe from the newsletter.',
          parameters: [unsubscribe],
          responses: {
            200: { description: 'A page with a button.', content: { 'text/html': page } },
            ...responses([405]),
          },
        },
        post: {
          operationId: 'sendEnquiry',
          summary: 'Stores an enquiry, or unsubscribes a person from the newsletter.',
          parameters: [
            {
              name: 'Idempotency-Key',
              in: 'header',
              description: 'The same key with the same content is stored once.',
              schema: { type: 'string', pattern: '^[\\w-]{8,200}$' },
            },
            {
              name: 'form',
              in: 'query',
              description: 'Name of the form, for native submissions.',
              schema: { type: 'string', enum: names },
            },
            { name: 'page', in: 'query', description: 'Path of the page with the form.', schema: { type: 'string' } },
            unsubscribe,
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  oneOf: names.map(reference),
                  discriminator: {
                    propertyName: 'form',
                    mapping: Object.fromEntries(names.map((name) => [name, reference(name).$ref])),
                  },
                },
              },
              'application/x-www-form-urlencoded': {
                schema: { anyOf: names.map((name) => reference(`${name}.native`)) },
              },
              ...(withFiles.length > 0 && {
                'multipart/form-data': {
                  schema: { anyOf: withFiles.map(({ name }) => reference(`${name}.multipart`)) },
                },
              }),
            },
          },
          responses: {
            200: { description: 'The page that an unsubscribe link opens.', content: { 'text/html': page } },
            201: {
              description: 'The enquiry is stored on disk.',
              content: { 'application/json': { schema: reference('Stored') }, 'text/html': page },
            },
            ...responses([400, 403, 413, 415, 422, 429, 503]),
          },
        },
      },
    },
    components: {
      schemas: {
        ...Object.fromEntries(forms.map((form) => [form.name, schemaOfForm(form, false)])),
        ...Object.fromEntries(forms.map((form) => [`${form.name}.native`, nativeSchemaOfForm(form)])),
        ...Object.fromEntries(withFiles.map((form) => [`${form.name}.multipart`, multipartSchemaOfForm(form)])),
        Stored: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string', format: 'uuid' } },
          additionalProperties: false,
        },
        Issues: {
          type: 'object',
          required: ['issues'],
          properties: {
            issues: {
              type: 'object',
              description: 'Error messages by field.',
              minProperties: 1,
              additionalProperties: { type: 'string', minLength: 1 },
            },
          },
          additionalProperties: false,
        },
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['message'],
              properties: { message: { type: 'string', minLength: 1 } },
              additionalProperties: false,
            },
          },
          additionalProperties: false,
        },
      },
    },
  };
}
