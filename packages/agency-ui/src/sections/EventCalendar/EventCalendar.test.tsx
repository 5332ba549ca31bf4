// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarEvent } from '../../entities/index.js';
import { frFR } from '../../locales/fr-FR.js';
import { AgencyProvider } from '../../primitives/index.js';
import { logged } from '../../primitives/warn.js';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.js';

const timeZone = 'Africa/Nairobi';

const open: CalendarEvent = {
  id: 'open-press',
  title: 'Open press',
  start: '2026-12-04T18:00',
  end: '2026-12-04T21:00',
  timeZone,
  place: 'Westlands',
  path: '/events/open-press',
  calendarHref: '/events/open-press.ics',
};

const expo: CalendarEvent = { id: 'expo', title: 'Expo', start: '2026-12-10', end: '2026-12-12', timeZone };
const night: CalendarEvent = {
  id: 'night',
  title: 'Night',
  start: '2026-12-31T21:00',
  end: '2027-01-01T03:00',
  timeZone,
};
const call: CalendarEvent = {
  id: 'call',
  title: 'Call',
  start: '2027-03-15T10:00',
  timeZone: 'Europe/London',
};

const calendar = (props: Partial<EventCalendarProps> = {}) => (
  <EventCalendar id="events" heading="What is on" events={[call, night, expo, open]} {...props} />
);

const entry = (title: string) =>
  screen
    .getAllByText(title)
    .map((text) => text.closest<HTMLElement>('li[data-event]'))
    .find(Boolean) as HTMLElement;

/** Presses the button with this text. A query by role is slow because it reads the whole table's styles. */
const press = (text: string, root: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(root).getByText(text).closest('button') as HTMLElement));

const table = () => document.querySelector('table') as HTMLElement;

/** The visible month's days, each with its events. */
const eventsOf = (month: HTMLElement) =>
  [...month.querySelectorAll('td a')].map((link) => [
    link.closest('td')?.querySelector('time')?.dateTime,
    link.textContent,
  ]);

// The library loads on the first press.
beforeAll(() => import('../../entities/calendar-file/index.js'));
beforeEach(() => {
  // 1 December in Nairobi, still 30 November in UTC.
  vi.useFakeTimers({ now: Date.parse('2026-11-30T22:00:00Z') });
  logged.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the event list', () => {
  it('is complete in the server’s HTML, by month, with the calendar files that have a URL', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(calendar({ calendarHref: '/events.ics' }));
    const list = within(page);
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'December 2026',
      'March 2027',
    ]);
    expect(list.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Open press',
      'Expo',
      'Night',
      'Call',
    ]);
    const files = list.getAllByRole('link', { name: /to calendar/ });
    expect(files.map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
      ['Add all to calendar', '/events.ics', true],
      ['Add to calendar Open press', '/events/open-press.ics', true],
    ]);
    // Without JavaScript, a button would do nothing.
    expect(list.queryByRole('button')).toBeNull();
  });

  it('states an event’s time in its own time zone', () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    render(calendar());
    const times = ['Open press', 'Expo', 'Night', 'Call'].map(
      (title) => entry(title).querySelector('time')?.textContent,
    );
    expect(times).toEqual([
      'Friday, 4 December 2026, 18:00\u00a0–\u00a021:00\u00a0EAT',
      'Thursday, 10 December\u00a0– Saturday, 12 December 2026',
      'Thursday, 31 December 2026, 21:00\u00a0– Friday, 1 January 2027, 03:00\u00a0EAT',
      'Monday, 15 March 2027, 10:00\u00a0GMT',
    ]);
    expect(entry('Open press').querySelector('time')?.dateTime).toBe('2026-12-04T15:00:00.000Z');
    expect(within(entry('Open press')).getByRole('link', { name: 'Open press' }).getAttribute('href')).toBe(open.path);
    cleanup();
    render(calendar({ events: [{ ...expo, end: undefined }] }));
    expect(entry('Expo').querySelector('time')?.textContent).toBe('Thursday, 10 December 2026, all day');
  });

  it('names the time zone only for visitors whose clock shows a different time', async () => {
    vi.stubEnv('TZ', 'Africa/Kampala');
    expect(renderToString(calendar())).toContain('21:00\u00a0EAT');
    render(calendar());
    expect(entry('Open press').querySelector('time')?.textContent).toBe(
      'Friday, 4 December 2026, 18:00\u00a0–\u00a021:00',
    );
    expect(entry('Call').querySelector('time')?.textContent).toBe('Monday, 15 March 2027, 10:00\u00a0GMT');
  });

  it('names the time zone if only the end differs from the visitor’s clock', () => {
    vi.stubEnv('TZ', 'Africa/Lagos');
    // British clocks go back during the night.
    const night = { ...call, start: '2027-10-30T20:00', end: '2027-10-31T10:00' };
    render(calendar({ events: [night] }));
    expect(entry('Call').querySelector('time')?.textContent).toBe(
      'Saturday, 30 October, 20:00\u00a0– Sunday, 31 October 2027, 10:00\u00a0GMT',
    );
  });

  it('writes times as opening hours are written in the label pack', () => {
    vi.stubEnv('TZ', timeZone);
    const breakfast = { ...open, start: '2026-12-04T09:00', end: '2026-12-04T10:30' };
    render(
      <AgencyProvider locale="fr-FR" labels={frFR}>
        {calendar({ events: [breakfast] })}
      </AgencyProvider>,
    );
    expect(entry('Open press').querySelector('time')?.textContent).toBe(
      'vendredi 4 décembre 2026, 9\u00a0h\u00a0–\u00a010\u00a0h\u00a030',
    );
  });

  it('hydrates without warnings, then marks past events', async () => {
    vi.setSystemTime(Date.parse('2026-12-05T00:00:00Z'));
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(calendar());
    expect(container.textContent).not.toContain('Past');
    const errors = vi.spyOn(console, 'error');
    const root = await act(() => hydrateRoot(container, calendar()));
    expect(errors).not.toHaveBeenCalled();
    expect(within(entry('Open press')).getByText('Past')).toBeTruthy();
    expect(entry('Open press').dataset['event']).toBe('past');
    expect(entry('Expo').dataset['event']).toBe('coming');
    await act(() => root.unmount());
  });

  it('says when there are no events', () => {
    render(calendar({ events: [] }));
    expect(screen.getByText('There are no events in the calendar yet.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  const form = 'Write a date such as "2026-12-04", or with a time "2026-12-04T18:00".';

  it('leaves out an event with an invalid start, and reports it', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(calendar({ events: [open, { ...expo, start: 'soon' }] }));
    expect(screen.queryByText('Expo')).toBeNull();
    expect(errors.mock.calls).toEqual([
      [
        `EventCalendar: the "start" of the event "expo" is "soon", which is not a date, so the event is left out. ${form}`,
      ],
    ]);
  });

  it.each([
    [
      { end: '2026-12-09' },
      'Thursday, 10 December 2026, all day',
      'the "end" of the event "expo" is "2026-12-09", which does not follow the start, "2026-12-10", so only the start is ' +
        'shown. Write a later end in the same form, with or without a time.',
    ],
    [
      { start: '2026-12-10T10:00', end: '2026-12-11' },
      'Thursday, 10 December 2026, 10:00',
      'the "end" of the event "expo" is "2026-12-11", which does not follow the start, "2026-12-10T10:00", so only the start ' +
        'is shown. Write a later end in the same form, with or without a time.',
    ],
    [
      { id: 'Trade expo' },
      'Thursday, 10 December\u00a0– Saturday, 12 December 2026',
      'the id of an event is "Trade expo", so links to it do not work. Write it without spaces, such as "trade-expo".',
    ],
    [
      { end: 'late' },
      'Thursday, 10 December 2026, all day',
      `the "end" of the event "expo" is "late", which is not a date, so only the start is shown. ${form}`,
    ],
    [
      { start: '2026-12-10T09:00', end: undefined, timeZone: undefined },
      'Thursday, 10 December 2026, 09:00\u00a0UTC',
      'the "timeZone" of the event "expo" is undefined, which is not a time zone, so times are in UTC. Use an IANA name, ' +
        'such as "Africa/Nairobi".',
    ],
  ])('shows an event with %j, and says how to correct it', (wrong, shown, sentence) => {
    vi.stubEnv('TZ', timeZone);
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(calendar({ events: [{ ...expo, ...wrong } as CalendarEvent] }));
    expect(entry('Expo').querySelector('time')?.textContent).toBe(shown);
    expect(errors.mock.calls).toEqual([[`EventCalendar: ${sentence}`]]);
  });
});

describe('the month view', () => {
  it('warns about an unknown view, and shows the list', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(calendar({ defaultView: 'grid' as never }));
    expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
    expect(errors.mock.calls).toEqual([
      [
        'EventCalendar: "defaultView" is "grid", which is not one of its values, so the list is shown. Write "list" or "month".',
      ],
    ]);
  });

  it('is a table with each event on each of its days', async () => {
    const onViewChange = vi.fn();
    render(calendar({ onViewChange }));
    await press('Month');
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith('month');
    expect(screen.getByRole('button', { name: 'Month' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('table', { name: 'December 2026' })).toBe(table());
    expect(within(table()).getAllByRole('columnheader')).toHaveLength(7);
    expect(eventsOf(table())).toEqual([
      ['2026-12-04', 'Open press'],
      ['2026-12-10', 'Expo'],
      ['2026-12-11', 'Expo'],
      ['2026-12-12', 'Expo'],
      ['2026-12-31', 'Night'],
    ]);
    // Each event links to its item, and is a single tab stop.
    const links = within(table()).getAllByRole('link', { name: 'Expo' });
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    expect(document.querySelector(links[0]?.getAttribute('href') ?? '')).toBe(entry('Expo'));
    expect(screen.queryByRole('heading', { name: 'Call' })).toBeNull();
  });

  it('marks the current day in the events’ time zone', async () => {
    render(calendar());
    await press('Month');
    const today = () => [...document.querySelectorAll('td[aria-current="date"]')].map(({ textContent }) => textContent);
    expect(today()).toEqual(['1 Today']);
    cleanup();
    render(calendar({ timeZone: 'UTC' }));
    await press('Month');
    expect(screen.getByText('November 2026')).toBeTruthy();
    expect(today()).toEqual(['30 Today']);
  });

  it.each(['décembre', '2026-13', '2026-1', '2026-12-04', ''])(
    'warns about the month %j, and shows the current one',
    (defaultMonth) => {
      const said = vi.spyOn(console, 'error').mockReturnValue();
      render(calendar({ defaultView: 'month', defaultMonth }));
      expect(screen.getByText('December 2026')).toBeTruthy();
      expect(said.mock.calls).toEqual([
        [
          `EventCalendar: "defaultMonth" is ${JSON.stringify(defaultMonth)}, which is not a month, so the current one ` +
            'is shown. Write the year and the number of the month, such as "2026-12".',
        ],
      ]);
    },
  );

  it.each([
    ['en-KE', 'Sun', []],
    ['ar-AE', 'الاثنين', ['ن']],
  ])('shows weekdays in %s as %s, or as a single letter on phones if that is long', (locale, name, letters) => {
    render(<AgencyProvider locale={locale}>{calendar({ defaultView: 'month' })}</AgencyProvider>);
    const [first] = within(table()).getAllByRole('columnheader');
    const shown = [...(first?.querySelectorAll('[aria-hidden]') ?? [])].map(({ textContent }) => textContent);
    expect(shown).toEqual([...letters, name]);
  });

  it('changes the month, shows an event that continues into that month, and links from an empty month to the next event', async () => {
    render(calendar());
    await press('Month');
    await press('Next month');
    expect(eventsOf(table())).toEqual([['2027-01-01', 'Night']]);
    expect(screen.getByText('Night', { selector: 'a *' }).closest('a')?.tabIndex).toBe(0);
    await press('Next month');
    expect(screen.getByText('There are no events in February 2027.')).toBeTruthy();
    await press('Show the events in March 2027');
    expect(eventsOf(table())).toEqual([['2027-03-15', 'Call']]);
    await press('Next month');
    await press('Show the events in March 2027');
    await press('Previous month');
    expect(screen.getByText('There are no events in February 2027.')).toBeTruthy();
    await press('List');
    expect(document.querySelector('table')).toBeNull();
  });

  it.each([
    ['en-KE', 'SunSunday'],
    ['en-GB', 'MonMonday'],
    ['ar-EG', 'السبت'],
  ])('starts weeks in %s on the locale’s first day', async (locale, first) => {
    render(<AgencyProvider locale={locale}>{calendar({ defaultView: 'month' })}</AgencyProvider>);
    await act(async () => {});
    expect(document.querySelector('th')?.textContent).toContain(first);
  });

  it('can be controlled by the application', async () => {
    render(calendar({ view: 'month' }));
    await act(async () => {});
    await press('List');
    expect(table()).toBeTruthy();
  });
});

describe('calendar files', () => {
  /** Replaces what jsdom lacks, and records each file. */
  function catchFiles() {
    const files: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          blob = file;
          return 'blob:file';
        },
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob });
    });
    return files;
  }

  it('creates files in the browser if the data has no URL', async () => {
    const files = catchFiles();
    render(calendar());
    await press('Add to calendar', entry('Expo'));
    await press('Add all to calendar');
    await act(() => vi.dynamicImportSettled());
    expect(files.map(({ name, blob }) => [name, blob.type])).toEqual([
      ['expo.ics', 'text/calendar;charset=utf-8'],
      ['calendar.ics', 'text/calendar;charset=utf-8'],
    ]);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[1]?.blob ?? new Blob());
      void vi.advanceTimersByTimeAsync(100);
    });
    expect(String(text).match(/^UID:.*$/gm)).toEqual(
      ['open-press', 'expo', 'night', 'call'].map((id) => `UID:${id}@${location.host}`),
    );
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('announces that a file could not be created', async () => {
    catchFiles();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new Error('blocked');
    });
    render(calendar());
    await press('Add to calendar', entry('Expo'));
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('status').textContent).toBe(
      'The file could not be created. Check your connection, and try again.',
    );
  });
});
