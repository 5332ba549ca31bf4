import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarEventSchema } from '../calendar-event.js';
import { createCalendarFile } from './create-calendar-file.js';

const open: CalendarEvent = {
  id: 'open-day',
  title: 'Open day; with coffee, and cake',
  start: '2026-12-04T18:00',
  end: '2026-12-04T21:30',
  timeZone: 'Africa/Nairobi',
  place: '14th Ring Road\r\nWestlands, Nairobi',
  text: 'Bring friends.',
  path: '/events/open-day?from=a,b',
};

const expo: CalendarEvent = {
  id: 'expo',
  title: 'Expo',
  start: '2026-12-10',
  end: '2026-12-12',
  timeZone: 'Africa/Nairobi',
};

const options = { siteUrl: 'https://shangwe.example', name: 'Events', updated: Date.parse('2026-11-27T09:00:00Z') };

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('createCalendarFile', () => {
  it('contains UTC times, escaped text and the page’s URL', () => {
    expect(linesOf(createCalendarFile([open], options))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//agency-ui//EventCalendar//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Events',
      'BEGIN:VEVENT',
      'UID:open-day@shangwe.example',
      'DTSTAMP:20261127T090000Z',
      'SUMMARY:Open day\\; with coffee\\, and cake',
      'DTSTART:20261204T150000Z',
      'DTEND:20261204T183000Z',
      'LOCATION:14th Ring Road\\nWestlands\\, Nairobi',
      'DESCRIPTION:Bring friends.',
      'URL:https://shangwe.example/events/open-day?from=a,b',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('writes an all-day event as dates, ending on the day after the last day', () => {
    const lines = linesOf(createCalendarFile([expo], options));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261210');
    expect(lines).toContain('DTEND;VALUE=DATE:20261213');
  });

  it('folds lines at 75 octets, but never inside a character', () => {
    for (let offset = 0; offset < 8; offset += 1) {
      const title = 'a'.repeat(offset) + '😀صباح'.repeat(30);
      const file = createCalendarFile([{ ...open, title }], options);
      expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(Buffer.from(file).toString()).toBe(file);
      expect(linesOf(file)).toContain(`SUMMARY:${title}`);
    }
  });

  it('can be parsed back into the same events', () => {
    const { events } = convertIcsCalendar(undefined, createCalendarFile([open, expo], options));
    expect(events?.map(({ summary, start }) => [summary, start.date.toISOString()])).toEqual([
      [open.title, '2026-12-04T15:00:00.000Z'],
      ['Expo', '2026-12-10T00:00:00.000Z'],
    ]);
  });

  it('says which event is invalid and how to write it', () => {
    expect(() => createCalendarFile([{ ...open, start: 'Friday' }], options)).toThrow(
      /the event "open-day" runs from "Friday" to .*Write dates such as "2026-12-04"/,
    );
  });

  it('says how to write the website’s URL', () => {
    expect(() => createCalendarFile([open], { ...options, siteUrl: 'shangwe.example' })).toThrow(
      /"siteUrl" is "shangwe.example", which is not a full URL/,
    );
  });
});

it('validates its input', () => {
  const messages = (value: unknown) => calendarEventSchema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages(open)).toBeUndefined();
  expect(messages(expo)).toBeUndefined();
  const form = 'Use a date, such as "2026-12-04", or a date and a 24-hour time, such as "2026-12-04T18:00".';
  expect(messages({ ...expo, start: '2026-02-30', end: undefined })).toEqual([form]);
  expect(messages({ ...open, start: '2026-12-04 18:00', end: undefined })).toEqual([form]);
  const order = 'Write the end in the same form as the start, with or without a time, and not before the start.';
  expect(messages({ ...open, end: '2026-12-04T17:00' })).toEqual([order]);
  expect(messages({ ...open, end: '2026-12-05' })).toEqual([order]);
});
