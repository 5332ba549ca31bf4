import { type EventTimes, eventTimes } from '../../entities/calendar/index.js';
import type { CalendarEvent } from '../../entities/index.js';
import { warnOnce, written } from '../../primitives/index.js';
import { knownTimeZone } from '../now/index.js';
import { monthOf } from './months.js';

/** An event with its parsed times. */
export interface DatedEvent {
  event: CalendarEvent;
  times: EventTimes;
}

function warn(id: string, field: 'start' | 'end', value: unknown, mistake: string): void {
  warnOnce(`EventCalendar: the "${field}" of the event "${id}" is ${written(value)}, ${mistake}`);
}

/** Warns about an id with spaces, which can't be the fragment of a link. */
function warnOfId(id: string): void {
  if (!/\s/.test(id)) return;
  warnOnce(
    `EventCalendar: the id of an event is ${written(id)}, so links to it do not work. Write it without spaces, such as ` +
      `${written(id.trim().replaceAll(/\s+/g, '-').toLowerCase())}.`,
  );
}

/** Warns about an end that is invalid, although its start is valid. */
function warnOfEnd({ id, start, end, timeZone }: CalendarEvent): void {
  const isValid = end && eventTimes({ start: end, timeZone });
  warn(
    id,
    'end',
    end,
    isValid
      ? `which does not follow the start, ${written(start)}, so only the start is shown. Write a later end in the same form, with or without a time.`
      : 'which is not a date, so only the start is shown. Write a date such as "2026-12-04", or with a time "2026-12-04T18:00".',
  );
}

/**
 * Events sorted by start. Invalid dates and time zones would blank the page: without a valid start, an event is left
 * out; without a valid end, only its start is shown; without a valid time zone, it is in UTC. Each has a warning.
 */
export function datedEvents(events: readonly CalendarEvent[]): DatedEvent[] {
  return events
    .flatMap(({ end, ...given }): DatedEvent[] => {
      const { id, start } = given;
      const timeZone = knownTimeZone(`EventCalendar: the "timeZone" of the event "${id}"`, given.timeZone);
      const event = { ...given, timeZone };
      const whole = eventTimes({ start, end, timeZone });
      if (process.env.NODE_ENV !== 'production') warnOfId(id);
      if (whole) return [{ event: { ...event, end }, times: whole }];
      const times = eventTimes({ start, timeZone });
      if (process.env.NODE_ENV !== 'production') {
        if (times) warnOfEnd({ ...event, end });
        else
          warn(
            id,
            'start',
            start,
            'which is not a date, so the event is left out. Write a date such as "2026-12-04", or with a time "2026-12-04T18:00".',
          );
      }
      return times ? [{ event, times }] : [];
    })
    .sort((one, other) => one.times.start - other.times.start);
}

/** Whether an event falls on a date or in a month, in its own time zone. */
export const isOn = ({ times: { firstDay, lastDay } }: DatedEvent, date: string): boolean =>
  firstDay.slice(0, date.length) <= date && date <= lastDay.slice(0, date.length);

/** Events grouped by the month they start in. */
export function byMonth(events: readonly DatedEvent[]): [month: string, events: DatedEvent[]][] {
  const months = new Map<string, DatedEvent[]>();
  for (const dated of events) {
    const month = monthOf(dated.times.firstDay);
    months.set(month, [...(months.get(month) ?? []), dated]);
  }
  return [...months];
}

/** The first month with an event, starting from the given month, or else the last one before it. */
export function nearestMonth(events: readonly DatedEvent[], month: string): string | undefined {
  const months = byMonth(events).map(([one]) => one);
  return months.find((one) => one > month) ?? months.findLast((one) => one < month);
}
