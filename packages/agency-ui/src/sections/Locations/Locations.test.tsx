// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Location, locationSchema } from '../../entities/index.js';
import { deDE } from '../../locales/de-DE.js';
import { AgencyProvider } from '../../primitives/index.js';
import { logged } from '../../primitives/warn.js';
import { storyPicture } from '../../story-pictures.js';
import { Locations } from './Locations.js';

const day = [{ opens: '08:00', closes: '17:00' }];

const clinic: Location = {
  name: 'Westlands clinic',
  address: { street: 'Ring Road 14', area: 'Westlands', postcode: '00100', city: 'Nairobi', country: 'Kenya' },
  phone: '+254 700 000 000',
  hours: {
    timeZone: 'Africa/Nairobi',
    weekly: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day },
    exceptions: [
      { date: '2026-10-20', name: 'Mashujaa Day', periods: [] },
      { date: '2026-12-25', name: 'Christmas Day', periods: [] },
    ],
  },
  directions: 'https://maps.example/to/westlands',
  map: { picture: storyPicture(1, 'Ring Road between the mall and the station'), embed: 'https://maps.example/frame' },
};

const section = <Locations heading="Our clinics" locations={[clinic]} />;

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  // A Friday, 16:59 in Nairobi.
  vi.useFakeTimers({ now: Date.parse('2026-11-27T13:59:30Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('Locations', () => {
  it('stays readable with invalid opening hours, and says how to correct them', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const hours = { timeZone: 'Nairobi', weekly: { monday: ['08:00-17:00'], tuesday: day } } as never;
    render(<Locations heading="Our clinics" locations={[{ ...clinic, hours }]} />);
    await wait(60_000);
    expect(screen.getByRole('heading', { name: 'Westlands clinic' })).toBeTruthy();
    expect(document.querySelector('[data-opening]')).toBeNull();
    expect(
      screen
        .getAllByRole('row')
        .slice(1, 3)
        .map((row) => row.textContent),
    ).toEqual(['MondayClosed', 'Tuesday08:00 – 17:00']);
    expect(said.mock.calls.flat()).toEqual([
      'Locations: an opening period for Westlands clinic on monday is "08:00-17:00", which is not valid, so it is left out. Write { opens: "09:00", ' +
        'closes: "17:00" }, with times from 00:00 to 24:00.',
      'Locations: the "timeZone" for Westlands clinic is "Nairobi", which is not a known time zone, so the page ' +
        'cannot tell whether it is open now. Use an IANA name, such as "Africa/Nairobi".',
    ]);
    logged.clear();
  });

  it.each([
    [
      'a weekday in another language',
      { hours: { ...clinic.hours, weekly: { monday: day, lundi: day } } },
      'Locations: "hours.weekly" of Westlands clinic has the day "lundi", which is not a weekday, so its hours are left out. Use ' +
        'monday, tuesday, wednesday, thursday, friday, saturday, sunday; the page shows their names in its own language.',
      'Monday08:00 – 17:00',
    ],
    [
      'hours without a time zone',
      { hours: { weekly: { monday: day } } },
      'Locations: the "timeZone" for Westlands clinic is undefined, which is not a known time zone, so the page cannot tell ' +
        'whether it is open now. Use an IANA name, such as "Africa/Nairobi".',
      'Monday08:00 – 17:00',
    ],
    [
      'an exception on a date that is written differently',
      { hours: { ...clinic.hours, exceptions: [{ date: '25/12/2026', periods: [] }] } },
      'Locations: an exception of Westlands clinic has the date "25/12/2026", which is not a calendar date, so it is only shown ' +
        'as written. Write the year, month and day, such as date: "2026-12-25".',
      '25/12/2026',
    ],
    [
      'exceptions that are not in an array',
      { hours: { ...clinic.hours, exceptions: { '2026-12-25': [] } } },
      'Locations: "hours.exceptions" of Westlands clinic is not an array, so it is left out. Write exceptions: [{ date: ' +
        '"2026-12-25", name: "Christmas Day", periods: [] }].',
      'Monday08:00 – 17:00',
    ],
    [
      'hours in the form of an agency’s hours',
      { hours: { weekdays: '9h-18h' } },
      'Locations: the "hours" of Westlands clinic are {"weekdays":"9h-18h"}, without the hours by weekday in "weekly", so they are ' +
        'left out. Write hours: { timeZone: "Africa/Nairobi", weekly: { monday: [{ opens: "09:00", closes: "17:00" }] } }. In an ' +
        'Agency, "hours.week" has this form.',
      '+254 700 000 000',
    ],
    [
      'an address that is a text',
      { address: 'Ring Road 14, Nairobi' },
      'Locations: the "address" of Westlands clinic is the text "Ring Road 14, Nairobi". Write its parts: { street: "14 Ring Road", ' +
        'postcode: "00100", city: "Nairobi", country: "Kenya" }.',
      'Ring Road 14, Nairobi',
    ],
    [
      'an address with other parts',
      { address: { line1: 'Ring Road 14', country: 'Kenya' } },
      'Locations: the "address" of Westlands clinic has only the parts line1, country. Write its parts: { street: "14 Ring Road", ' +
        'postcode: "00100", city: "Nairobi", country: "Kenya" }.',
      'Kenya',
    ],
  ])('warns once about %s, and shows the rest', (_name, wrong, sentence, shown) => {
    logged.clear();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(<Locations heading="Our clinics" locations={[{ ...clinic, ...wrong } as Location]} />);
    expect(container.textContent).toContain(shown);
    expect(said.mock.calls).toEqual([[sentence]]);
  });

  it('warns about two branches with the same name', () => {
    logged.clear();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<Locations heading="Our clinics" locations={[clinic, { ...clinic, phone: '+254 711 000 000' }]} />);
    expect(said.mock.calls[0]).toEqual([
      expect.stringMatching(/^Locations: two items in "locations" have the same text "Westlands clinic"/),
    ]);
  });

  it('has hours, address and directions in the server’s HTML, but not whether it is open now', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(section);
    const place = within(page);
    const rows = within(place.getByRole('table', { name: 'Opening hours Westlands clinic' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'SundayClosed',
      'Monday08:00 – 17:00',
      'Tuesday08:00 – 17:00',
      'Wednesday08:00 – 17:00',
      'Thursday08:00 – 17:00',
      'Friday08:00 – 17:00',
      'SaturdayClosed',
    ]);
    expect(place.getByText('00100 Nairobi')).toBeTruthy();
    expect(place.getByRole('link', { name: '+254 700 000 000' }).getAttribute('href')).toBe('tel:+254700000000');
    expect(place.getByRole('link', { name: 'Directions to Westlands clinic' }).getAttribute('href')).toBe(
      clinic.directions,
    );
    expect(page.textContent).not.toMatch(/now/);
    // Without JavaScript, a button would do nothing.
    expect(place.queryByRole('button')).toBeNull();
  });

  it.each([
    ['en-KE', 'Sunday'],
    ['de-DE', 'Montag'],
    ['pt-PT', 'domingo'],
    ['ar-EG', 'السبت'],
  ])('starts the week as the locale does: %s on %s', (locale, first) => {
    render(<AgencyProvider locale={locale}>{section}</AgencyProvider>);
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names[0]).toBe(first);
    expect(new Set(names.slice(0, 7)).size).toBe(7);
  });

  it('hydrates without warnings, then says whether it is open, and keeps up with the clock', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(section);
    const errors = vi.spyOn(console, 'error');
    const root = await act(() => hydrateRoot(container, section));
    expect(errors).not.toHaveBeenCalled();
    expect(screen.getByText('Open now, closes at 17:00')).toBeTruthy();
    await wait(31_000);
    expect(screen.getByText('Closed now, opens Monday at 08:00')).toBeTruthy();
    await act(() => root.unmount());
  });

  it('marks the current day, and leaves out past exceptions', () => {
    render(section);
    const today = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date');
    expect(today.map((row) => row.textContent)).toEqual(['Friday08:00 – 17:00']);
    expect(screen.getByText('Christmas Day')).toBeTruthy();
    expect(screen.queryByText('Mashujaa Day')).toBeNull();
  });

  it.each([
    ['2026-11-27T04:00:00Z', 'Closed now, opens at 08:00'],
    ['2026-11-29T04:00:00Z', 'Closed now, opens tomorrow at 08:00'],
    ['2026-12-24T15:00:00Z', 'Closed now, opens Monday at 08:00'],
  ])('shows the opening status at %s: %s', (time, sentence) => {
    vi.setSystemTime(Date.parse(time));
    render(section);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('writes midnight as a closing time in the German way', async () => {
    const weekly = {
      friday: [
        { opens: '00:00', closes: '02:00' },
        { opens: '16:00', closes: '24:00' },
      ],
    };
    const bar = { ...clinic, hours: { timeZone: 'Africa/Nairobi', weekly } };
    render(<Locations heading="Unsere Bars" locations={[bar]} labels={deDE.Locations} />);
    await wait(0);
    expect(screen.getByText('0:00–2:00 Uhr')).toBeTruthy();
    expect(screen.getByText('16:00–24:00 Uhr')).toBeTruthy();
    expect(screen.getByText('Geöffnet, schließt um 24:00 Uhr')).toBeTruthy();
  });

  it('loads nothing from a map service until the visitor asks for the map, and then moves focus to it', () => {
    render(section);
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.body.innerHTML).not.toContain('https://maps.example/frame');
    expect(screen.getByText('Loads a map from maps.example.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the live map Westlands clinic' }));
    const frame = screen.getByTitle('Map of Westlands clinic');
    expect(frame.getAttribute('src')).toBe('https://maps.example/frame');
    expect(document.activeElement).toBe(frame);
  });

  it('says when there are no branches', () => {
    render(<Locations heading="Our clinics" locations={[]} />);
    expect(screen.getByText('There are no branches to show yet.')).toBeTruthy();
  });
});

describe('locationSchema', () => {
  const messages = (location: object) => locationSchema.safeParse(location).error?.issues.map(({ message }) => message);

  it('accepts a valid branch, and says how to correct an invalid one', () => {
    expect(locationSchema.parse(clinic)).toEqual(clinic);
    const hours = { timeZone: 'Africa/Nairobi', weekly: {} };
    expect(messages({ ...clinic, hours: { ...hours, timeZone: 'Nairobi' } })).toEqual([
      'Use an IANA time zone name, such as "Africa/Nairobi".',
    ]);
    expect(messages({ ...clinic, hours: { ...hours, weekly: { monday: [{ opens: '8', closes: '17:00' }] } } })).toEqual(
      ['Use a 24-hour time, such as "08:00" or "17:30".'],
    );
    expect(messages({ ...clinic, hours: { ...hours, exceptions: [{ date: '2026-02-30', periods: [] }] } })).toEqual([
      'Use a calendar date, such as "2026-12-25".',
    ]);
    expect(messages({ ...clinic, map: { ...clinic.map, embed: 'http://maps.example' } })).toEqual([
      'Use a URL that starts with "https:".',
    ]);
  });
});
