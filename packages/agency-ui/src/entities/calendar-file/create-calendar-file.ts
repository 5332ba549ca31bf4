import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import { eventTimes } from '../calendar/index.js';
import type { CalendarEvent } from '../calendar-event.js';
import { addDays } from '../weekday.js';

/** Options for `createCalendarFile`. */
export interface CalendarFileOptions {
  /** Full URL of the website. Its host is part of each event’s identity, and event paths are relative to it. */
  siteUrl: string;
  /** Name of the calendar, which calendar apps show when they import all events. */
  name?: string | undefined;
  /**
   * When the events were last changed, as Unix time in ms.
   *
   * @default the current time
   */
  updated?: number | undefined;
}

/** Maximum octets per line, excluding the line break (RFC 5545, section 3.1). */
const maxOctets = 75;

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

function foldLine(line: string): string {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    octets += octetsOf(character);
    if (octets > maxOctets) {
      folded += '\r\n ';
      // The space counts too.
      octets = 1 + octetsOf(character);
    }
    folded += character;
  }
  return folded;
}

/** Folds lines by octets. ts-ics counts UTF-16 units and can split an emoji at the end of a line. */
const refold = (file: string): string => file.replaceAll('\r\n ', '').split('\r\n').map(foldLine).join('\r\n');

const oneKindOfLineEnd = (text: string) => text.replace(/\r\n?/g, '\n');

const dateAtMidnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** Times are in UTC, which every calendar supports. Local times would need the time zone's rules in the file. */
function icsEvent(event: CalendarEvent, { siteUrl, updated = Date.now() }: CalendarFileOptions): IcsEvent {
  const { id, title, place, text, path } = event;
  const times = eventTimes(event);
  if (!times) {
    throw new RangeError(
      `createCalendarFile: the event "${id}" runs from "${event.start}" to "${event.end ?? event.start}" in ` +
        `"${event.timeZone}". Write dates such as "2026-12-04", or times such as "2026-12-04T18:00", with an end in the ` +
        'same form that is not before the start, and an IANA time zone name.',
    );
  }
  const { isAllDay, start, end, firstDay, lastDay } = times;
  return {
    uid: `${id}@${new URL(siteUrl).host}`,
    stamp: { date: new Date(updated) },
    summary: oneKindOfLineEnd(title),
    ...(isAllDay
      ? {
          start: { type: 'DATE', date: dateAtMidnight(firstDay) },
          // The day after the last one.
          end: { type: 'DATE', date: dateAtMidnight(addDays(lastDay, 1)) },
        }
      : { start: { date: new Date(start) }, end: { date: new Date(end) } }),
    ...(place && { location: oneKindOfLineEnd(place) }),
    ...(text && { description: oneKindOfLineEnd(text) }),
    ...(path && { url: new URL(path, siteUrl).href }),
  };
}

/**
 * Creates a calendar file (iCalendar, RFC 5545) with one or more events, which calendar apps on phones and computers
 * can import. Generate it in the site's build as `events.ics`, serve it as `text/calendar`, and pass its URL as
 * `calendarHref`.
 *
 * @param events - The events.
 * @param options - The site, and the calendar's name.
 * @throws RangeError for an event with invalid dates or an invalid time zone, and for a `siteUrl` that isn't a full
 * URL.
 */
export function createCalendarFile(events: readonly CalendarEvent[], options: CalendarFileOptions): string {
  if (!URL.canParse(options.siteUrl)) {
    throw new RangeError(
      `createCalendarFile: "siteUrl" is ${JSON.stringify(options.siteUrl)}, which is not a full URL. Write the URL of the ` +
        'website with its scheme, such as "https://www.shangwe.example".',
    );
  }
  return refold(
    generateIcsCalendar({
      version: '2.0',
      prodId: '-//agency-ui//EventCalendar//EN',
      method: 'PUBLISH',
      ...(options.name && { name: options.name }),
      events: events.map((event) => icsEvent(event, options)),
    }),
  );
}
