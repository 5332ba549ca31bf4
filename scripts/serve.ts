import type { Server } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server that can only be reached from this machine. */
export interface Served {
  /** The origin, without a trailing slash. */
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
 * @param certificate - If given, serves HTTP/2 over TLS, as hosts do.
 */
export async function serve(app: Hono, certificate?: Certificate): Promise<Served> {
  const server = (
    certificate
      ? createAdaptorServer({ fetch: app.fetch, createServer: createSecureServer, serverOptions: certificate })
      : createAdaptorServer({ fetch: app.fetch, hostname: 'localhost' })
  ) as Server | Http2SecureServer;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      // Also closes keep-alive connections. An HTTP/2 server has no such method; there, the browser closes its
      // connection.
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
