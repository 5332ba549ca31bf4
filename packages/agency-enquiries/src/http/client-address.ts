import { isIP } from 'node:net';

export interface ClientAddressOptions {
  /** Headers of the request. */
  headers: Headers;
  /** Address of the connection: the visitor's, or a proxy's. */
  remote?: string | undefined;
  /**
   * Name of the header that a proxy sets, such as `X-Forwarded-For`. Trust a header only if a proxy overwrites or
   * extends it, because clients can send it too. The last address in the header is the one that the proxy saw.
   */
  header?: string | undefined;
}

/** The visitor's address, for rate limits, from the connection or from a proxy's header. */
export function clientAddress({ headers, remote, header }: ClientAddressOptions): string | undefined {
  const forwarded = header && headers.get(header)?.split(',').at(-1)?.trim();
  return forwarded && isIP(forwarded) ? forwarded : remote;
}
