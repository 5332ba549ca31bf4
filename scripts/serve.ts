import type { Server } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** What is served to this machine alone. */
export interface Served {
  /** Its address, without a slash at its end. */
  origin: string;
  close: () => void;
}

/** A key and its certificate, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Serves an application on any free port.
 *
 * @param certificate - With one it is served as hosts do it: over HTTP/2, encrypted.
 */
export async function serve(app: Hono, certificate?: Certificate): Promise<Served> {
  const server = (
    certificate
      ? createAdaptorServer({ fetch: app.fetch, createServer: createSecureServer, serverOptions: certificate })
      : createAdaptorServer(app)
  ) as Server | Http2SecureServer;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      // Who is done with it waits for no answer. Over HTTP/2 the browser ends its connection when it closes.
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
