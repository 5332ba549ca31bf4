import { getConnInfo } from '@hono/node-server/conninfo';
import { clientAddress } from 'agency-enquiries/http';
import type { Context } from 'hono';

/**
 * Reads the client's address on the Node server: from the connection, or from a header that a reverse proxy sets.
 *
 * @param header - Name of that header, such as `X-Forwarded-For`.
 */
export function nodeAddress(header?: string | undefined): (context: Context) => string | undefined {
  return (context) => clientAddress({ headers: context.req.raw.headers, remote: remoteOf(context), header });
}

/** Tests and serverless hosts have no connection. */
function remoteOf(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
}
