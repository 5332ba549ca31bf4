import { type AddressInfo, createServer } from 'node:net';

/** Whether a TCP port of this machine can be listened on. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, () => probe.close(() => answer(true)));
  });
}

/** A TCP port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => answer(port));
    });
  });
