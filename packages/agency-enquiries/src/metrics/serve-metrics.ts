import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Environment } from '../http/settings.js';

/** An address on this machine. */
export interface MetricsAddress {
  host: string;
  port: number;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads `ENQUIRIES_METRICS`: `127.0.0.1:9464`, or just the port.
 *
 * @returns undefined if it is not set, in which case nothing listens.
 * @throws an error that says what to set.
 */
export function readMetricsAddress(environment: Environment): MetricsAddress | undefined {
  const value = environment['ENQUIRIES_METRICS']?.trim();
  if (!value) return undefined;
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(value) ?? [];
  const port = Number(digits);
  if (digits === '' || port > 65_535)
    throw new Error(`ENQUIRIES_METRICS must be an address and port, such as 127.0.0.1:9464 (got "${value}").`);
  if (!loopback.test(host))
    throw new Error(
      `ENQUIRIES_METRICS: other machines can reach "${value}". Use 127.0.0.1:${port}, and scrape it from this machine or through a proxy with a password.`,
    );
  return { host: host.replace(/[[\]]/g, ''), port };
}

/**
 * Whether the Host header names this machine. If any name were accepted, a page from any site, opened in a browser on
 * this machine, could read the metrics (DNS rebinding). HTTP/1.0 has no Host header, but browsers do not use it.
 */
const isLocal = (name: string | undefined) => name === undefined || loopback.test(name.replace(/:\d+$/, ''));

export interface ServedMetrics {
  /** `http://127.0.0.1:9464/metrics`. */
  address: string;
  close: () => void;
}

/**
 * Serves `/metrics` in the Prometheus text format.
 *
 * @throws an error with a readable message if the port is taken.
 */
export async function serveMetrics(registry: Registry, { host, port }: MetricsAddress): Promise<ServedMetrics> {
  const server = createServer(async (request, response) => {
    // Not parsed as a URL, because that throws for "//".
    const [path] = (request.url ?? '').split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const refuse = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`);
    if (!isLocal(request.headers.host)) return refuse(403, 'Use http://127.0.0.1, not another host name.');
    if (!isRead || path !== '/metrics') return refuse(isRead ? 404 : 405, 'GET /metrics');
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch (error) {
      response
        .writeHead(500, { 'Content-Type': 'text/plain' })
        .end(`${error instanceof Error ? error.message : error}\n`);
    }
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Error(`ENQUIRIES_METRICS: port ${port} is already in use. Use another port.`);
    throw error;
  }
  // The server must not keep an otherwise idle process alive.
  server.unref();
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${(server.address() as AddressInfo).port}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
