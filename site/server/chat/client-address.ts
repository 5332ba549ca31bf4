import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Reads the client's address on the Node server: from the connection, or from a header that a reverse proxy sets.
 *
 * @param header - Name of that header, such as `X-Forwarded-For`. Trust a header only if a proxy overwrites or extends
 * it, because clients can send it too: its last address is the one that the proxy saw.
 */
export function nodeAddress(header?: string | undefined): (context: Context) => string | undefined {
  return (context) => {
    const forwarded = header && context.req.header(header)?.split(',').at(-1)?.trim();
    if (forwarded && isIP(forwarded)) return forwarded;
    try {
      return getConnInfo(context).remote.address;
    } catch {
      // There is no connection in tests and on serverless hosts.
      return undefined;
    }
  };
}
