import { createServer } from 'node:net';

/** Whether a TCP port of this machine can be listened on. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, () => probe.close(() => answer(true)));
  });
}
