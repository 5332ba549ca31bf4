/** Graceful shutdown: SIGTERM while the server is busy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/port.js';
import { createStore } from '../src/store/store.js';
import { type BuiltServer, buildServer, kill, startServer } from './child.js';
import { startMailSink } from './mail-sink.js';

let server: BuiltServer;
beforeAll(async () => {
  server = await buildServer();
}, 60_000);
afterAll(() => server.remove());

it('completes the request in flight, delivers its enquiry, and exits with 0', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shutdown-'));
  const sink = await startMailSink();
  const file = join(folder, 'enquiries.db');
  const port = await freePort();
  const child = startServer(server, {
    PORT: String(port),
    DATABASE_URL: `file:${file}`,
    SMTP_URL: sink.url,
    ENQUIRIES_TO: 'desk@agency.example',
    ENQUIRIES_FROM: 'site@agency.example',
  });
  onTestFinished(async () => {
    await kill(child);
    await sink.stop();
    await rm(folder, { recursive: true });
  });
  await child.listening;
  // An idle keep-alive connection must not delay the shutdown.
  await fetch(`http://127.0.0.1:${port}/api/enquiries`);

  const body = JSON.stringify({ form: 'newsletter', email: 'reader@westlands.example' });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  const head = [
    'POST /api/enquiries HTTP/1.1',
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  // Half a request; the rest follows after the signal.
  await new Promise<void>((written) =>
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`, () => written()),
  );
  await fetch(`http://127.0.0.1:${port}/api/enquiries`);
  const began = performance.now();
  child.process.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => 'answers',
        () => 'closed',
      ),
    )
    .toBe('closed');
  socket.write(body.slice(10));
  await new Promise((gone) => child.process.once('exit', gone));

  expect(answer).toContain('201 Created');
  expect(child.process.exitCode).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  const store = createStore({ kind: 'sqlite', file });
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

it('exits within ten seconds even if a request is still pending', { timeout: 20_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shutdown-'));
  const port = await freePort();
  const child = startServer(server, { PORT: String(port), DATABASE_URL: `file:${join(folder, 'enquiries.db')}` });
  onTestFinished(async () => {
    await kill(child);
    await rm(folder, { recursive: true });
  });
  await child.listening;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  // A request that is never completed.
  await new Promise<void>((written) =>
    socket.write(
      'POST /api/enquiries HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      () => written(),
    ),
  );
  await fetch(`http://127.0.0.1:${port}/api/enquiries`);
  const began = performance.now();
  await kill(child, 'SIGTERM');
  expect(performance.now() - began).toBeLessThan(10_500);
});
