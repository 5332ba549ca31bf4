/** The metrics, scraped over HTTP and parsed as Prometheus would. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoteFormWithFiles } from 'agency-ui/schemas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEnquiries } from '../src/create-enquiries.js';
import { createMetrics, readMetricsAddress, serveMetrics } from '../src/metrics/index.js';
import { kitForms, sampleValues } from '../src/sample-values.js';
import { createStore, type DatabaseLocation } from '../src/store/store.js';
import { startMailSink } from './mail-sink.js';

function newDatabase(): DatabaseLocation {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-metrics-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { kind: 'sqlite', file: join(folder, 'enquiries.db') };
}

/** Parses the text format: values by name and labels, and the metrics with HELP and TYPE. */
function parse(text: string) {
  const values = new Map<string, number>();
  const described = { HELP: new Set<string>(), TYPE: new Map<string, string>() };
  for (const line of text.split('\n').filter(Boolean)) {
    const comment = /^# (HELP|TYPE) ([a-z_]+) (.+)$/.exec(line);
    if (comment) {
      const [, kind, name = '', rest = ''] = comment;
      if (kind === 'HELP') described.HELP.add(name);
      else described.TYPE.set(name, rest);
      continue;
    }
    const sample = /^([a-z_]+(?:\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)*\})?) (-?[\d.e+-]+|NaN)$/.exec(line);
    expect(sample, line).not.toBeNull();
    values.set(sample?.[1] ?? '', Number(sample?.[2]));
  }
  return { values, described };
}

async function serve(metrics: ReturnType<typeof createMetrics>) {
  const served = await serveMetrics(metrics.registry, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => served.close());
  const scrape = async () => {
    const answer = await fetch(served.address);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return parse(await answer.text());
  };
  return { scrape, address: served.address };
}

async function served() {
  const server = await serveMetrics(createMetrics().registry, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return server;
}

const post = (body: object, headers: Record<string, string> = {}) =>
  new Request('http://localhost/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('counts accepted, refused and delivered enquiries', async () => {
  const database = newDatabase();
  const sink = await startMailSink();
  onTestFinished(() => sink.stop());
  const metrics = createMetrics();
  const enquiries = createEnquiries({
    forms: kitForms,
    database,
    mail: { url: sink.url, from: 'site@agency.example', to: 'desk@agency.example' },
    limits: { rate: { requests: 5, windowMs: 60_000 } },
    metrics,
    report: () => undefined,
  });
  onTestFinished(() => enquiries.stop(1000));
  const { scrape, address } = await serve(metrics);
  const before = (await scrape()).values;
  expect(before.get('enquiries_refused_total{reason="rate_limit"}')).toBe(0);
  expect(before.get('enquiries_store_up')).toBe(1);

  const quote = { form: 'quote', ...sampleValues.quote };
  for (const request of [
    post(quote),
    post(quote),
    post({ ...quote, website: 'spam', message: 'Another' }),
    post({ ...quote, email: 'none' }),
    post({ form: 'none' }),
    post(quote),
    post(quote, { Origin: 'https://evil.example' }),
    new Request('http://localhost/', { method: 'PUT' }),
  ])
    await enquiries.handle(request);
  const { values } = await scrape();
  const count = (name: string) => values.get(name) ?? 0;
  expect(count('enquiries_accepted_total{form="quote",spam="false"}')).toBe(1);
  expect(count('enquiries_accepted_total{form="quote",spam="true"}')).toBe(1);
  expect(count('enquiries_repeated_total')).toBe(1);
  expect(count('enquiries_refused_total{reason="invalid"}')).toBe(2);
  expect(count('enquiries_refused_total{reason="rate_limit"}')).toBe(1);
  expect(count('enquiries_refused_total{reason="foreign_origin"}')).toBe(1);
  expect(count('enquiries_refused_total{reason="method"}')).toBe(1);
  expect(count('enquiries_deliveries{channel="mail",state="pending"}')).toBe(2);
  expect(count('enquiries_oldest_pending_age_seconds')).toBeGreaterThan(0);

  await enquiries.deliverDue();
  const { values: after, described } = await scrape();
  expect(after.get('enquiries_delivery_attempts_total{channel="mail",result="sent"}')).toBe(2);
  expect(after.get('enquiries_deliveries{channel="mail",state="pending"}')).toBe(0);
  expect(after.get('enquiries_oldest_pending_age_seconds')).toBe(0);

  // Prometheus conventions: every metric has HELP and TYPE; counters end in _total, gauges don't.
  const names = new Set([...after.keys()].map((name) => name.replace(/\{.*/, '')));
  expect([...described.HELP].sort()).toEqual([...names].sort());
  for (const [name, type] of described.TYPE) expect(name.endsWith('_total'), name).toBe(type === 'counter');
  // No metric names a visitor.
  expect([...after.keys()].join()).not.toMatch(/@|Otieno/);
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

it('counts refused deliveries and purged enquiries', async () => {
  const database = newDatabase();
  const old = createStore(database, { now: () => Date.parse('2020-01-01'), report: () => undefined });
  await old.add({ form: 'quote', page: null, locale: 'en', fields: { a: 'b' }, spam: null }, []);
  await old.recordPurge();
  await old.close();
  const yesterday = createStore(database, { now: () => Date.now() - 25 * 60 * 60_000, report: () => undefined });
  await yesterday.recordPurge();
  await yesterday.close();

  const sink = await startMailSink();
  sink.refuse('desk@agency.example');
  onTestFinished(() => sink.stop());
  const metrics = createMetrics();
  const enquiries = createEnquiries({
    forms: kitForms,
    database,
    mail: { url: sink.url, from: 'site@agency.example', to: 'desk@agency.example' },
    metrics,
    report: () => undefined,
  });
  onTestFinished(() => enquiries.stop(1000));
  const { scrape } = await serve(metrics);
  await enquiries.handle(post({ form: 'quote', ...sampleValues.quote }));
  await enquiries.deliverDue();
  const { values } = await scrape();
  expect(values.get('enquiries_purged_total')).toBe(1);
  expect(values.get('enquiries_delivery_attempts_total{channel="mail",result="refused"}')).toBe(1);
  expect(values.get('enquiries_deliveries{channel="mail",state="refused"}')).toBe(1);
});

it('counts files refused for lack of space separately, and reports the limit', async () => {
  const metrics = createMetrics();
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-metrics-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const enquiries = createEnquiries({
    forms: [quoteFormWithFiles],
    database: newDatabase(),
    files: { kind: 'folder', folder },
    maxFilesBytes: 10,
    metrics,
    report: () => undefined,
  });
  onTestFinished(() => enquiries.stop(1000));
  const { scrape } = await serve(metrics);
  const before = (await scrape()).values;
  expect(before.get('enquiries_files_limit_bytes')).toBe(10);
  expect(before.get('enquiries_refused_total{reason="files_full"}')).toBe(0);
  const body = new FormData();
  for (const [name, value] of Object.entries({ form: 'quote', ...sampleValues.quote })) body.append(name, value);
  body.append('files', new File(['%PDF-1.7\n%%EOF\n'], 'plan.pdf'));
  const refused = await enquiries.handle(new Request('http://localhost/api/enquiries', { method: 'POST', body }));
  expect(refused.status).toBe(422);
  const { values } = await scrape();
  expect(values.get('enquiries_refused_total{reason="files_full"}')).toBe(1);
  expect(values.get('enquiries_refused_total{reason="invalid"}')).toBe(0);
});

it('reports that the store is down instead of giving a stale number', async () => {
  const metrics = createMetrics();
  const enquiries = createEnquiries({
    forms: kitForms,
    database: { kind: 'postgres', url: 'postgres://127.0.0.1:1/none' },
    metrics,
    report: () => undefined,
  });
  const { scrape } = await serve(metrics);
  await enquiries.handle(post({ form: 'quote', ...sampleValues.quote }));
  const { values } = await scrape();
  expect(values.get('enquiries_refused_total{reason="store_unavailable"}')).toBe(1);
  expect(values.get('enquiries_store_up')).toBe(0);
  expect([...values.keys()].filter((name) => name.startsWith('enquiries_deliveries'))).toEqual([]);
});

describe('ENQUIRIES_METRICS', () => {
  const read = (value?: string) => readMetricsAddress({ ENQUIRIES_METRICS: value });

  it('accepts only addresses on this machine', () => {
    expect(read()).toBeUndefined();
    expect(read('9464')).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(read('localhost:9464')).toEqual({ host: 'localhost', port: 9464 });
    expect(read('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
    for (const value of ['0.0.0.0:9464', '[::]:9464', '192.0.2.1:9464', '127.0.0.1.evil.example:9464'])
      expect(() => read(value), value).toThrow('Use 127.0.0.1:9464, and scrape it from this machine');
    for (const value of ['on', '127.0.0.1', '127.0.0.1:99999', ':'])
      expect(() => read(value), value).toThrow(
        `ENQUIRIES_METRICS must be an address and port, such as 127.0.0.1:9464 (got "${value}").`,
      );
  });

  it('reports that a port is already in use', async () => {
    const { address } = await serve(createMetrics());
    const port = Number(new URL(address).port);
    await expect(serveMetrics(createMetrics().registry, { host: '127.0.0.1', port })).rejects.toThrow(
      `ENQUIRIES_METRICS: port ${port} is already in use. Use another port.`,
    );
  });
});

describe('the metrics server', () => {
  /** The status of a request with any target and headers. `fetch` would normalise them. */
  async function statusOf(path: string, headers: Record<string, string> = {}) {
    const { address } = await served();
    const { port } = new URL(address);
    const [response] = (await once(get({ host: '127.0.0.1', port, path, headers }), 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  }

  it.each(['//', '//x:y', 'http://[', '*', '/metrics/../metrics'])(
    'survives a request for %s and responds with an error',
    async (path) => {
      expect(await statusOf(path)).toBe(404);
    },
  );

  it('refuses a different host name, as sent by a page that uses DNS rebinding', async () => {
    expect(await statusOf('/metrics', { Host: 'evil.example:9464' })).toBe(403);
    expect(await statusOf('/metrics', { Host: 'localhost.evil.example' })).toBe(403);
    for (const Host of ['localhost:9464', '127.0.0.1', '[::1]:9464'])
      expect(await statusOf('/metrics', { Host })).toBe(200);
  });
});
