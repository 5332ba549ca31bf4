import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { limitConnections } from './connection-limits.js';

async function start(idleMs: number) {
  const server = createServer(async (request, response) => {
    response.end(await text(request).catch(() => ''));
  });
  limitConnections(server, { idleMs });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 6\r\n\r\n');
  return socket;
}

it('closes a connection that stalls in the middle of a request', async () => {
  const socket = await start(50);
  socket.write('abc');
  socket.resume();
  await once(socket, 'close');
});

it('lets a slow request continue', async () => {
  const socket = await start(500);
  for (const letter of 'abcdef') {
    await delay(100);
    socket.write(letter);
  }
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200.*abcdef$/s);
});
