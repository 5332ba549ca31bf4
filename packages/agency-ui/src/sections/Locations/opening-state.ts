import { addDays, wallClock, weekdayOf } from '../../entities/form-definitions/index.js';
import type { OpeningHours, OpenPeriod } from '../../entities/index.js';

/** A local time at the place. */
export interface PlaceTime {
  /** `2026-12-24`. */
  date: string;
  /** 24-hour time: `08:00`. */
  time: string;
  /** Days from today. */
  daysAhead: number;
}

export type OpeningState =
  | { state: 'open' /** Undefined if it does not close within a week. */; closes: PlaceTime | undefined }
  | { state: 'closed' /** Undefined if it does not open within a year. */; opens: PlaceTime | undefined };

const dayMinutes = 24 * 60;
const weekDays = 7;
const yearDays = 366;

export const minutesOf = (time: string): number => {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

const twoDigits = (number: number) => `${number}`.padStart(2, '0');

/** A date's periods, from its exception or else its weekday. */
export function periodsOn({ weekly, exceptions = [] }: OpeningHours, date: string): readonly OpenPeriod[] {
  const exception = exceptions.find((one) => one.date === date);
  const weekday = weekdayOf(date);
  return exception?.periods ?? (weekday && weekly[weekday]) ?? [];
}

/** A day's periods, sorted, in minutes since today's midnight. One that ends after midnight ends the next day. */
function spansOf(hours: OpeningHours, today: string, daysAhead: number): [start: number, end: number][] {
  return periodsOn(hours, addDays(today, daysAhead))
    .map(({ opens, closes }): [number, number] => {
      const [start, end] = [minutesOf(opens), minutesOf(closes)];
      const midnight = daysAhead * dayMinutes;
      return [midnight + start, midnight + end + (end <= start ? dayMinutes : 0)];
    })
    .sort(([one], [other]) => one - other);
}

/**
 * Whether a place is open, and when it closes or opens, in its local time. On a day when the clocks change, "08:00"
 * means when local clocks show 08:00.
 *
 * @param now - Unix time in ms.
 */
export function openingState(hours: OpeningHours, now: number): OpeningState {
  const { date: today, minutes } = wallClock(now, hours.timeZone);
  const placeTime = (time: number): PlaceTime => {
    const daysAhead = Math.floor(time / dayMinutes);
    const ofDay = time - daysAhead * dayMinutes;
    const clock = `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
    return { date: addDays(today, daysAhead), time: clock, daysAhead };
  };
  let end: number | undefined;
  // Yesterday's last period may end today.
  for (let day = -1; day <= yearDays; day++) {
    for (const [start, close] of spansOf(hours, today, day)) {
      if (end === undefined && start > minutes) return { state: 'closed', opens: placeTime(start) };
      // A period that starts when another ends continues it.
      if (end === undefined ? close > minutes : start <= end) end = Math.max(end ?? 0, close);
      else if (end !== undefined) return { state: 'open', closes: placeTime(end) };
    }
    if (end === undefined) continue;
    if (day >= weekDays) return { state: 'open', closes: undefined };
    // The next day's periods begin at its midnight at the earliest.
    if (end < (day + 1) * dayMinutes) return { state: 'open', closes: placeTime(end) };
  }
  return { state: 'closed', opens: undefined };
}
