import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, dirname } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { FileStore } from '../files/file-store.js';
import type { Store } from '../store/store.js';
import { createView, type ViewAssets } from './create-view.js';

/** Finds the kit's built stylesheets. */
export function kitAssets(): ViewAssets {
  // Doesn't use `import.meta.resolve`, because bundlers don't preserve it.
  const { resolve } = createRequire(import.meta.url);
  const styles = resolve('agency-ui/styles.css');
  return { folder: dirname(styles), stylesheets: ['reset.css', basename(styles)] };
}

export interface ServedView {
  /** `http://localhost:4180/`. */
  address: string;
  close: () => Promise<void>;
}

export interface ServeViewOptions {
  store: Store;
  files?: FileStore | undefined;
  /** 0 for any free port. */
  port: number;
  /** @default the kit's */
  assets?: ViewAssets | undefined;
}

/**
 * Serves the owner's pages on loopback.
 *
 * @throws a readable error if the port is taken.
 */
export async function serveView({ store, files, port, assets = kitAssets() }: ServeViewOptions): Promise<ServedView> {
  let hosts: readonly string[] = [];
  const view = createView({ store, files, assets, hosts: () => hosts });
  const server = createAdaptorServer({ fetch: view.fetch, hostname: 'localhost' }) as Server;
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is already in use. Use another one, such as serve --port ${port + 1}.`);
  }
  const { port: used } = server.address() as AddressInfo;
  hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${used}`);
  return {
    address: `http://localhost:${used}/`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
