import { ChatError } from './chat-error.js';

/**
 * Runs a task with a timeout. It settles on abort even if the task ignores its signal.
 *
 * It does not use `AbortSignal.any`, which Safari lacks before 17.4.
 *
 * @param task - Receives a signal that aborts on timeout and with the caller's signal.
 * @param options - The caller's `signal`, and `timeoutMs` in ms.
 * @throws a `ChatError` with `failure: 'timeout'`, `signal`'s reason, or the task's error.
 */
export function withDeadline<Result>(
  task: (signal: AbortSignal) => Promise<Result>,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Result> {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    const stop = (reason: unknown) => {
      own.abort(reason);
      reject(reason);
    };
    leave = () => stop(signal.reason);
    timer = setTimeout(
      () =>
        stop(
          new ChatError(
            'timeout',
            `The chat service did not answer within ${timeoutMs} ms. Raise timeoutMs if answers take longer.`,
          ),
        ),
      timeoutMs,
    );
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
  const run = async () => {
    signal.throwIfAborted();
    return task(own.signal);
  };
  return Promise.race([interrupted, run()]).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  });
}
