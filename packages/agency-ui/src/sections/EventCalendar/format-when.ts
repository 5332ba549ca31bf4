import { formatDate } from '../../primitives/index.js';
import type { DatedEvent } from './dated-events.js';
import type { EventCalendarLabels } from './EventCalendar.labels.js';

/** The month view's calendar system, even in locales that prefer a different one. */
const calendar = 'gregory';

/** A month's name: "December 2026". */
export const formatMonth = (month: string, locale: string): string =>
  formatDate(`${month}-01`, locale, { month: 'long', year: 'numeric', timeZone: 'UTC', calendar });

/** One part of a date: its day or weekday. */
export const formatDayPart = (date: string, locale: string, form: Intl.DateTimeFormatOptions): string =>
  formatDate(date, locale, { ...form, timeZone: 'UTC', calendar });

/** An event's full date and time, in its own time zone. */
export function formatWhen(
  { event: { end, timeZone }, times }: DatedEvent,
  locale: string,
  labels: EventCalendarLabels,
): string {
  const { isAllDay, firstDay, lastDay } = times;
  const day = (date: string) =>
    formatDayPart(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZone };
  const time = (at: number, form: Intl.DateTimeFormatOptions = {}) => formatDate(at, locale, { ...clock, ...form });
  const withZone: Intl.DateTimeFormatOptions = { timeZoneName: 'short' };
  if (isAllDay)
    return firstDay === lastDay ? labels.at(day(firstDay), labels.allDay) : labels.range(day(firstDay), day(lastDay));
  if (end === undefined) return labels.at(day(firstDay), time(times.start, withZone));
  if (firstDay === lastDay) return labels.at(day(firstDay), labels.range(time(times.start), time(times.end, withZone)));
  return labels.range(labels.at(day(firstDay), time(times.start)), labels.at(day(lastDay), time(times.end, withZone)));
}
