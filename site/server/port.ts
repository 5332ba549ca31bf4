import type { Environment } from 'agency-enquiries/http';

const defaultPort = 4173;

/**
 * Reads the port to listen on.
 *
 * @throws an error that says what to set instead if the port is invalid.
 */
export function readPort(environment: Environment): number {
  const text = environment['PORT']?.trim() || String(defaultPort);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT: "${text}" is not a port number. Use a number from 1 to 65535, or 0 for any free port.`);
}
