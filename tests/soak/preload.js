/**
 * Loaded before the server under test: sets its clock and measures its memory, as messages of the test ask for. Plain
 * JavaScript, because a loader for TypeScript would be part of the measured memory.
 */
const realNow = Date.now;
let stepMs = 0;
Date.now = () => realNow() + stepMs;

process.on('message', (request) => {
  if ('clockStepMs' in request) {
    stepMs = request.clockStepMs;
    return;
  }
  // Twice: the first collection runs finalizers, which release more.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
});
// The channel must not keep the server alive.
process.channel?.unref();
