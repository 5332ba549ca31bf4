// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSubmission } from './useSubmission.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A request that the test answers. */
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

describe('useSubmission', () => {
  it('goes from idle over submitting to succeeded', async () => {
    const request = pending();
    const send = vi.fn(() => request.promise);
    const { result } = renderHook(() => useSubmission<string>(send));
    expect(result.current.state).toBe('idle');
    let taken: Promise<boolean> | undefined;
    act(() => {
      taken = result.current.submit('words');
    });
    expect(result.current.state).toBe('submitting');
    expect(send).toHaveBeenCalledWith('words', { signal: expect.any(AbortSignal) });
    await act(async () => request.succeed());
    expect(result.current.state).toBe('succeeded');
    expect(await taken).toBe(true);
  });

  it.each([
    ['its promise is rejected', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'it throws',
      () => {
        throw new Error('no');
      },
    ],
    ['the server refuses', () => new Response(null, { status: 500 })],
  ])('has failed when %s, and can be tried again', async (_name, fails) => {
    const send = vi.fn<() => unknown>().mockImplementationOnce(fails).mockReturnValueOnce(new Response());
    const { result } = renderHook(() => useSubmission<string>(send));
    await act(async () => expect(await result.current.submit('words')).toBe(false));
    expect(result.current.state).toBe('failed');
    await act(async () => expect(await result.current.submit('words')).toBe(true));
    expect(result.current.state).toBe('succeeded');
  });

  it('sends once, however often it is pressed before the next render', async () => {
    const request = pending();
    const send = vi.fn(() => request.promise);
    const { result } = renderHook(() => useSubmission<string>(send));
    let second: Promise<boolean> | undefined;
    act(() => {
      void result.current.submit('words');
      second = result.current.submit('words');
    });
    expect(send).toHaveBeenCalledOnce();
    expect(await second).toBe(false);
    await act(async () => request.succeed());
  });

  it('gives up after 20 seconds, also on a sender that does not listen', async () => {
    let signal: AbortSignal | undefined;
    const { result } = renderHook(() =>
      useSubmission<string>((_values, options) => {
        signal = options.signal;
        return new Promise(() => {});
      }),
    );
    act(() => void result.current.submit('words'));
    await wait(19_999);
    expect(result.current.state).toBe('submitting');
    expect(signal?.aborted).toBe(false);
    await wait(1);
    expect(result.current.state).toBe('failed');
    expect(signal?.aborted).toBe(true);
  });

  it('hears nothing of an answer that comes after it gave up', async () => {
    const request = pending();
    const { result } = renderHook(() => useSubmission<string>(() => request.promise, { timeout: 100 }));
    act(() => void result.current.submit('words'));
    await wait(100);
    await act(async () => request.succeed());
    expect(result.current.state).toBe('failed');
  });

  it('leaves no clock running behind an answer', async () => {
    const { result } = renderHook(() => useSubmission<string>(() => Promise.resolve()));
    await act(async () => void (await result.current.submit('words')));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('aborts when it leaves the page, and says nothing afterwards', async () => {
    const request = pending();
    let signal: AbortSignal | undefined;
    const { result, unmount } = renderHook(() =>
      useSubmission<string>((_values, options) => {
        signal = options.signal;
        return request.promise;
      }),
    );
    let taken: Promise<boolean> | undefined;
    act(() => {
      taken = result.current.submit('words');
    });
    unmount();
    expect(signal?.aborted).toBe(true);
    request.succeed();
    expect(await taken).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes its time and succeeds where there is nothing to send with', async () => {
    const { result } = renderHook(() => useSubmission<string>(undefined, { simulatedDelay: 1500 }));
    act(() => void result.current.submit('words'));
    await wait(1499);
    expect(result.current.state).toBe('submitting');
    await wait(1);
    expect(result.current.state).toBe('succeeded');
  });
});
