import { ChatError } from './chat-error.js';

/**
 * Runs a task that must not outlast a time, nor the interest of whoever asked for it. It settles then even where the
 * task does not listen to its signal.
 *
 * @param task - Receives a signal that aborts in both cases.
 * @param options - `signal` belongs to whoever asks; `timeoutMs` is in ms.
 * @throws a `ChatError` of the kind `timeout`, or the reason of `signal`, or what the task throws.
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
      () => stop(new ChatError('timeout', `The chat service did not answer within ${timeoutMs} ms.`)),
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
