import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRateLimit } from './rate-limit.js';

function limit(requests: number, windowMs: number) {
  const clock = { now: 0 };
  return { clock, wait: createRateLimit({ requests, windowMs, now: () => clock.now }) };
}

describe('createRateLimit', () => {
  it('allows a burst, then returns the waiting time in whole seconds', () => {
    const { wait } = limit(3, 60_000);
    expect([1, 2, 3, 4].map(() => wait('192.0.2.1'))).toEqual([0, 0, 0, 20]);
  });

  it('refills evenly up to the limit', () => {
    const { clock, wait } = limit(3, 60_000);
    for (let count = 0; count < 3; count++) wait('192.0.2.1');
    clock.now = 19_999;
    expect(wait('192.0.2.1')).toBe(1);
    clock.now = 20_000;
    expect(wait('192.0.2.1')).toBe(0);
    expect(wait('192.0.2.1')).toBe(20);
    clock.now = 9_999_999;
    expect([1, 2, 3, 4].map(() => wait('192.0.2.1') > 0)).toEqual([false, false, false, true]);
  });

  it('allows the next request after the waiting time', () => {
    const { clock, wait } = limit(7, 60_000);
    for (let count = 0; count < 200; count++) {
      const seconds = wait('192.0.2.1');
      clock.now += seconds * 1000;
      if (seconds > 0) expect(wait('192.0.2.1')).toBe(0);
    }
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:5', true],
    ['2001:db8::1', '2001:db8:0:0:7::', true],
    ['fe80::1%eth0', 'fe80::2', true],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '2001:db8::1', false],
    ['192.0.2.1', '192.0.2.2', false],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ])('counts %s and %s as one network: %s', (one, other, together) => {
    const { wait } = limit(1, 60_000);
    expect(wait(one)).toBe(0);
    expect(wait(other) > 0).toBe(together);
  });

  it('is unaffected by clock changes', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const wait = createRateLimit({ requests: 2, windowMs: 50 });
    wait('192.0.2.1');
    vi.setSystemTime(Date.parse('2026-11-24T08:00:00Z'));
    expect(wait('192.0.2.1')).toBe(0);
  });

  it('evicts the least recently used address', () => {
    const { wait } = limit(1, 60_000);
    wait('first');
    for (let count = 0; count < 9_999; count++) wait(`address ${count}`);
    expect(wait('first')).toBeGreaterThan(0);
    for (let count = 0; count < 10_000; count++) wait(`another ${count}`);
    expect(wait('first')).toBe(0);
  });
});
