import { formatDate, unbroken } from '../../primitives/index.js';
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

/** How the calendar writes times. */
export interface TimeFormat {
  locale: string;
  labels: EventCalendarLabels;
  /** Formats a time of day. */
  clock: (at: number, timeZone: string) => string;
  /** Whether times have the name of their zone. */
  namesZone: boolean;
}

/** The time zone's name at a given time, such as "EAT". */
const zoneName = (at: number, timeZone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** An event's full date and time, in its own time zone. */
export function formatWhen(
  { event: { end, timeZone }, times }: DatedEvent,
  { locale, labels, clock, namesZone }: TimeFormat,
): string {
  const { isAllDay, firstDay, lastDay } = times;
  const day = (date: string, form?: Intl.DateTimeFormatOptions) =>
    formatDayPart(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...form });
  const isOneYear = firstDay.slice(0, 4) === lastDay.slice(0, 4);
  const fromDay = day(firstDay, isOneYear ? { year: undefined } : {});
  const time = (at: number) => clock(at, timeZone);
  const lastTime = (at: number) => (namesZone ? `${time(at)}\u00a0${zoneName(at, timeZone, locale)}` : time(at));
  if (isAllDay)
    return firstDay === lastDay ? labels.at(day(firstDay), labels.allDay) : labels.range(fromDay, day(lastDay));
  if (end === undefined) return labels.at(day(firstDay), lastTime(times.start));
  if (firstDay === lastDay)
    return labels.at(day(firstDay), unbroken(labels.range(time(times.start), lastTime(times.end))));
  return labels.range(labels.at(fromDay, time(times.start)), labels.at(day(lastDay), lastTime(times.end)));
}
