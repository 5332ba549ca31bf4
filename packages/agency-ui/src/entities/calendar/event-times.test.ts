import { describe, expect, it } from 'vitest';
import { eventTimes } from './event-times.js';

const at = (start: string, end?: string, timeZone = 'Africa/Nairobi') => {
  const times = eventTimes({ start, end, timeZone });
  return times && { ...times, start: new Date(times.start).toISOString(), end: new Date(times.end).toISOString() };
};

describe('eventTimes', () => {
  it('returns local times', () => {
    expect(at('2026-12-04T18:00', '2026-12-04T21:00')).toEqual({
      isAllDay: false,
      start: '2026-12-04T15:00:00.000Z',
      end: '2026-12-04T18:00:00.000Z',
      firstDay: '2026-12-04',
      lastDay: '2026-12-04',
    });
  });

  it('returns whole days', () => {
    expect(at('2026-12-04', '2026-12-06')).toEqual({
      isAllDay: true,
      start: '2026-12-03T21:00:00.000Z',
      end: '2026-12-06T21:00:00.000Z',
      firstDay: '2026-12-04',
      lastDay: '2026-12-06',
    });
  });

  it('counts an end at midnight as the previous day, and any later end as the next day', () => {
    expect(at('2026-12-04T20:00', '2026-12-05T00:00')).toMatchObject({ lastDay: '2026-12-04' });
    expect(at('2026-12-04T20:00', '2026-12-05T02:00')).toMatchObject({ lastDay: '2026-12-05' });
  });

  it('supports an event with no known end', () => {
    expect(at('2026-12-04T18:00')).toMatchObject({ end: '2026-12-04T15:00:00.000Z', lastDay: '2026-12-04' });
  });

  it.each([
    ['Friday', undefined, 'UTC'],
    ['2026-02-30', undefined, 'UTC'],
    ['2026-12-04T24:00', undefined, 'UTC'],
    ['2026-12-04T18:00', '2026-12-04T17:00', 'UTC'],
    ['2026-12-04T18:00', '2026-12-05', 'UTC'],
    ['2026-12-04', '2026-12-05T18:00', 'UTC'],
    ['2026-12-04', undefined, 'Nairobi'],
  ])('returns undefined for %s to %s in %s', (start, end, timeZone) =>
    expect(at(start, end, timeZone)).toBeUndefined(),
  );
});
