import type { Server } from 'node:http';

/** What ends before this is a clean end. */
const limitMs = 10_000;

/** What is left of the limit for the last writes, once requests and deliveries are told to end. */
const reserveMs = 1500;

interface ShutdownOptions {
  server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  /** Ends what goes on beside requests, within so many ms. */
  stop: (graceMs: number) => Promise<void>;
  exit?: ((code: number) => void) | undefined;
}

/**
 * Takes no new requests, answers those under way, ends deliveries, closes the store; within 10 seconds, which is what
 * systemd and container hosts allow before they kill. A second call ends at once.
 */
export function createShutdown({ server, stop, exit = process.exit }: ShutdownOptions): (code?: number) => void {
  let isEnding = false;

  return (code = 0) => {
    if (isEnding) return exit(1);
    isEnding = true;
    setTimeout(() => {
      console.error('Server     stopped with requests or deliveries unfinished: 10 seconds were not enough.');
      exit(1);
    }, limitMs).unref();

    const endsAt = performance.now() + limitMs - reserveMs;
    // A connection that is kept alive becomes idle when its request is answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const slow = setTimeout(() => server.closeAllConnections(), limitMs / 2);
    server.close(async () => {
      clearInterval(idle);
      clearTimeout(slow);
      // After the requests: each may have stored an enquiry.
      await stop(endsAt - performance.now());
      exit(code);
    });
  };
}
