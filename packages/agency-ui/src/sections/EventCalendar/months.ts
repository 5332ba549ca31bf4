import { addDays, type Weekday, weekdayOf, weekdays } from '../../entities/form-definitions/index.js';

/** A date's month: "2026-12" for "2026-12-04". */
export const monthOf = (date: string): string => date.slice(0, 'yyyy-mm'.length);

/** The month that is a number of months later, or earlier if the number is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // `Date` carries months over into other years.
  return monthOf(new Date(Date.UTC(year, number - 1 + count)).toISOString());
}

/**
 * A month's weeks. Days in other months are undefined.
 *
 * @param month - Such as "2026-12".
 * @param firstWeekday - The weekday that weeks start on.
 */
export function weeksOf(month: string, firstWeekday: Weekday): (string | undefined)[][] {
  const first = `${month}-01`;
  const weekday = weekdayOf(first);
  const before = weekday ? (weekdays.indexOf(weekday) - weekdays.indexOf(firstWeekday) + 7) % 7 : 0;
  const weeks: (string | undefined)[][] = [];
  for (let day = addDays(first, -before); monthOf(day) <= month; day = addDays(day, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(day, index));
    weeks.push(week.map((date) => (monthOf(date) === month ? date : undefined)));
  }
  return weeks;
}

/** A locale's weekdays in order, each as a date that falls on it. */
export const weekFrom = (firstWeekday: Weekday): string[] => {
  // A Monday.
  const monday = '2024-01-01';
  const start = weekdays.indexOf(firstWeekday);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, (start + index) % 7));
};
