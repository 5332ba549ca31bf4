// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSubscription } from './useSubscription.js';

afterEach(cleanup);

/** A request that the test answers. */
function pending() {
  let succeed: () => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  return { promise, succeed, fail };
}

describe('useSubscription', () => {
  it('goes from idle over submitting to succeeded', async () => {
    const request = pending();
    const subscribe = vi.fn(() => request.promise);
    const { result } = renderHook(() => useSubscription(subscribe));
    expect(result.current.state).toBe('idle');
    let taken: Promise<boolean> | undefined;
    act(() => {
      taken = result.current.submit('me@company.example');
    });
    expect(result.current.state).toBe('submitting');
    await act(async () => request.succeed());
    expect(result.current.state).toBe('succeeded');
    expect(result.current.email).toBe('me@company.example');
    expect(await taken).toBe(true);
    expect(subscribe).toHaveBeenCalledWith('me@company.example', { signal: expect.any(AbortSignal) });
  });

  it('can be tried again after a failure', async () => {
    const subscribe = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
    const { result } = renderHook(() => useSubscription(subscribe));
    await act(async () => expect(await result.current.submit('me@company.example')).toBe(false));
    expect(result.current.state).toBe('failed');
    await act(async () => expect(await result.current.submit('me@company.example')).toBe(true));
    expect(result.current.state).toBe('succeeded');
  });

  it('sends once, however often it is pressed before the next render', async () => {
    const request = pending();
    const subscribe = vi.fn(() => request.promise);
    const { result } = renderHook(() => useSubscription(subscribe));
    act(() => {
      void result.current.submit('me@company.example');
      void result.current.submit('me@company.example');
    });
    expect(subscribe).toHaveBeenCalledOnce();
    await act(async () => request.succeed());
  });

  it('aborts when it leaves the page, and says nothing afterwards', async () => {
    const request = pending();
    let signal: AbortSignal | undefined;
    const { result, unmount } = renderHook(() =>
      useSubscription((_email, options) => {
        signal = options.signal;
        return request.promise;
      }),
    );
    let taken: Promise<boolean> | undefined;
    act(() => {
      taken = result.current.submit('me@company.example');
    });
    unmount();
    expect(signal?.aborted).toBe(true);
    request.succeed();
    expect(await taken).toBe(false);
  });

  it('does nothing without a handler', async () => {
    const { result } = renderHook(() => useSubscription(undefined));
    await act(async () => expect(await result.current.submit('me@company.example')).toBe(false));
    expect(result.current.state).toBe('idle');
  });
});
