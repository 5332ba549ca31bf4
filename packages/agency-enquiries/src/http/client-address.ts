import { isIP } from 'node:net';

export interface ClientAddressOptions {
  /** Headers of the request. */
  headers: Headers;
  /** Address of the connection: that of the visitor, or of a proxy. */
  remote?: string | undefined;
  /**
   * Name of the header that a proxy sets, such as `X-Forwarded-For`. Trust a header only if a proxy overwrites or
   * extends it, because clients can send it too: the last address in it is the one that the proxy saw.
   */
  header?: string | undefined;
}

/** The visitor's address, for rate limits: from the connection, or from the header of a proxy. */
export function clientAddress({ headers, remote, header }: ClientAddressOptions): string | undefined {
  const forwarded = header && headers.get(header)?.split(',').at(-1)?.trim();
  return forwarded && isIP(forwarded) ? forwarded : remote;
}
