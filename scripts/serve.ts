import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** Serves an application on a free port of this machine; its address is without a slash at its end. */
export async function serve(app: Hono): Promise<{ origin: string; close: () => void }> {
  const server = createAdaptorServer(app) as Server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // A test that is over waits for no answer.
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
