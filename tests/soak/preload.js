/**
 * Loaded before the server under test. Sets its clock and measures its memory when the test sends a message. Plain
 * JavaScript, because a TypeScript loader would be part of the measured memory.
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
  // Runs twice, because the first collection runs finalizers, which release more. Throws without --expose-gc, because
  // otherwise the heap would be measured at a random moment between collections.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  // Only Linux lists open files.
  const open = existsSync(descriptors) ? readdirSync(descriptors).length : 0;
  process.send?.({ heapUsed, rss, open });
});
// The channel must not keep the server alive.
process.channel?.unref();
