import { getConnInfo } from '@hono/node-server/conninfo';
import { clientAddress } from 'agency-enquiries/http';
import type { Context } from 'hono';

/** Loopback and local network addresses, from which proxies connect. */
const local = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1$|f[cd])/i;

/**
 * Reads the client's address on the Node server: from the connection, or from a header that a reverse proxy sets.
 *
 * @param header - Name of that header, such as `X-Forwarded-For`.
 * @param report - Called once if the server seems to be behind a proxy but no header is configured, because all
 * visitors would then share the limits of a single address. @default console.error
 */
export function nodeAddress(
  header?: string | undefined,
  report: (sentence: string) => void = (sentence) => console.error(sentence),
): (context: Context) => string | undefined {
  let isReported = header !== undefined;
  return (context) => {
    const { headers } = context.req.raw;
    const remote = remoteOf(context);
    if (!isReported && headers.has('X-Forwarded-For') && local.test(remote ?? '')) {
      isReported = true;
      report(
        'CLIENT_ADDRESS_HEADER is missing, but requests come through a proxy, so all visitors share one rate limit. If the proxy sets or extends X-Forwarded-For, write CLIENT_ADDRESS_HEADER=X-Forwarded-For.',
      );
    }
    return clientAddress({ headers, remote, header });
  };
}

/** In tests and on serverless hosts, there is no connection. */
function remoteOf(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
}
