import { type EventTimes, eventTimes } from '../../entities/calendar/index.js';
import type { CalendarEvent } from '../../entities/index.js';
import { warnOnce } from '../../primitives/index.js';
import { monthOf } from './months.js';

/** An event with its parsed times. */
export interface DatedEvent {
  event: CalendarEvent;
  times: EventTimes;
}

/** Events sorted by start. An event with invalid dates would blank the page, so it is left out with a warning. */
export function datedEvents(events: readonly CalendarEvent[]): DatedEvent[] {
  return events
    .flatMap((event) => {
      const times = eventTimes(event);
      if (times) return [{ event, times }];
      if (process.env.NODE_ENV !== 'production') {
        warnOnce(
          `EventCalendar: the event "${event.id}" runs from ${JSON.stringify(event.start)} to ${JSON.stringify(event.end)} ` +
            `in "${event.timeZone}", so it is left out. Write dates such as "2026-12-04" or times such as ` +
            '"2026-12-04T18:00", with an end that is not before the start, and an IANA time zone name.',
        );
      }
      return [];
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
