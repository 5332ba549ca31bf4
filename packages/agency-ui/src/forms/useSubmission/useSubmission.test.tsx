// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SubmissionStatus, useSubmission } from './useSubmission.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A request that the test settles. */
function pending() {
  let succeed: (answer?: unknown) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const promise = new Promise((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  return { promise, succeed, fail };
}

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** Goes online as a browser does: `onLine` changes first, then the event fires. */
async function goOnline() {
  setOnline(true);
  await act(async () => dispatchEvent(new Event('online')));
}

const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

/** A request that fails because there is no connection. */
const request = () => (navigator.onLine ? Promise.resolve() : networkError());

describe('useSubmission', () => {
  it('goes from idle to submitting to succeeded', async () => {
    const request = pending();
    const send = vi.fn(() => request.promise);
    const { result } = renderHook(() => useSubmission<string>(send));
    expect(result.current.status).toBe('idle');
    let sent: Promise<boolean> | undefined;
    act(() => {
      sent = result.current.submit('text');
    });
    expect(result.current.status).toBe('submitting');
    expect(send).toHaveBeenCalledWith('text', {
      signal: expect.any(AbortSignal),
      idempotencyKey: expect.stringMatching(/^[\w-]{8,200}$/),
      elapsedMs: expect.any(Number),
      website: '',
    });
    await act(async () => request.succeed());
    expect(result.current.status).toBe('succeeded');
    expect(await sent).toBe(true);
  });

  it.each([
    ['its promise is rejected', networkError],
    [
      'it throws',
      () => {
        throw new Error('no');
      },
    ],
    ['the server responds with an error', () => new Response(null, { status: 500 })],
  ])('fails when %s, and can be retried with the same idempotency key', async (_name, fails) => {
    const send = vi
      .fn<(values: string, options: { idempotencyKey: string }) => unknown>()
      .mockImplementationOnce(fails)
      .mockReturnValue(new Response());
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => expect(await result.current.submit('text')).toBe(false));
    expect(result.current.status).toBe('failed');
    await act(async () => expect(await result.current.submit('text')).toBe(true));
    expect(result.current.status).toBe('succeeded');
    await act(async () => void (await result.current.submit('another')));
    const [first, second, third] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('sends only once, even if submitted repeatedly before the next render', async () => {
    const request = pending();
    const send = vi.fn(() => request.promise);
    const { result } = renderHook(() => useSubmission<string>(send));
    let second: Promise<boolean> | undefined;
    act(() => {
      void result.current.submit('text');
      second = result.current.submit('text');
    });
    expect(send).toHaveBeenCalledOnce();
    expect(await second).toBe(false);
    await act(async () => request.succeed());
  });

  it('times out after 20 seconds, even if the sender ignores its signal', async () => {
    let signal: AbortSignal | undefined;
    const { result } = renderHook(() =>
      useSubmission<string>((_values, options) => {
        signal = options.signal;
        return new Promise(() => {});
      }),
    );
    act(() => void result.current.submit('text'));
    await wait(19_999);
    expect(result.current.status).toBe('submitting');
    expect(signal?.aborted).toBe(false);
    await wait(1);
    expect(result.current.status).toBe('failed');
    expect(signal?.aborted).toBe(true);
  });

  it('ignores a response that arrives after the timeout', async () => {
    const request = pending();
    const { result } = renderHook(() => useSubmission<string>(() => request.promise, { timeoutMs: 100 }));
    act(() => void result.current.submit('text'));
    await wait(100);
    await act(async () => request.succeed());
    expect(result.current.status).toBe('failed');
  });

  it('clears its timer', async () => {
    const { result } = renderHook(() => useSubmission<string>(() => Promise.resolve()));
    await act(async () => void (await result.current.submit('text')));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues after it unmounts', async () => {
    const request = pending();
    let signal: AbortSignal | undefined;
    const onSuccess = vi.fn();
    const { result, unmount } = renderHook(() =>
      useSubmission<string>(
        (_values, options) => {
          signal = options.signal;
          return request.promise;
        },
        {},
        onSuccess,
      ),
    );
    let sent: Promise<boolean> | undefined;
    act(() => {
      sent = result.current.submit('text');
    });
    unmount();
    expect(signal?.aborted).toBe(false);
    request.succeed();
    expect(await sent).toBe(true);
    expect(onSuccess).toHaveBeenCalledWith('text');
  });

  it('succeeds after the simulated delay when there is no sender', async () => {
    const { result } = renderHook(() => useSubmission<string>(undefined, { simulatedDelay: 1500 }));
    act(() => void result.current.submit('text'));
    await wait(1499);
    expect(result.current.status).toBe('submitting');
    await wait(1);
    expect(result.current.status).toBe('succeeded');
  });

  it('measures the time since the form appeared', async () => {
    const send = vi.fn<(values: string, options: { elapsedMs: number }) => unknown>();
    const { result } = renderHook(() => useSubmission<string>(send));
    await wait(5000);
    await act(async () => void (await result.current.submit('text')));
    await wait(3000);
    await act(async () => void (await result.current.submit('another')));
    expect(send.mock.calls.map(([, { elapsedMs }]) => elapsedMs)).toEqual([5000, 3000]);
  });

  it('reports every change of status', async () => {
    const statuses: SubmissionStatus[] = [];
    const send = vi.fn<() => unknown>().mockImplementationOnce(networkError);
    const { result } = renderHook(() =>
      useSubmission<string>(send, { onStatusChange: (status) => statuses.push(status) }),
    );
    await act(async () => void (await result.current.submit('text')));
    await act(async () => void (await result.current.submit('text')));
    act(() => result.current.reset());
    expect(statuses).toEqual(['submitting', 'failed', 'submitting', 'succeeded', 'idle']);
  });
});

describe('useSubmission offline', () => {
  it('queues after a network error, and sends once the browser is online', async () => {
    setOnline(false);
    const send = vi.fn(request);
    const onSuccess = vi.fn();
    const { result } = renderHook(() => useSubmission<string>(send, {}, onSuccess));
    await act(async () => expect(await result.current.submit('text')).toBe(false));
    expect(result.current.status).toBe('queued');
    await goOnline();
    await goOnline();
    expect(result.current.status).toBe('succeeded');
    expect(send).toHaveBeenCalledTimes(2);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('text');
  });

  it('queues a request after a network error, and retries it with the same idempotency key', async () => {
    const keys: string[] = [];
    const { result } = renderHook(() =>
      useSubmission<string>((_values, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (keys.length > 1) return undefined;
        setOnline(false);
        return networkError();
      }),
    );
    await act(async () => void (await result.current.submit('text')));
    expect(result.current.status).toBe('queued');
    await goOnline();
    expect(result.current.status).toBe('succeeded');
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('sends a queued submission only once if it is submitted again', async () => {
    setOnline(false);
    const send = vi.fn(request);
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    await act(async () => void (await result.current.submit('text')));
    await goOnline();
    await goOnline();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('does not retry a queued submission that has since failed', async () => {
    setOnline(false);
    const send = vi.fn(() => (navigator.onLine ? Promise.reject(new Error('503')) : networkError()));
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    setOnline(true);
    await act(async () => void (await result.current.submit('text')));
    expect(result.current.status).toBe('failed');
    await goOnline();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('stays queued if the browser immediately goes offline again', async () => {
    setOnline(false);
    const send = vi.fn(request);
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    await act(async () => dispatchEvent(new Event('online')));
    expect(result.current.status).toBe('queued');
    await goOnline();
    expect(send).toHaveBeenCalledTimes(3);
    expect(result.current.status).toBe('succeeded');
  });

  it('still sends a queued submission after it unmounts', async () => {
    setOnline(false);
    const send = vi.fn(request);
    const { result, unmount } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    unmount();
    await goOnline();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not send a submission that was discarded', async () => {
    setOnline(false);
    const send = vi.fn(request);
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    act(() => result.current.reset());
    expect(result.current.status).toBe('idle');
    await goOnline();
    await wait(60 * 60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends the refreshed values of a queued submission, or fails if there are none', async () => {
    setOnline(false);
    const send = vi.fn(request);
    const onSuccess = vi.fn();
    const refresh = vi.fn<() => string | undefined>().mockReturnValueOnce('edited').mockReturnValue(undefined);
    const { result } = renderHook(() => useSubmission<string>(send, { refresh }, onSuccess));
    await act(async () => void (await result.current.submit('text')));
    expect(refresh).not.toHaveBeenCalled();
    await goOnline();
    expect(send).toHaveBeenLastCalledWith('edited', expect.anything());
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('edited');
    setOnline(false);
    await act(async () => void (await result.current.submit('text')));
    await goOnline();
    await goOnline();
    expect(result.current.status).toBe('failed');
    expect(send).toHaveBeenCalledTimes(3);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('queues after errors that the sender marks as network errors, and after requests without a response', async () => {
    setOnline(false);
    const send = vi
      .fn<() => unknown>(() => new Promise(() => {}))
      .mockRejectedValueOnce(new DOMException('No connection', 'NetworkError'));
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    expect(result.current.status).toBe('queued');
    act(() => void result.current.submit('text'));
    await wait(20_000);
    expect(result.current.status).toBe('queued');
    act(() => result.current.reset());
  });

  it('shows any other error as a failure on a device that reports itself offline, and does not retry', async () => {
    setOnline(false);
    const send = vi.fn(() => Promise.reject(new Error('The endpoint did not confirm the enquiry.')));
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    expect(result.current.status).toBe('failed');
    await goOnline();
    await wait(60 * 60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends immediately on a connected device that reports itself offline', async () => {
    setOnline(false);
    const { result } = renderHook(() => useSubmission<string>(() => Promise.resolve()));
    await act(async () => expect(await result.current.submit('text')).toBe(true));
    expect(result.current.status).toBe('succeeded');
  });

  it('retries on a timer with growing delays, and only rarely while the page is hidden', async () => {
    setOnline(false);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const send = vi.fn<() => Promise<void>>(networkError);
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    await wait(14_999);
    expect(send).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(send).toHaveBeenCalledTimes(2);
    await wait(29_999);
    expect(send).toHaveBeenCalledTimes(2);
    await wait(1);
    expect(send).toHaveBeenCalledTimes(3);
    hidden.mockReturnValue('hidden');
    // Five minutes after the retry was due.
    await wait(60_000 + 5 * 60_000 - 1);
    expect(send).toHaveBeenCalledTimes(3);
    await wait(1);
    expect(send).toHaveBeenCalledTimes(4);
    await wait(2 * 60_000);
    expect(send).toHaveBeenCalledTimes(4);
    hidden.mockReturnValue('visible');
    send.mockResolvedValue(undefined);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(send).toHaveBeenCalledTimes(5);
    expect(result.current.status).toBe('succeeded');
    await wait(60 * 60_000);
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('stays queued if a retry has no connection although the browser reports itself online', async () => {
    setOnline(false);
    const send = vi.fn<() => Promise<void>>(networkError);
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    await goOnline();
    expect(result.current.status).toBe('queued');
    send.mockResolvedValue(undefined);
    await wait(5 * 60_000);
    expect(result.current.status).toBe('succeeded');
  });

  it('shows progress if the form is submitted during a retry', async () => {
    setOnline(false);
    const later = pending();
    const send = vi.fn<() => unknown>(() => later.promise).mockImplementationOnce(networkError);
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => void (await result.current.submit('text')));
    await wait(15_000);
    expect(result.current.status).toBe('queued');
    act(() => void result.current.submit('text'));
    expect(result.current.status).toBe('submitting');
    await act(async () => later.succeed());
    expect(result.current.status).toBe('succeeded');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('simulates a success while offline', async () => {
    setOnline(false);
    const { result } = renderHook(() => useSubmission<string>(undefined));
    await act(async () => expect(await result.current.submit('text')).toBe(true));
  });
});
