/**
 * Loaded before the server under test: sets its clock and measures its memory, as messages of the test ask for. Plain
 * JavaScript, because a loader for TypeScript would be part of the measured memory.
 */
import { existsSync, readdirSync } from 'node:fs';

const descriptors = '/proc/self/fd';
const realNow = Date.now;
let stepMs = 0;
Date.now = () => realNow() + stepMs;

process.on('message', (request) => {
  if ('clockStepMs' in request) {
    stepMs = request.clockStepMs;
    return;
  }
  // Twice: the first collection runs finalizers, which release more.
  // Throws without --expose-gc: the heap would be that of some moment between two collections.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  // Only Linux lists them.
  const open = existsSync(descriptors) ? readdirSync(descriptors).length : 0;
  process.send?.({ heapUsed, rss, open });
});
// The channel must not keep the server alive.
process.channel?.unref();
