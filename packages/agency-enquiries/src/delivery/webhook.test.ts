import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Enquiry } from '../enquiry.js';
import { createWebhook } from './webhook.js';

const enquiry: Enquiry = {
  id: '0b5c4b2e-5d0c-4f0e-9a59-3a1f6a1b2c3d',
  form: 'newsletter',
  page: '/blog',
  locale: 'en-KE',
  fields: { email: 'reader@westlands.example' },
  spam: null,
  receivedAt: '2026-11-24T09:00:00.000Z',
};
const secret = '0123456789abcdef0123456789abcdef';
const context = { recipient: null, signal: new AbortController().signal, forms: new Map() };

let answer = 204;
const received: { headers: IncomingHttpHeaders; body: string; path: string | undefined }[] = [];
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request), path: request.url });
  response.writeHead(answer, answer === 302 ? { Location: '/elsewhere' } : {}).end();
});
let url: string;

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

it('posts the enquiry with a timestamp and a signature that the receiver can verify', async () => {
  answer = 204;
  await createWebhook({ url, secret, now: () => Date.parse('2026-11-24T09:00:05Z') })(enquiry, context);
  const { headers, body } = received.at(-1)!;
  expect(JSON.parse(body)).toEqual(enquiry);
  expect(headers['enquiry-timestamp']).toBe('1795510805');
  const expected = createHmac('sha256', secret).update(`1795510805.${body}`).digest('hex');
  expect(headers['enquiry-signature']).toBe(`sha256=${expected}`);
  expect(headers['idempotency-key']).toBe(enquiry.id);
});

it.each([500, 404, 302])('rejects when the receiver responds with %i', async (status) => {
  answer = status;
  const count = received.length;
  await expect(createWebhook({ url, secret })(enquiry, context)).rejects.toThrow(
    `the webhook responded with ${status}`,
  );
  expect(received.slice(count).map(({ path }) => path)).toEqual(['/hook']);
});

it('rejects when the connection is refused', async () => {
  await expect(createWebhook({ url: 'http://127.0.0.1:9/', secret })(enquiry, context)).rejects.toThrow(
    'the webhook cannot be reached (',
  );
});
