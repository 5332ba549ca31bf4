import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './with-deadline.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const forever = () => new Promise<never>(() => {});

describe('withDeadline', () => {
  it('resolves with the task’s result and clears its timer', async () => {
    const { signal } = new AbortController();
    await expect(withDeadline(async () => 7, { signal, timeoutMs: 100 })).resolves.toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the task’s error, even a synchronous one', async () => {
    const { signal } = new AbortController();
    const throwing = () => {
      throw new Error('no');
    };
    await expect(withDeadline(throwing, { signal, timeoutMs: 100 })).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects once the timeout has passed and the task is still pending', async () => {
    const { signal } = new AbortController();
    const task = vi.fn((_signal: AbortSignal) => forever());
    const outcome = expect(withDeadline(task, { signal, timeoutMs: 20_000 })).rejects.toMatchObject({
      failure: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(task.mock.calls[0]?.[0].aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(task.mock.calls[0]?.[0].aborted).toBe(true);
    await outcome;
  });

  it('rejects with the caller’s reason for aborting', async () => {
    const asking = new AbortController();
    const task = vi.fn((_signal: AbortSignal) => forever());
    const outcome = expect(withDeadline(task, { signal: asking.signal, timeoutMs: 100 })).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(0);
    asking.abort(new Error('gone'));
    await outcome;
    expect(task.mock.calls[0]?.[0].reason).toEqual(new Error('gone'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not run the task if the signal is already aborted', async () => {
    const task = vi.fn(forever);
    await expect(withDeadline(task, { signal: AbortSignal.abort(), timeoutMs: 100 })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(task).not.toHaveBeenCalled();
  });
});
