import type { Server } from 'node:http';

export interface ConnectionLimits {
  /**
   * Must exceed the longest upload that the enquiry service accepts. Node's own limit is 5 minutes. @default 35 minutes
   */
  requestMs?: number | undefined;
  /**
   * A connection is closed if no data moves in either direction for this long. Without this, a client that sends half a
   * request could hold its connection for as long as an upload may take. @default 2 minutes
   */
  idleMs?: number | undefined;
}

/** Limits how long connections stay open. */
export function limitConnections(
  server: Server,
  { requestMs = 35 * 60_000, idleMs = 2 * 60_000 }: ConnectionLimits = {},
): void {
  server.requestTimeout = requestMs;
  server.timeout = idleMs;
}
