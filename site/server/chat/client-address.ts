import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * How the Node server learns who asks: from the connection, or from a header that a proxy before it writes.
 *
 * @param header - Name of that header, such as `X-Forwarded-For`. Name one only where a proxy overwrites or extends
 * it, since anybody can send it: its last address is the one that the proxy saw.
 */
export function nodeAddress(header?: string | undefined): (context: Context) => string | undefined {
  return (context) => {
    const told = header && context.req.header(header)?.split(',').at(-1)?.trim();
    if (told && isIP(told)) return told;
    try {
      return getConnInfo(context).remote.address;
    } catch {
      // Asked without a connection, as tests and hosts of functions do.
      return undefined;
    }
  };
}
