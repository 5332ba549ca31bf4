import { addDays, type Weekday, weekdayOf, weekdays } from '../../entities/form-definitions/index.js';

/** The month of a date: "2026-12" of "2026-12-04". */
export const monthOf = (date: string): string => date.slice(0, 'yyyy-mm'.length);

/** The month some months later, or earlier with a negative number. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // `Date` carries months beyond a year.
  return monthOf(new Date(Date.UTC(year, number - 1 + count)).toISOString());
}

/**
 * The weeks of a month. Days of other months are undefined.
 *
 * @param month - Such as "2026-12".
 * @param firstWeekday - On which weeks start.
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

/** The days of the week in their order in a locale, each as a date that has its name. */
export const weekFrom = (firstWeekday: Weekday): string[] => {
  // A Monday.
  const monday = '2024-01-01';
  const start = weekdays.indexOf(firstWeekday);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, (start + index) % 7));
};
