import { expect, it, vi } from 'vitest';
import { createThrottledReport } from './throttled-report.js';

it('reports each kind of problem once a minute, and says how many reports were omitted', () => {
  const report = vi.fn();
  const clock = { now: 0 };
  const throttled = createThrottledReport(report, { now: () => clock.now });
  for (let count = 0; count < 5; count++) {
    throttled('disk', 'The disk is full.');
    throttled('mail', 'The mail server is down.');
  }
  expect(report.mock.calls).toEqual([['The disk is full.'], ['The mail server is down.']]);
  report.mockClear();
  clock.now += 60_000;
  throttled('disk', 'The disk is full.');
  expect(report.mock.calls).toEqual([['The disk is full. (4 more since the last report)']]);
  report.mockClear();
  clock.now += 60_000;
  throttled('disk', 'The disk is full.');
  expect(report.mock.calls).toEqual([['The disk is full.']]);
});

it('remembers only a limited number of kinds', () => {
  const report = vi.fn();
  const throttled = createThrottledReport(report);
  for (let kind = 0; kind < 101; kind++) throttled(String(kind), 'Failed.');
  throttled('0', 'Failed.');
  throttled('100', 'Failed.');
  expect(report).toHaveBeenCalledTimes(102);
});
