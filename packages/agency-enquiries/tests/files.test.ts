/** Files attached to enquiries, from the request to the store, the mail, the owner's commands and their deletion. */
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';

import { type AddressInfo, connect } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { defineForm, quoteForm, quoteFormWithFiles } from 'agency-ui/schemas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../src/cli/commands.js';
import { createEnquiries, type EnquiriesOptions } from '../src/create-enquiries.js';
import { createAttachments, deleteDiscarded } from '../src/files/attachments.js';
import { createFileStore } from '../src/files/create-file-store.js';
import type { FileLocation } from '../src/files/file-location.js';
import { receiveForm } from '../src/files/receive-form.js';
import { sampleValues } from '../src/sample-values.js';
import { createStore, type DatabaseLocation } from '../src/store/store.js';
import { databases, kinds } from './databases.js';
import { startMailSink } from './mail-sink.js';
import { startS3 } from './s3-server.js';

const { create, folder } = databases();

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const file = (name: string, content: Uint8Array<ArrayBuffer> | Buffer = pdf) =>
  new File([new Uint8Array(content)], name);

let count = 0;

interface Setting extends Partial<EnquiriesOptions> {
  location?: DatabaseLocation;
}

/** A service on a real server, with its store and its files folder. */
async function open({ location, files: given, ...options }: Setting = {}, hasFiles = true) {
  const database = location ?? (await create('SQLite'));
  const root = join(folder(), `files-${count++}`);
  const files: FileLocation | undefined = hasFiles ? (given ?? { kind: 'folder', folder: root }) : undefined;
  const reports: string[] = [];
  const enquiries = createEnquiries({
    forms: [quoteFormWithFiles],
    database,
    ...(files && { files }),
    limits: { rate: { requests: 1000, windowMs: 1000 }, suspiciousRate: { requests: 1000, windowMs: 1000 } },
    report: (sentence) => reports.push(sentence),
    ...options,
  });
  await enquiries.start();
  const listener = getRequestListener((request) => enquiries.handle(request, { address: '127.0.0.1' }));
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const store = createStore(database, { report: () => undefined });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await enquiries.stop(1000);
    await store.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/enquiries`;
  /** The folder's content, excluding files still being received. */
  const stored = () => (existsSync(root) ? readdirSync(root).filter((name) => name !== 'incoming') : []);
  const incoming = () => {
    const spool = join(root, 'incoming');
    return existsSync(spool) ? readdirSync(spool).flatMap((name) => readdirSync(join(spool, name))) : [];
  };
  const command = async (...args: string[]) => {
    const lines: string[] = [];
    await runCommand(store, args, { print: (text) => void lines.push(text), files: files && createFileStore(files) });
    return lines.join('\n');
  };
  return { url, root, store, server, enquiries, reports, stored, incoming, command, database };
}

/** The body that the form sends in the browser. */
function bodyWith(files: readonly File[], values: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ form: 'quote', ...sampleValues.quote, ...values }))
    body.append(name, value);
  for (const one of files) body.append('files', one);
  return body;
}

const post = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers });

const postPage = (url: string, body: BodyInit) => post(`${url}?form=quote`, body, { Accept: 'text/html' });

const boundary = 'a-boundary';

/** A hand-written request. Each part consists of its headers and its content. */
const raw = (parts: readonly [headers: string, content: string | Buffer][], end = `--${boundary}--\r\n`) =>
  Buffer.concat([
    ...Object.entries({ form: 'quote', ...sampleValues.quote }).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...parts.flatMap(([headers, content]) => [
      Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

const postRaw = (url: string, body: Buffer<ArrayBuffer> | Buffer) =>
  post(url, new Uint8Array(body), { 'Content-Type': `multipart/form-data; boundary=${boundary}` });

const filePart = (name: string, content: string | Buffer = pdf): [string, string | Buffer] => [
  `Content-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf`,
  content,
];

const issuesOf = async (response: Response) => ((await response.json()) as { issues: Record<string, string> }).issues;

/** Waits for a condition that another process or connection brings about. */
async function until(isTrue: () => boolean | Promise<boolean>) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isTrue()) return;
    await delay(25);
  }
  expect(await isTrue()).toBe(true);
}

describe.each(kinds)('on %s', (kind) => {
  it('stores files with their enquiry, and only once per key', async () => {
    const { url, store, stored, incoming, root } = await open({ location: await create(kind) });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = [];
    for (const _ of [1, 2])
      answers.push(await post(url, bodyWith([file('Plan – ñ.pdf'), file('logo.png', png)]), headers));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [enquiry, ...others] = await store.list();
    expect(others).toEqual([]);
    expect(enquiry?.fields).not.toHaveProperty('files');
    expect(enquiry?.files).toEqual([
      { id: expect.any(String), field: 'files', name: 'Plan – ñ.pdf', type: 'application/pdf', bytes: pdf.length },
      { id: expect.any(String), field: 'files', name: 'logo.png', type: 'image/png', bytes: png.length },
    ]);
    expect(stored().sort()).toEqual(enquiry?.files?.map(({ id }) => id).sort());
    expect(readFileSync(join(root, enquiry?.files?.[0]?.id ?? '')).equals(pdf)).toBe(true);
    expect(incoming()).toEqual([]);
  });

  it('deletes files with their enquiry', async () => {
    const { url, store, stored, enquiries, command } = await open({ location: await create(kind) });
    await post(url, bodyWith([file('a.pdf')]));
    await post(url, bodyWith([file('b.pdf')], { email: 'other@example.com' }));
    expect(await command('delete', sampleValues.quote.email)).toContain('1 file deleted.');
    expect(stored()).toHaveLength(1);
    // What the service does automatically.
    await store.remove({ before: new Date(Date.now() + 1000).toISOString() });
    expect(stored()).toHaveLength(1);
    await enquiries.deliverDue();
    expect(stored()).toEqual([]);
  });

  it('keeps files that are still being received when a server starts', async () => {
    const { store, root, stored } = await open({ location: await create(kind) });
    const attachments = createAttachments({
      store,
      files: createFileStore({ kind: 'folder', folder: root }),
      maxTotalBytes: 1e9,
    });
    const path = join(root, 'received');
    writeFileSync(path, pdf);
    const content = { path, bytes: pdf.length, sha256: 'a', type: 'application/pdf' };
    const kept = await attachments.keep([
      {
        field: 'files',
        name: 'a.pdf',
        size: pdf.length,
        type: content.type,
        content,
        sha256: 'a',
        isWithoutSpace: false,
      },
    ]);
    await attachments.start();
    const enquiry = { form: 'quote', page: null, locale: 'en', fields: sampleValues.quote, spam: null };
    await store.add(enquiry, [], 'a-key-of-this-test', kept);
    attachments.release(kept);
    await attachments.start();
    expect(stored()).toEqual(kept.map(({ id }) => id));
  });

  it('cleans up after a crash when it starts', async () => {
    const location = await create(kind);
    const first = await open({ location });
    await post(first.url, bodyWith([file('a.pdf')]));
    const orphan = { id: crypto.randomUUID(), field: 'files', name: 'lost.pdf', type: 'application/pdf', bytes: 1 };
    await first.store.reserveFiles([orphan]);
    writeFileSync(join(first.root, orphan.id), 'x');
    const newSpool = (name: string) => {
      const spool = join(first.root, 'incoming', name);
      mkdirSync(spool);
      writeFileSync(join(spool, 'part'), 'x');
      return spool;
    };
    // A process id that no system ever assigns.
    const crashed = newSpool(`${encodeURIComponent(hostname())}~999999999-crashed`);
    // A different machine with the same folder may still be receiving.
    const [busy, abandoned] = [newSpool('other~999999999-busy'), newSpool('other~999999999-abandoned')];
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    utimesSync(abandoned, yesterday, yesterday);
    if (kind === 'PostgreSQL') await first.store.discardFiles([orphan.id]);
    await open({ location, files: { kind: 'folder', folder: first.root } });
    expect([crashed, busy, abandoned].map((spool) => existsSync(spool))).toEqual([false, true, false]);
    expect(first.stored()).toHaveLength(1);
    expect(first.stored()).not.toContain(orphan.id);
  });
});

it('keeps a file that arrives while another server starts and cleans up after a crash', async () => {
  const { store, root } = await open();
  const newRow = () => ({
    id: crypto.randomUUID(),
    field: 'files',
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: pdf.length,
  });
  const enquiry = { form: 'quote', page: null, locale: 'en', fields: sampleValues.quote, spam: null };
  const files = createFileStore({ kind: 'folder', folder: root });
  const reserve = async (row: ReturnType<typeof newRow>) => {
    await store.reserveFiles([row]);
    writeFileSync(join(root, row.id), pdf);
  };
  const row = newRow();
  await reserve(row);
  const claimed = {
    ...store,
    discardedFiles: async (when: 'due' | 'at start' | undefined) => {
      const ids = await store.discardedFiles(when);
      if (ids.length > 0) await store.add(enquiry, [], 'a-key-of-this-test', [{ ...row, sha256: 'a' }]);
      return ids;
    },
  };
  expect(await deleteDiscarded({ store: claimed, files }, 'at start')).toBe(0);
  expect(existsSync(join(root, row.id))).toBe(true);

  // If the deletion comes first, the enquiry is refused because its file is gone.
  const late = newRow();
  await reserve(late);
  const refused: unknown[] = [];
  const removing = {
    ...files,
    remove: async (id: string) => {
      await files.remove(id);
      await store.add(enquiry, [], 'another-key', [{ ...late, sha256: 'a' }]).catch((error) => refused.push(error));
    },
  };
  expect(await deleteDiscarded({ store, files: removing }, 'at start')).toBe(1);
  expect([refused.length, await store.count()]).toEqual([1, 1]);
});

describe('hostile and broken requests', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['inv\u202Efdp.pdf', 'invfdp.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(60)}.pdf`],
    ['.pdf', 'pdf.pdf'],
    ['con.pdf', 'con-.pdf'],
    ['brief', 'brief.pdf'],
  ])('stores %j as %j', async (sent, name) => {
    const { url, store, stored } = await open();
    expect((await postRaw(url, raw([filePart(sent)]))).status).toBe(201);
    const [enquiry] = await store.list();
    expect(enquiry?.files?.[0]?.name).toBe(name);
    expect(stored()).toEqual([enquiry?.files?.[0]?.id]);
  });

  it('adds a number to duplicate file names', async () => {
    const { url, store } = await open();
    await post(url, bodyWith([file('a.pdf'), file('A.pdf'), file('a.pdf', png)].slice(0, 2)));
    expect((await store.list())[0]?.files?.map(({ name }) => name)).toEqual(['a.pdf', 'A (2).pdf']);
  });

  it.each<[name: string, files: () => File[], sentence: string]>([
    [
      'six files',
      () => ['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.pdf`)),
      'You’ve chosen 6 files; the limit is 5.',
    ],
    ['11 MB', () => [file('big.pdf', Buffer.alloc(11_000_000))], 'big.pdf is 11 MB; the limit is 10 MB each.'],
    ['an empty file', () => [file('empty.pdf', Buffer.alloc(0))], 'empty.pdf is empty.'],
    ['an unknown type', () => [file('run.exe')], 'run.exe is a type of file that we can’t open.'],
    ['a file whose content does not match its name', () => [file('logo.png')], 'The content of logo.png isn’t PNG.'],
    [
      'a script with an image file name',
      () => [file('a.jpg', Buffer.from('<script>'))],
      'The content of a.jpg isn’t JPEG.',
    ],
  ])('refuses %s, names the file and keeps nothing', async (_name, files, sentence) => {
    const { url, store, stored, incoming } = await open();
    const response = await post(url, bodyWith(files()));
    expect(response.status).toBe(422);
    expect((await issuesOf(response))['files']).toContain(sentence);
    expect(await store.list()).toEqual([]);
    expect([stored(), incoming()]).toEqual([[], []]);
  });

  it.each<[name: string, body: () => Buffer, status: number]>([
    ['no file name', () => raw([['Content-Disposition: form-data; name="files"', 'text']]), 422],
    ['a file without a field', () => raw([['Content-Disposition: form-data; filename="a.pdf"', pdf]]), 422],
    [
      'a file field named after an object property',
      () => raw([['Content-Disposition: form-data; name="constructor"; filename="a.pdf"', pdf]]),
      422,
    ],
    [
      'a file field named __proto__',
      () => raw([['Content-Disposition: form-data; name="__proto__"; filename="a.pdf"', pdf]]),
      422,
    ],
    ['a null character in a file name', () => raw([filePart('a\u0000.pdf')]), 201],
    [
      '1,000 fields',
      () => raw(Array.from({ length: 1000 }, (_, index) => [`Content-Disposition: form-data; name="f${index}"`, 'x'])),
      413,
    ],
    ['1,000 files', () => raw(Array.from({ length: 1000 }, (_, index) => filePart(`${index}.pdf`))), 413],
    ['a huge field', () => raw([['Content-Disposition: form-data; name="message"', 'x'.repeat(2_000_000)]]), 413],
    ['80 MB', () => raw([filePart('a.pdf', Buffer.alloc(80_000_000))]), 413],
    ['no closing boundary', () => raw([filePart('a.pdf')], ''), 400],
    ['the boundary in a file', () => raw([filePart('a.pdf', `%PDF-1.7\r\n--${boundary}\r\nno header`)]), 201],
  ])('does not hang or leave anything behind when a request has %s', async (_name, body, status) => {
    const { url, incoming, store, stored } = await open();
    expect((await postRaw(url, body())).status).toBe(status);
    expect(incoming()).toEqual([]);
    expect(stored()).toHaveLength((await store.list()).flatMap(({ files = [] }) => files).length);
    expect((await post(url, bodyWith([file('next.pdf')]))).status).toBe(201);
  });

  it('refuses a request without a boundary', async () => {
    const { url } = await open();
    expect((await post(url, 'x', { 'Content-Type': 'multipart/form-data' })).status).toBe(400);
  });

  it('removes what it has received when the visitor disconnects', async () => {
    const { url, server, incoming, stored } = await open();
    const { port } = server.address() as AddressInfo;
    const body = raw([filePart('a.pdf', Buffer.alloc(5_000_000, 'x'))]);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/enquiries HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 3_000_000));
    await until(() => incoming().length === 1);
    socket.destroy();
    await until(() => incoming().length === 0);
    expect(stored()).toEqual([]);
    expect((await post(url, bodyWith([file('next.pdf')]))).status).toBe(201);
  });

  it('never exceeds the total limit for files on disk, even with uploads in progress', async () => {
    const maxFilesBytes = 1_000_000;
    const { url, server, root, incoming, stored } = await open({ maxFilesBytes });
    const { port } = server.address() as AddressInfo;
    const body = raw([filePart('a.pdf', Buffer.concat([pdf, Buffer.alloc(3_000_000)]))]);
    const head = `POST /api/enquiries HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
    const sockets = [1, 2, 3].map(() => connect(port, '127.0.0.1').on('error', () => undefined));
    for (const socket of sockets) {
      socket.write(head);
      socket.write(body.subarray(0, -100));
    }
    await until(() => incoming().length === 3 && sockets.every(({ writableLength }) => writableLength === 0));
    const spool = join(root, 'incoming');
    const bytes = () =>
      (readdirSync(spool, { recursive: true }) as string[])
        .map((name) => statSync(join(spool, name)))
        .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
    expect(bytes()).toBeLessThanOrEqual(maxFilesBytes);
    const answers = sockets.map((socket) => socket.toArray());
    for (const socket of sockets) socket.write(body.subarray(-100));
    for (const answer of answers) {
      const text = Buffer.concat(await answer).toString();
      expect(text).toMatch(/^HTTP\/1\.1 422 /);
      expect(text).toContain('send the files by e-mail');
    }
    expect([stored(), incoming()]).toEqual([[], []]);
    // Files that weren't stored don't count.
    expect((await post(url, bodyWith([file('next.pdf')]))).status).toBe(201);
  });

  it('aborts a stalled upload and removes what has arrived', async () => {
    const spool = join(folder(), 'still');
    const part = raw([filePart('a.pdf')]).subarray(0, -60);
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(part)) });
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    const request = new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    const limits = { maxTextBytes: 1e6, maxBytes: 1e6, idleMs: 50 };
    await expect(receiveForm(request, { formOf: () => quoteFormWithFiles, spool, ...limits })).rejects.toThrow(
      'the upload stalled',
    );
    expect(readdirSync(spool)).toEqual([]);
  });

  it('accepts a slow upload', async () => {
    const { url, store } = await open();
    const body = raw([filePart('a.pdf')]);
    const request = httpRequest(url, {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, 'Content-Length': body.length },
    });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    for (let at = 0; at < body.length; at += 97) {
      request.write(body.subarray(at, at + 97));
      await delay(2);
    }
    request.end();
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(201);
    expect((await store.list())[0]?.files).toHaveLength(1);
  });

  it('writes nothing to disk for requests above the rate limit', async () => {
    const { url, stored } = await open({ limits: { rate: { requests: 1, windowMs: 60_000 } } });
    await post(url, bodyWith([file('a.pdf')]));
    expect((await post(url, bodyWith([file('b.pdf')]))).status).toBe(429);
    expect(stored()).toHaveLength(1);
  });
});

describe('without JavaScript', () => {
  it('responds with a receipt', async () => {
    const { url, store } = await open();
    const response = await postPage(url, bodyWith([file('a.pdf')]));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([201, 'text/html; charset=UTF-8']);
    expect(await response.text()).toContain('Quote request submitted');
    expect((await store.list())[0]?.files).toHaveLength(1);
  });

  it('sends nothing for a file field that was left empty', async () => {
    const { url, store } = await open();
    expect((await postPage(url, bodyWith([new File([], '')]))).status).toBe(201);
    expect((await store.list())[0]?.files).toBeUndefined();
  });

  it.each<[name: string, values: Record<string, string>, files: () => File[], status: number]>([
    ['an invalid field', { email: 'nowhere' }, () => [file('brief.pdf')], 422],
    ['a large file', {}, () => [file('brief.pdf', Buffer.alloc(11_000_000))], 422],
    ['files over every limit', {}, () => [file('brief.pdf'), file('b.pdf', Buffer.alloc(90_000_000))], 413],
  ])('keeps the text after %s, and names the files to choose again', async (_name, values, files, status) => {
    const { url } = await open();
    const response = await postPage(url, bodyWith(files(), { message: 'A gala in May.', ...values }));
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(page).toContain('>A gala in May.</textarea>');
    expect(page).toMatch(/enctype="multipart\/form-data"/i);
    if (status === 422) expect(page).toMatch(/choose these files again[^<]*brief\.pdf/);
  });

  it('says what to do when files take up all the space, and accepts files again after some are deleted', async () => {
    const { url, reports, stored, command, store } = await open({ maxFilesBytes: 1.5 * pdf.length });
    const first = (await (await post(url, bodyWith([file('brief.pdf')]))).json()) as { id: string };
    const refused = await post(url, bodyWith([file('plan.pdf')], { message: 'A gala in May.' }));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ issues: { files: expect.stringContaining('send the files by e-mail') } });
    const page = await (await postPage(url, bodyWith([file('plan.pdf')], { message: 'A gala in June.' }))).text();
    expect(page).toContain('>A gala in June.</textarea>');
    expect(page).toContain('We can’t take files at the moment');
    expect(page).not.toMatch(/choose this file again|choose these files again/i);
    expect(stored()).toHaveLength(1);
    expect(reports.filter((sentence) => sentence.includes('ENQUIRIES_FILES_MAX_GB'))).toHaveLength(1);
    // Only the text is accepted.
    expect((await post(url, bodyWith([], { message: 'A gala in May.' }))).status).toBe(201);
    await command('delete', first.id);
    expect((await post(url, bodyWith([file('plan.pdf')]))).status).toBe(201);
    expect(await store.bytesOfFiles()).toBe(pdf.length);
  });

  it('reports a full file store once, even if small files still fit, and again only once space has been freed and used up', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(29_950)]);
    const { url, reports, store, enquiries, command } = await open({ maxFilesBytes: 100_000 });
    const send = async (name: string, content: Buffer, email = 'stays@example.com') =>
      (await post(url, bodyWith([file(name, content)], { email }))).status;
    const full = () => reports.filter((sentence) => sentence.includes('ENQUIRIES_FILES_MAX_GB')).length;
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) expect(await send(name, large, 'goes@example.com')).toBe(201);
    expect(await enquiries.filesState()).toBe('accepted');
    for (const name of ['4', '5', '6']) {
      expect(await send(`${name}.pdf`, large)).toBe(422);
      expect(await send(`small ${name}.pdf`, pdf)).toBe(201);
    }
    await expect.poll(() => enquiries.filesState(), { timeout: 5000 }).toBe('full');
    expect(full()).toBe(1);
    await command('delete', 'goes@example.com');
    expect(await store.bytesOfFiles()).toBeLessThan(10_000);
    await expect.poll(() => enquiries.filesState(), { timeout: 5000 }).toBe('accepted');
    expect(reports.at(-1)).toBe('Files are accepted again.');
    for (const name of ['7.pdf', '8.pdf', '9.pdf']) expect(await send(name, large)).toBe(201);
    expect(await send('10.pdf', large)).toBe(422);
    expect(full()).toBe(2);
  });

  it('offers other ways to send the text when the form requires a file and there is no space', async () => {
    const entry = defineForm({
      name: 'entry',
      title: 'Entry',
      fields: {
        name: { kind: 'text', label: 'Your name' },
        terms: { kind: 'checkbox', label: 'I agree', required: true },
        photo: { kind: 'file', label: 'Photo', types: ['pdf'] },
      },
    });
    const contact = { email: 'desk@agency.example', phone: '+254 700 000 001', whatsapp: '+254 700 000 000' };
    const { url } = await open({ forms: [entry], maxFilesBytes: 10, answerPage: { contact } });
    const body = () => {
      const data = new FormData();
      for (const [name, value] of Object.entries({ form: 'entry', name: 'Wanjiru & Co', terms: 'on' }))
        data.append(name, value);
      data.append('photo', file('photo.pdf'));
      return data;
    };
    const sentence =
      'We can’t take files at the moment, and this form needs them. Send your text and the files another way.';
    const refused = await post(url, body());
    expect(refused.status).toBe(422);
    expect(await issuesOf(refused)).toEqual({ photo: sentence });
    const page = (await (await post(`${url}?form=entry`, body(), { Accept: 'text/html' })).text()).replaceAll(
      '&amp;',
      '&',
    );
    expect(page).toContain(sentence);
    const text = encodeURIComponent('Your name: Wanjiru & Co\nI agree: yes\nPhoto: photo.pdf');
    expect(page).toContain(`href="https://wa.me/254700000000?text=${text}"`);
    expect(page).toContain(`href="mailto:desk@agency.example?subject=Enquiry%20from%20your%20website&body=`);
    expect(page).toContain(text.replaceAll('%0A', '%0D%0A'));
    expect(page).toContain('href="tel:+254700000001"');
    expect(page).toContain('value="Wanjiru & Co"');
  });

  it('says that files cannot be stored, and logs the reason', async () => {
    const { root, enquiries, reports } = await open();
    expect(await enquiries.filesState()).toBe('accepted');
    const { root: other, enquiries: broken, reports: logged } = await open();
    rmSync(other, { recursive: true });
    writeFileSync(other, '');
    expect(await broken.filesState()).toBe('failing');
    expect(logged.filter((line) => line.includes(`files cannot be stored in ${other}`))).toHaveLength(1);
    rmSync(other);
    await expect.poll(() => broken.filesState(), { timeout: 5000 }).toBe('accepted');
    expect(reports.join()).not.toContain(root);
    expect(await (await open({}, false)).enquiries.filesState()).toBeUndefined();
  });

  it('responds with the same id when a request is repeated, even if its own files have used up the space', async () => {
    const { url, store, incoming } = await open({ maxFilesBytes: 1.5 * pdf.length });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = (given: Record<string, string>) => post(url, bodyWith([file('brief.pdf')]), given);
    const first = await send(headers);
    const again = await send(headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    // A different key means a different enquiry, and there is no space for its file.
    expect((await send({ 'Idempotency-Key': crypto.randomUUID() })).status).toBe(422);
    expect(await store.list()).toHaveLength(1);
    expect(await store.bytesOfFiles()).toBe(pdf.length);
    expect(incoming()).toEqual([]);
  });

  it('responds with the same id when a request without a key is repeated, even if files use up all the space', async () => {
    const { url, store } = await open({ maxFilesBytes: 1.5 * pdf.length });
    const pages = [];
    for (const _ of [1, 2]) pages.push(await postPage(url, bodyWith([file('brief.pdf')])));
    expect(pages.map(({ status }) => status)).toEqual([201, 201]);
    expect(await store.list()).toHaveLength(1);
  });

  it('keeps the text when the files cannot be stored', async () => {
    const { url, root, reports, store } = await open();
    // Replaces the folder with a file, because root may write into any folder.
    rmSync(root, { recursive: true });
    writeFileSync(root, '');
    const response = await postPage(url, bodyWith([file('brief.pdf')], { message: 'A gala in May.' }));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('>A gala in May.</textarea>');
    expect(reports.join()).toContain('a file could not be received');
    expect(await store.list()).toEqual([]);
  });
});

describe('without a file store', () => {
  it('accepts the text but refuses files with an explanation', async () => {
    const { url, store, reports } = await open({}, false);
    expect(reports.join()).toContain('Set ENQUIRIES_FILES=data/files');
    const response = await post(url, bodyWith([file('brief.pdf')]));
    expect(response.status).toBe(422);
    expect(await issuesOf(response)).toEqual({
      files: 'This form does not accept files. Send brief.pdf by e-mail instead.',
    });
    expect(await (await postPage(url, bodyWith([file('brief.pdf')]))).text()).toContain(
      'This form does not accept files',
    );
    expect(
      (
        await post(url, JSON.stringify({ form: 'quote', ...sampleValues.quote }), {
          'Content-Type': 'application/json',
        })
      ).status,
    ).toBe(201);
    expect(await store.list()).toHaveLength(1);
  });

  it('refuses to start with a form that requires a file', async () => {
    const form = defineForm({
      name: 'entry',
      title: 'Entry',
      fields: { photo: { kind: 'file', label: 'Photo', types: ['jpeg'] } },
    });
    const database = await create('SQLite');
    expect(() => createEnquiries({ forms: [form], database })).toThrow('ENQUIRIES_FILES=data/files');
    expect(quoteForm.fields).not.toHaveProperty('files');
  });
});

describe('the owner', () => {
  it('receives small files by mail, and only the names of larger ones', async () => {
    const sink = await startMailSink();
    onTestFinished(() => sink.stop());
    const mail = { url: sink.url, from: 'site@agency.example', to: 'desk@agency.example', maxAttachmentBytes: 200 };
    const { url } = await open({ mail });
    await post(
      url,
      bodyWith([file('a.pdf'), file('big.pdf', Buffer.concat([pdf, Buffer.alloc(1000)])), file('c.png', png)]),
    );
    await until(() => sink.mails.length === 1);
    const [{ raw: text = '' } = {}] = sink.mails;
    expect(text).toContain('filename=a.pdf');
    expect(text).toContain(pdf.toString('base64').slice(0, 60));
    expect(text).toContain('filename=c.png');
    expect(text).not.toContain('filename=big.pdf');
    expect(text.replace(/=\r\n/g, '')).toMatch(
      /Not attached:\s+big\.pdf \(2 kB\): agency-enquiries file [\dA-F]{4}-[\dA-F]{4} 2/,
    );
  });

  it('receives a mail without attachments if the mail server refuses them', async () => {
    const sink = await startMailSink();
    onTestFinished(() => sink.stop());
    sink.refuseAttachments();
    const { url } = await open({ mail: { url: sink.url, from: 'site@agency.example', to: 'desk@agency.example' } });
    await post(url, bodyWith([file('a.pdf')]));
    await until(() => sink.mails.length === 1);
    expect(sink.mails[0]?.raw).toContain('Not attached:');
  });

  it('can list, show, export and download files', async () => {
    const { url, command, store } = await open();
    await post(url, bodyWith([file('=cmd.pdf'), file('logo.png', png)]));
    const [enquiry] = await store.list();
    const id = enquiry?.id ?? '';
    expect(await command('list')).toContain('2 files');
    expect(await command('show', id)).toMatch(/Attach a brief or artwork: =cmd\.pdf \(1 kB\), logo\.png/);
    const csv = join(folder(), 'files.csv');
    await command('export', '--csv', csv);
    expect(readFileSync(csv, 'utf8')).toContain(`"'=cmd.pdf, logo.png"`);
    const out = join(folder(), 'out.png');
    expect(await command('file', id, '2', '--out', out)).toBe(`logo.png written to ${out}.`);
    expect(readFileSync(out).equals(png)).toBe(true);
    await expect(command('file', id, '3', '--out', out)).rejects.toThrow('from 1 to 2');
    await expect(command('file', id, '2')).rejects.toThrow('--out FILE, or redirect the output with > FILE');
  });
});

describe('a backup', () => {
  it('includes the enquiries’ files, so that a server can be restored from it', async () => {
    const { url, root, command, store } = await open();
    await post(url, bodyWith([file('a.pdf'), file('b.png', png)]));
    // A stored file whose enquiry isn't stored yet.
    const early = { id: crypto.randomUUID(), field: 'files', name: 'early.pdf', type: 'application/pdf', bytes: 1 };
    await store.reserveFiles([early]);
    writeFileSync(join(root, early.id), 'x');
    const backup = join(folder(), 'enquiries-1.db');
    expect(await command('backup', backup)).toContain(`2 files copied to ${join(folder(), 'enquiries-1.files')}.`);
    await command('delete', sampleValues.quote.email);

    const restored = join(folder(), 'restored');
    cpSync(join(folder(), 'enquiries-1.files'), restored, { recursive: true });
    const second = await open({
      location: { kind: 'sqlite', file: backup },
      files: { kind: 'folder', folder: restored },
    });
    const [enquiry] = await second.store.list();
    expect(enquiry?.files?.map(({ name }) => name)).toEqual(['a.pdf', 'b.png']);
    for (const [index, content] of [pdf, png].entries()) {
      const out = join(folder(), `restored-${index}`);
      await second.command('file', enquiry?.id ?? '', String(index + 1), '--out', out);
      expect(readFileSync(out).equals(content)).toBe(true);
    }
    expect(readdirSync(restored)).not.toContain(early.id);
  });

  it('takes no extra space for files that are in the previous backup, but is complete without it', async () => {
    const { url, stored, command } = await open();
    const nightly = join(folder(), 'nightly');
    mkdirSync(nightly);
    const backUp = async (night: number) => {
      await command('backup', join(nightly, `enquiries-${night}.db`));
      const files = join(nightly, `enquiries-${night}.files`);
      return {
        files,
        names: readdirSync(files),
        nodes: readdirSync(files).map((name) => statSync(join(files, name)).ino),
      };
    };
    await post(url, bodyWith([file('a.pdf')]));
    const first = await backUp(1);
    await post(url, bodyWith([file('b.pdf')], { email: 'other@example.com' }));
    const second = await backUp(2);
    expect(second.names.sort()).toEqual(stored().sort());
    expect(second.nodes).toContain(first.nodes[0]);
    for (const { files } of [first, second]) expect(statSync(files).mode & 0o777).toBe(0o700);
    rmSync(first.files, { recursive: true });
    for (const name of second.names) expect(readFileSync(join(second.files, name)).equals(pdf)).toBe(true);
  });

  it('reports missing files', async () => {
    const { url, root, stored, store, command } = await open();
    await post(url, bodyWith([file('a.pdf'), file('b.pdf', Buffer.concat([pdf, pdf]))]));
    const [gone = '', cut = ''] = stored();
    rmSync(join(root, gone));
    writeFileSync(join(root, cut), '%PDF');
    await expect(command('backup', join(folder(), 'poor.db'))).rejects.toThrow(
      /poor\.db was written, but 2 files that its enquiries refer to are missing from the file store or damaged/,
    );
    expect(existsSync(join(folder(), 'poor.db'))).toBe(true);
    await expect(runCommand(store, ['backup', join(folder(), 'bare.db')], { print: () => undefined })).rejects.toThrow(
      /bare\.db was written, but without the 2 files of its enquiries\. ENQUIRIES_FILES is missing/,
    );
    // A deleted enquiry doesn't count as having missing files.
    await store.remove({ email: sampleValues.quote.email });
    expect(await command('backup', join(folder(), 'empty.db'))).toContain('0 enquiries written');
  });

  it('leaves no partial copy behind if reading fails', async () => {
    const { url, command, root, stored } = await open();
    await post(url, bodyWith([file('a.pdf')]));
    // Replaces the file with a folder, because reading that fails as a broken disk does.
    const [name = ''] = stored();
    rmSync(join(root, name));
    mkdirSync(join(root, name));
    await expect(command('backup', join(folder(), 'full.db'))).rejects.toThrow(
      `without the 1 file of its enquiries: ${join(root, name)} cannot be read (E`,
    );
    expect(readdirSync(folder()).filter((entry) => entry.startsWith('full.files'))).toEqual([]);
  });
});

describe('in a bucket', () => {
  it('stores, reads and deletes files', async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    const files: FileLocation = { ...s3.location, prefix: 'enquiries/' };
    const { url, store, command } = await open({ files });
    expect((await post(url, bodyWith([file('a.pdf')]))).status).toBe(201);
    const [enquiry] = await store.list();
    expect([...s3.objects.keys()]).toEqual([`/files/enquiries/${enquiry?.files?.[0]?.id}`]);
    const out = join(folder(), 'from-s3.pdf');
    await command('file', enquiry?.id ?? '', '1', '--out', out);
    expect(readFileSync(out).equals(pdf)).toBe(true);
    expect(await command('backup', join(folder(), 'of-bucket.db'))).toContain(
      'The content of 1 file stays in the bucket, so turn on versioning there.',
    );
    await command('delete', enquiry?.id ?? '');
    expect(s3.objects.size).toBe(0);
  });

  it('responds with 503 while the bucket fails, and later deletes what it could not delete at the time', async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    const { url, store, enquiries, reports } = await open({ files: s3.location });
    await post(url, bodyWith([file('a.pdf')]));
    s3.setUp(false);
    expect((await post(url, bodyWith([file('b.pdf')]))).status).toBe(503);
    expect(reports.join()).toContain('responded with 403 (AccessDenied)');
    await store.remove({ email: sampleValues.quote.email });
    await enquiries.deliverDue();
    expect(s3.objects.size).toBe(1);
    s3.setUp(true);
    await enquiries.deliverDue();
    expect(s3.objects.size).toBe(0);
  });
});
