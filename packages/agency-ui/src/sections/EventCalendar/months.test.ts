import { describe, expect, it } from 'vitest';
import { addMonths, monthOf, weekFrom, weeksOf } from './months.js';

it('finds the month that a date belongs to, and the months before and after', () => {
  expect(monthOf('2026-12-04')).toBe('2026-12');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-11', 14)).toBe('2028-01');
});

describe('weeksOf', () => {
  /** The weeks as day numbers. */
  const weeks = (...args: Parameters<typeof weeksOf>) =>
    weeksOf(...args).map((week) => week.map((date) => date?.slice(-2) ?? '··').join(' '));

  it('has empty days before the first and after the last', () => {
    expect(weeks('2026-12', 'monday')).toEqual([
      '·· 01 02 03 04 05 06',
      '07 08 09 10 11 12 13',
      '14 15 16 17 18 19 20',
      '21 22 23 24 25 26 27',
      '28 29 30 31 ·· ·· ··',
    ]);
  });

  it('can start weeks on any day', () => {
    expect(weeks('2026-12', 'sunday')[0]).toBe('·· ·· 01 02 03 04 05');
    expect(weeks('2026-12', 'saturday')[0]).toBe('·· ·· ·· 01 02 03 04');
    // Four weeks, and six.
    expect(weeks('2027-02', 'monday')).toHaveLength(4);
    expect(weeks('2026-08', 'monday')).toHaveLength(6);
  });
});

it('names the weekdays in order', () => {
  const names = weekFrom('sunday').map((date) =>
    new Date(date).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' }),
  );
  expect(names).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
});
