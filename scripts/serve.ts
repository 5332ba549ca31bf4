import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** What is served to this machine alone. */
export interface Served {
  /** Its address, without a slash at its end. */
  origin: string;
  close: () => void;
}

/** Serves an application on any free port. */
export async function serve(app: Hono): Promise<Served> {
  const server = createAdaptorServer(app) as Server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // Who is done with it waits for no answer.
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
