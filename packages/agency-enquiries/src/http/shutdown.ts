/** Time limit for a clean shutdown, in ms. */
const limitMs = 10_000;

/** Time reserved for the last writes, after pending requests and deliveries are aborted. */
const reserveMs = 1500;

export interface ShutdownOptions {
  /** A `node:http` server, or the server that `serve` from `@hono/node-server` returns. */
  server: {
    close: (callback: () => void) => unknown;
    closeIdleConnections?: (() => void) | undefined;
    closeAllConnections?: (() => void) | undefined;
  };
  /** Stops background work within `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
  /** @default process.exit */
  exit?: ((code: number) => void) | undefined;
}

/**
 * Stops accepting requests, completes pending ones, finishes deliveries and closes the store, all within 10 seconds,
 * the shortest grace period among systemd and container hosts. A second call exits immediately.
 */
export function createShutdown({ server, stop, exit = process.exit }: ShutdownOptions): (code?: number) => void {
  let isEnding = false;

  return (code = 0) => {
    if (isEnding) return exit(1);
    isEnding = true;
    setTimeout(() => {
      console.error(
        'The server stopped after 10 seconds, with unfinished requests or deliveries. Deliveries resume when it next starts.',
      );
      exit(1);
    }, limitMs).unref();

    const endsAt = performance.now() + limitMs - reserveMs;
    // A keep-alive connection becomes idle after its response.
    const idle = setInterval(() => server.closeIdleConnections?.(), 50);
    const slow = setTimeout(() => server.closeAllConnections?.(), limitMs / 2);
    server.close(async () => {
      clearInterval(idle);
      clearTimeout(slow);
      // Runs after the requests, because each may have stored an enquiry.
      await stop(endsAt - performance.now());
      exit(code);
    });
  };
}
