import { afterEach, describe, expect, it, vi } from 'vitest';
import { wallClock, zonedTime } from './weekday.js';

const at = (date: string, time: string, timeZone: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(zonedTime(date, hour * 60 + minute, timeZone)).toISOString().slice(0, 16);
};

describe('zonedTime', () => {
  it.each([
    ['2026-11-27', '17:00', 'Africa/Nairobi', '2026-11-27T14:00'],
    ['2026-11-27', '00:00', 'Pacific/Kiritimati', '2026-11-26T10:00'],
    ['2026-11-27', '23:59', 'Pacific/Pago_Pago', '2026-11-28T10:59'],
    ['2026-11-27', '08:00', 'Asia/Kathmandu', '2026-11-27T02:15'],
    ['2026-07-01', '12:00', 'Europe/Amsterdam', '2026-07-01T10:00'],
    ['2026-12-01', '12:00', 'Europe/Amsterdam', '2026-12-01T11:00'],
    // Covers the days on which the clocks change.
    ['2026-03-29', '01:59', 'Europe/Amsterdam', '2026-03-29T00:59'],
    ['2026-03-29', '03:00', 'Europe/Amsterdam', '2026-03-29T01:00'],
    ['2026-10-25', '01:59', 'Europe/Amsterdam', '2026-10-24T23:59'],
    ['2026-10-25', '03:00', 'Europe/Amsterdam', '2026-10-25T02:00'],
  ])('reads %s %s in %s as %s UTC', (date, time, timeZone, expected) =>
    expect(at(date, time, timeZone)).toBe(expected),
  );

  it('uses the first of two identical local times, and shifts a time that doesn’t exist', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Amsterdam')).toBe('2026-10-25T00:30');
    expect(at('2026-03-29', '02:30', 'Europe/Amsterdam')).toBe('2026-03-29T01:30');
    // On Lord Howe Island, Australia, clocks move by half an hour.
    expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45');
  });

  it('returns NaN for an invalid date', () => {
    expect(zonedTime('2026-02-30', 0, 'UTC')).toBeNaN();
  });
});

describe('wallClock', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const time = Date.UTC(2026, 11, 31, 22, 30);

  it.each([
    ['Africa/Nairobi', '2027-01-01', 90],
    ['Asia/Kathmandu', '2027-01-01', 255],
    ['America/St_Johns', '2026-12-31', 1140],
    ['UTC', '2026-12-31', 1350],
  ])('is the same in %s, named or as the machine’s time zone', (timeZone, date, minutes) => {
    expect(wallClock(time, timeZone)).toEqual({ date, minutes });
    vi.stubEnv('TZ', timeZone);
    expect(wallClock(time)).toEqual({ date, minutes });
  });

  it('throws for an unknown time zone', () => {
    expect(() => wallClock(time, 'Mars/Olympus')).toThrow(RangeError);
  });
});
