import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../entities/index.js';
import { type OpeningState, openingState } from './opening-state.js';

const office = [{ opens: '08:00', closes: '17:00' }];

/** A week of office hours. */
const weekly = { monday: office, tuesday: office, wednesday: office, thursday: office, friday: office };

/** A state in short form: `open until 17:00`, `closed until +3 08:00`. */
function say(state: OpeningState): string {
  const next = state.state === 'open' ? state.closes : state.opens;
  if (!next) return `${state.state} for ever`;
  return `${state.state} until ${next.daysAhead ? `+${next.daysAhead} ` : ''}${next.time}`;
}

const at = (hours: Partial<OpeningHours>, time: string) =>
  say(openingState({ timeZone: 'Africa/Nairobi', weekly, ...hours }, Date.parse(time)));

describe('openingState', () => {
  it.each([
    // 2026-11-27 is a Friday. Nairobi is three hours ahead of UTC.
    ['2026-11-27T04:59:00Z', 'closed until 08:00'],
    ['2026-11-27T05:00:00Z', 'open until 17:00'],
    ['2026-11-27T13:59:59Z', 'open until 17:00'],
    ['2026-11-27T14:00:00Z', 'closed until +3 08:00'],
    ['2026-11-29T21:30:00Z', 'closed until 08:00'],
    ['2026-11-29T20:30:00Z', 'closed until +1 08:00'],
  ])('uses local time at the location: %s is %s', (time, expected) => expect(at({}, time)).toBe(expected));

  it.each([
    ['Pacific/Kiritimati', '2026-11-26T18:00:00Z', 'open until 17:00'],
    ['Pacific/Pago_Pago', '2026-11-26T18:59:00Z', 'closed until 08:00'],
    ['Asia/Kathmandu', '2026-11-27T02:15:00Z', 'open until 17:00'],
    ['Asia/Kathmandu', '2026-11-27T02:14:00Z', 'closed until 08:00'],
    ['America/Los_Angeles', '2026-11-28T00:59:00Z', 'open until 17:00'],
  ])('supports the time zone %s', (timeZone, time, expected) => expect(at({ timeZone }, time)).toBe(expected));

  it.each([
    // Clocks in Amsterdam go forward on 29 March and back on 25 October, at 01:00 UTC.
    ['2026-03-29T05:59:00Z', 'closed until 08:00'],
    ['2026-03-29T06:00:00Z', 'open until 17:00'],
    ['2026-03-28T07:00:00Z', 'open until 17:00'],
    ['2026-03-28T23:30:00Z', 'closed until 08:00'],
    ['2026-10-25T06:30:00Z', 'closed until 08:00'],
    ['2026-10-25T07:00:00Z', 'open until 17:00'],
  ])('keeps local opening hours across clock changes: %s is %s', (time, expected) =>
    expect(at({ timeZone: 'Europe/Amsterdam', weekly: { ...weekly, saturday: office, sunday: office } }, time)).toBe(
      expected,
    ),
  );

  const bar = { weekly: { friday: [{ opens: '18:00', closes: '02:00' }] } };

  it.each([
    ['2026-11-27T16:00:00Z', 'open until +1 02:00'],
    ['2026-11-27T22:59:00Z', 'open until 02:00'],
    ['2026-11-27T23:00:00Z', 'closed until +6 18:00'],
  ])('handles hours past midnight: %s is %s', (time, expected) => expect(at(bar, time)).toBe(expected));

  it('supports several periods a day', () => {
    const hours = {
      weekly: {
        friday: [
          { opens: '14:00', closes: '18:00' },
          { opens: '09:00', closes: '12:00' },
        ],
      },
    };
    expect(at(hours, '2026-11-27T06:00:00Z')).toBe('open until 12:00');
    expect(at(hours, '2026-11-27T09:00:00Z')).toBe('closed until 14:00');
  });

  it('merges adjoining periods, even across midnight', () => {
    const friday = [{ opens: '20:00', closes: '24:00' }];
    const saturday = [{ opens: '00:00', closes: '03:00' }];
    expect(at({ weekly: { friday, saturday } }, '2026-11-27T18:00:00Z')).toBe('open until +1 03:00');
  });

  it('never closes if every day is open for 24 hours', () => {
    const all = [{ opens: '00:00', closes: '24:00' }];
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    expect(at({ weekly: Object.fromEntries(days.map((day) => [day, all])) }, '2026-11-27T18:00:00Z')).toBe(
      'open for ever',
    );
  });

  it('uses an exception’s hours instead of the regular ones', () => {
    const exceptions = [
      { date: '2026-11-27', name: 'A wedding', periods: [{ opens: '10:00', closes: '12:00' }] },
      { date: '2026-11-30', periods: [] },
    ];
    expect(at({ exceptions }, '2026-11-27T06:00:00Z')).toBe('closed until 10:00');
    expect(at({ exceptions }, '2026-11-27T10:00:00Z')).toBe('closed until +4 08:00');
  });

  it('opens after a long holiday, or never', () => {
    expect(at({ weekly: {} }, '2026-11-27T06:00:00Z')).toBe('closed for ever');
    const exceptions = [{ date: '2027-01-04', periods: office }];
    expect(at({ weekly: {}, exceptions }, '2026-11-27T06:00:00Z')).toBe('closed until +38 08:00');
  });
});
