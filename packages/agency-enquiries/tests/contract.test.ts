/**
 * Tests the OpenAPI document with a client that generates requests from it: valid, nearly valid and hostile ones.
 * Every response must be listed in the document. `npm test -- contract` makes 2,000 requests.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { Validator } from '@seriousme/openapi-schema-validator';
import { defineForm, referenceOf } from 'agency-ui/schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { documentedForms, openApiFile, openApiText } from '../scripts/openapi.js';
import { createEnquiries } from '../src/create-enquiries.js';
import { createOpenApi, type JsonSchema } from '../src/openapi/create-openapi.js';
import { kitForms } from '../src/sample-values.js';
import { createStore } from '../src/store/store.js';

interface ResponseDescription {
  content: Record<string, { schema: JsonSchema }>;
  headers?: Record<string, { schema: { pattern?: string } }>;
}

interface Operation {
  responses: Record<string, ResponseDescription>;
}

interface OpenApi {
  paths: Record<string, Record<'get' | 'post', Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

const path = '/api/enquiries';
const document = JSON.parse(readFileSync(openApiFile, 'utf8')) as OpenApi;
const { schemas } = document.components;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'document');

it('matches the forms (if not, run: npm run docs -- openapi)', () => {
  expect(readFileSync(openApiFile, 'utf8')).toBe(openApiText());
});

it('is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(openApiText()));
  expect([result.valid, result.errors]).toEqual([true, undefined]);
});

it('changes when the form definitions change', () => {
  const cake = defineForm({
    name: 'cake',
    title: 'Cake order',
    fields: {
      customer: { kind: 'text', label: 'Your name', max: 40 },
      tiers: { kind: 'select', label: 'Tiers', options: ['1', '3'], optional: true },
      terms: { kind: 'checkbox', label: 'I agree', required: true },
    },
  });
  const { components } = createOpenApi({ forms: [cake], path: '/orders' }) as unknown as OpenApi;
  expect(components.schemas['cake']).toMatchObject({
    title: 'Cake order',
    required: ['form', 'customer', 'terms'],
    additionalProperties: false,
    properties: {
      form: { const: 'cake' },
      customer: { title: 'Your name', type: 'string', minLength: 1, maxLength: 40 },
      tiers: { enum: ['', '1', '3'] },
      terms: { type: 'boolean', const: true },
    },
  });
});

const lengthOf = (value: string) => [...value].length;

/** Values accepted by a schema in the document. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  if (Array.isArray(schema['anyOf'])) {
    const { anyOf, ...rest } = schema;
    return fc.oneof(...(anyOf as JsonSchema[]).map((one) => valuesOf({ ...rest, ...one })));
  }
  const max = Number(schema['maxLength'] ?? 500);
  const min = Number(schema['minLength'] ?? 0);
  switch (schema['type']) {
    case 'object': {
      const properties = Object.entries(schema['properties'] as Record<string, JsonSchema>);
      const values = Object.fromEntries(properties.map(([name, one]) => [name, valuesOf(one)]));
      return fc.record(values, { requiredKeys: schema['required'] as string[] });
    }
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    default: {
      const pattern = schema['pattern'] === undefined ? undefined : new RegExp(String(schema['pattern']));
      if (schema['format'] === 'email') return fc.emailAddress().filter((value) => value.length <= max);
      // Patterns for text allow any length.
      const isText = pattern && min > 0;
      const texts =
        pattern && !isText
          ? fc.stringMatching(pattern)
          : fc.string({ unit: 'grapheme', minLength: min, maxLength: max });
      return texts.filter((value) => lengthOf(value) <= max && (!pattern || pattern.test(value)));
    }
  }
}

interface Sent {
  method: string;
  target: string;
  headers: readonly (readonly [string, string])[];
  body: Uint8Array | undefined;
  /** The expected status. If undefined, any status in the document. */
  status?: number;
}

const bytesOf = (value: string) => new TextEncoder().encode(value);
const json = ['Content-Type', 'application/json'] as const;
const native = ['Content-Type', 'application/x-www-form-urlencoded'] as const;
const post = (body: Uint8Array, headers: Sent['headers'], rest: Partial<Sent> = {}): Sent => ({
  method: 'POST',
  target: path,
  headers,
  body,
  ...rest,
});
const formNames = kitForms.map(({ name }) => name);
const schemaOf = (name: string) =>
  schemas[name] as { properties: Record<string, JsonSchema>; required: string[] } & JsonSchema;

type Values = Record<string, unknown>;
const validValues = fc.constantFrom(...formNames).chain((form) => valuesOf(schemaOf(form)) as fc.Arbitrary<Values>);

const valid = validValues.map((values) => post(bytesOf(JSON.stringify(values)), [json], { status: 201 }));

const validNative = fc.constantFrom(...formNames).chain((form) =>
  (valuesOf(schemaOf(`${form}.native`)) as fc.Arbitrary<Values>).map((values) => {
    const body = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
    return post(bytesOf(body.toString()), [native], { target: `${path}?form=${form}`, status: 201 });
  }),
);

/** Valid values with a mistake in one field. */
const nearlyValid = fc.tuple(validValues, fc.nat(), fc.nat(), fc.jsonValue()).map(([values, at, mistake, other]) => {
  const { properties, required } = schemaOf(String(values['form']));
  const protocol = ['form', 'page', 'locale', 'elapsedMs', 'website'];
  const names = Object.keys(properties).filter((name) => !protocol.includes(name));
  const name = names[at % names.length] as string;
  const needed = required.filter((each) => each !== 'form');
  const mistakes: Values[] = [
    { ...values, [needed[at % needed.length] as string]: undefined },
    { ...values, [name]: typeof other === 'string' || typeof other === 'boolean' ? [other] : other },
    { ...values, [name]: 'x'.repeat(6000) },
    { ...values, unknownField: other },
    { ...values, form: `${values['form']}s` },
  ];
  return post(bytesOf(JSON.stringify(mistakes[mistake % mistakes.length])), [json], { status: 422 });
});

const boundary = 'contract-boundary';
const multipart = ['Content-Type', `multipart/form-data; boundary=${boundary}`] as const;

interface Part {
  /** Its header lines. */
  headers: string;
  content: Uint8Array;
}

const field = (name: string, value: unknown): Part => ({
  headers: `Content-Disposition: form-data; name="${name}"`,
  content: bytesOf(String(value)),
});
const attached = (fileName: string, content: Uint8Array, type = 'application/pdf'): Part => ({
  headers: `Content-Disposition: form-data; name="files"; filename="${fileName}"\r\nContent-Type: ${type}`,
  content,
});
const encode = (parts: readonly Part[], end = `--${boundary}--\r\n`) =>
  new Uint8Array(
    Buffer.concat([
      ...parts.flatMap(({ headers, content }) => [
        bytesOf(`--${boundary}\r\n${headers}\r\n\r\n`),
        content,
        bytesOf('\r\n'),
      ]),
      bytesOf(end),
    ]),
  );

const pdf = bytesOf('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const { maxItems } = schemaOf('quote.multipart').properties['files'] as { maxItems: number };

/** The text values of a form with files, as fields of a multipart request. */
const fieldsWithFiles = (
  valuesOf({ ...schemaOf('quote.multipart'), properties: withoutFiles() }) as fc.Arbitrary<Values>
).map(({ form: _form, ...values }) => [
  field('form', 'quote'),
  ...Object.entries(values).map(([name, value]) => field(name, value)),
]);

function withoutFiles(): Record<string, JsonSchema> {
  const { files: _files, ...others } = schemaOf('quote.multipart').properties;
  return others;
}

/** Names can be anything that a header may contain. The content must match the extension. */
const goodFile = fc
  .tuple(
    fc.stringMatching(/^[^"\\\r\n\0]{1,60}$/),
    fc.constantFrom(['pdf', pdf] as const, ['png', png] as const, ['ai', pdf] as const),
    fc.constantFrom('application/pdf', 'text/html', 'image/svg+xml; charset=utf-7', 'application/octet-stream'),
  )
  .map(([name, [extension, content], type]) => attached(`${name}.${extension}`, content, type));

const validFiles = fc
  .tuple(fieldsWithFiles, fc.array(goodFile, { maxLength: maxItems }))
  .map(([fields, files]) => post(encode([...fields, ...files]), [multipart], { status: 201 }));

/** One of the files is not allowed by the definition. */
const nearlyValidFiles = fc
  .tuple(
    fieldsWithFiles,
    fc.constantFrom(
      [attached('logo.png', pdf)],
      [attached('page.html', bytesOf('<script>'))],
      [attached('picture.svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
      [attached('empty.pdf', new Uint8Array())],
      Array.from({ length: maxItems + 1 }, (_, index) => attached(`${index}.pdf`, pdf)),
      [{ ...attached('a.pdf', pdf), headers: 'Content-Disposition: form-data; name="message"; filename="a.pdf"' }],
      [field('files', 'a text')],
      [field('message', 'once more')],
    ),
  )
  .map(([fields, wrong]) => post(encode([...fields, ...wrong]), [multipart], { status: 422 }));

const hostileHeaders = fc.oneof(
  fc.constantFrom(
    'Content-Disposition: form-data; name="files"; filename="../../../etc/passwd"',
    'Content-Disposition: form-data; name="files"; filename="a\u0000.pdf"',
    'Content-Disposition: form-data; name="files"; filename*=UTF-8\'\'%2e%2e%2f%zz.pdf',
    'Content-Disposition: form-data; name="files"; filename=""',
    'Content-Disposition: form-data; name="__proto__"',
    'Content-Disposition: form-data; name="constructor"; filename="a.pdf"',
    'Content-Disposition: form-data; name=""',
    'Content-Disposition: form-data',
    'Content-Disposition: attachment; name="files"; filename="a.pdf"',
    'Content-Disposition: form-data; name="form"\r\nContent-Transfer-Encoding: base64',
    'Content-Disposition: form-data; name="message"\r\nContent-Type: text/plain; charset=utf-7',
    'Content-Type: multipart/mixed; boundary=inner',
    ': ',
    '',
    'X',
  ),
  fc
    .integer({ min: 1000, max: 100_000 })
    .map((length) => `Content-Disposition: form-data; name="${'n'.repeat(length)}"`),
  fc
    .integer({ min: 20, max: 3000 })
    .map((count) => Array.from({ length: count }, (_, index) => `X-${index}: y`).join('\r\n')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const hostileFiles = fc
  .tuple(
    fieldsWithFiles,
    fc.array(
      fc.record({ headers: hostileHeaders, content: fc.oneof(fc.constant(pdf), fc.uint8Array({ maxLength: 300 })) }),
      { maxLength: 5 },
    ),
    fc.constantFrom(0, 0, 0, 61, 300, 2000),
    fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, '', `--${boundary}\r\n\r\n`),
    fc.constantFrom<Sent['headers']>([], [['Accept', 'text/html']], [['Idempotency-Key', 'a key']]),
  )
  .map(([fields, parts, repeated, end, headers]) => {
    const many = Array.from({ length: repeated }, (_, index) =>
      index % 2 ? attached(`${index}.pdf`, pdf) : field(`f${index}`, 'x'),
    );
    return post(encode([...fields, ...parts, ...many], end), [multipart, ...headers]);
  });

const contentTypes = fc.oneof(
  fc.constantFrom(
    'application/json',
    'APPLICATION/JSON; charset=utf-16',
    'application/x-www-form-urlencoded; charset=latin1',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/json, text/plain',
    '',
    ';',
    'application/',
  ),
  fc.string({ maxLength: 30 }),
);
const headerText = fc.string({ maxLength: 60 }).map((value) => value.trim());

const hostileBodies = fc.oneof(
  fc.json({ depthSize: 'large' }).map(bytesOf),
  fc.uint8Array({ maxLength: 2000 }),
  fc.string({ unit: 'binary', maxLength: 2000 }).map(bytesOf),
  validValues.map((values) => bytesOf(JSON.stringify(values).replace(/^\{/, '{"form":"none","message":[],'))),
  fc
    .constantFrom(formNames[0] as string, '__proto__', 'constructor')
    .map((form) =>
      bytesOf(
        `{"form":"${form}","__proto__":{"email":"a@b.example"},"constructor":1,"toString":"x","email":"\\ud800"}`,
      ),
    ),
  fc.integer({ min: 1, max: 7000 }).map((depth) => bytesOf(`{"form":"quote","message":${'['.repeat(depth)}`)),
  fc
    .integer({ min: 1, max: 7000 })
    .map((depth) => bytesOf(`{"form":"quote","message":${'['.repeat(depth)}${']'.repeat(depth)}}`)),
  fc
    .integer({ min: 1000, max: 400_000 })
    .map((length) => bytesOf(JSON.stringify({ form: 'quote', message: 'x'.repeat(length) }))),
  fc.integer({ min: 1, max: 3000 }).map((count) => bytesOf('email=a&'.repeat(count))),
  fc
    .constantFrom('%', '%zz=%', '=&=&=', 'form=quote&form=quote', '\u0000=\u0000', '', 'null', '[]', '"x"', '1e999')
    .map(bytesOf),
);

const queries = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?form=quote',
    '?form=__proto__',
    '?form=quote&form=contact',
    '?page=//evil.example',
    '?unsubscribe=',
    '?%',
    '?form=%zz',
  ),
  fc.string({ maxLength: 40 }).map((value) => `?form=${encodeURIComponent(value)}`),
);

const hostile = fc
  .tuple(
    hostileBodies,
    contentTypes,
    queries,
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'Content-Type',
          'Idempotency-Key',
          'Referer',
          'Accept',
          'Accept-Language',
          'X-Forwarded-For',
          'Cookie',
        ),
        headerText,
      ),
      { maxLength: 4 },
    ),
  )
  .map(([body, type, query, headers]) =>
    post(body, [['Content-Type', type], ...headers], { target: `${path}${query}` }),
  );

const tooLarge = fc
  .tuple(fc.constantFrom(json, native), fc.integer({ min: 200_000, max: 400_000 }))
  .map(([type, length]) => post(bytesOf('x'.repeat(length)), [type], { status: 413 }));

const foreign = fc
  .tuple(
    validValues,
    fc.constantFrom(
      ['Origin', 'https://evil.example'] as const,
      ['Origin', 'null'] as const,
      ['Sec-Fetch-Site', 'cross-site'] as const,
      ['Sec-Fetch-Site', 'same-site'] as const,
    ),
  )
  .map(([values, header]) => post(bytesOf(JSON.stringify(values)), [json, header], { status: 403 }));

const keyed = fc
  .tuple(
    validValues,
    fc.stringMatching(/^[\w-]{8,200}$/).filter((key) => key.length <= 200),
  )
  .map(([values, key]) => post(bytesOf(JSON.stringify(values)), [json, ['Idempotency-Key', key]], { status: 201 }));

const otherMethods = fc
  .tuple(fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'), queries)
  .map(([method, query]): Sent => ({ method, target: `${path}${query}`, headers: [], body: undefined, status: 405 }));

const unsubscribing = fc
  .tuple(fc.constantFrom('GET', 'HEAD', 'POST'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }))
  .map(
    ([method, token]): Sent => ({
      method,
      target: `${path}?unsubscribe=${encodeURIComponent(token)}`,
      headers: [],
      body: undefined,
    }),
  );

const anyRequest = fc.oneof(
  { arbitrary: valid, weight: 4 },
  { arbitrary: validNative, weight: 3 },
  { arbitrary: keyed, weight: 1 },
  { arbitrary: validFiles, weight: 2 },
  { arbitrary: nearlyValidFiles, weight: 1 },
  { arbitrary: hostileFiles, weight: 3 },
  { arbitrary: nearlyValid, weight: 5 },
  { arbitrary: hostile, weight: 7 },
  { arbitrary: tooLarge, weight: 1 },
  { arbitrary: foreign, weight: 1 },
  { arbitrary: otherMethods, weight: 1 },
  { arbitrary: unsubscribing, weight: 1 },
);

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * Sends a request whose headers may be repeated. Each request has its own connection, because the server closes one
 * whose body is too large. The connection is keep-alive, as in browsers; otherwise the server would close it while
 * the client is still sending.
 */
const send = (port: number, { method, target, headers, body }: Sent) =>
  new Promise<Answer>((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    const length = body ? [['Content-Length', String(body.byteLength)]] : [];
    const all = [['Host', `localhost:${port}`], ...headers, ...length].flat();
    // Node accepts a list of names and values, although its client types don't say so.
    const options = {
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: target,
      headers: all as unknown as Record<string, string>,
    };
    request(options, async (response) => {
      const { statusCode = 0, headers: received } = response;
      resolve({ status: statusCode, headers: received, body: await text(response) });
      agent.destroy();
    })
      .on('error', (error) =>
        reject(
          new Error(`${error.message}: ${method} ${target} ${JSON.stringify(headers)}, ${body?.byteLength} bytes`),
        ),
      )
      .end(body);
  });

/** Throws if the document doesn't list the response. */
function check(sent: Sent, { status, headers, body }: Answer): void {
  const operations = document.paths[path]!;
  const operation = sent.method === 'POST' ? operations.post : operations.get;
  const described = operation.responses[String(status)];
  expect(Object.keys(operation.responses), `${sent.method} got ${status}`).toContain(String(status));
  if (sent.status !== undefined) expect(status, body).toBe(sent.status);
  for (const [name, { schema }] of Object.entries(described?.headers ?? {}))
    expect(headers[name.toLowerCase()], name).toMatch(new RegExp(schema.pattern ?? ''));
  const type = String(headers['content-type']).split(';')[0] ?? '';
  expect(Object.keys(described?.content ?? {})).toContain(type);
  if (type !== 'application/json' || sent.method === 'HEAD') return;
  const isDescribed = ajv.validate(`document${described?.content[type]?.schema['$ref']}`, JSON.parse(body));
  expect([isDescribed, ajv.errors], body).toEqual([true, null]);
}

/** The reference of the stored enquiry: a page shows it, and JSON contains the id. */
function referenceIn(body: string): string | undefined {
  const [, id, reference] = /^\{"id":"([\da-f-]{36})"\}$|<bdi translate="no">([\dA-F]{4}-[\dA-F]{4})</.exec(body) ?? [];
  return id ? referenceOf(id) : reference;
}

const count = Number(process.env['CONTRACT_REQUESTS'] ?? 300);
const batch = 10;

it(`answers ${count} requests as documented, with no server errors`, { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-contract-'));
  const database = { kind: 'sqlite', file: join(folder, 'enquiries.db') } as const;
  const files = join(folder, 'files');
  const unlimited = { requests: 1e9, windowMs: 1 };
  const reports: string[] = [];
  const enquiries = createEnquiries({
    forms: documentedForms,
    database,
    files: { kind: 'folder', folder: files },
    limits: { rate: unlimited, suspiciousRate: unlimited },
    report: (sentence) => reports.push(sentence),
  });
  const server = createAdaptorServer({ fetch: (each) => enquiries.handle(each) }) as Server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await enquiries.stop(0);
    rmSync(folder, { recursive: true });
  });

  const statuses = new Map<number, number>();
  const references = new Set<string | undefined>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyRequest, { minLength: batch, maxLength: batch }), async (requests) => {
      const answers = await Promise.all(requests.map((each) => send(port, each)));
      for (const [index, answer] of answers.entries()) {
        check(requests[index] as Sent, answer);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 201) references.add(referenceIn(answer.body));
      }
    }),
    // With a seed, every run makes the same requests. Without one, each run's requests differ.
    { numRuns: Math.ceil(count / batch), endOnFailure: true, seed: Number(process.env['CONTRACT_SEED'] ?? 41) },
  );

  // The client has received every response except those for rate limits and failures.
  expect([...statuses.keys()].sort()).toEqual([200, 201, 400, 403, 405, 413, 415, 422]);
  for (const [status, number] of statuses) expect(number, String(status)).toBeGreaterThan(count / 500);
  // 201 means stored; no other status does.
  await enquiries.stop(0);
  const store = createStore(database);
  expect(await store.count()).toBe(references.size);
  const named = (await store.list()).flatMap((enquiry) => enquiry.files ?? []).map(({ id }) => id);
  expect(named.length).toBeGreaterThan(count / 50);
  const kept = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(kept.map(({ name }) => name).sort()).toEqual(named.sort());
  await store.close();
  expect(reports.filter((sentence) => !sentence.startsWith('a form on'))).toEqual([]);
});
