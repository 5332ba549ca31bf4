// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateIn } from '../../entities/form-definitions/index.js';
import { createBookingForm, createFormSchema } from '../../entities/index.js';
import { deDE } from '../../locales/de-DE.js';
import { frFR } from '../../locales/fr-FR.js';
import { AgencyProvider } from '../../primitives/index.js';
import { logged } from '../../primitives/warn.js';
import { BookingForm } from './BookingForm.js';

const options = {
  times: ['12:00', '13:30', '19:00'],
  timesOn: { weekdays: { friday: ['12:00', '19:00'], saturday: ['19:00'] }, dates: { '2026-12-24': ['12:00'] } },
  closedWeekdays: ['monday'] as const,
  timeZone: 'Africa/Nairobi',
  maxGuests: 8,
};

beforeEach(() => {
  // It is already Saturday in Nairobi.
  vi.useFakeTimers({ now: Date.parse('2026-11-27T22:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Other files that share this worker expect each warning only once.
  logged.clear();
  document.body.replaceChildren();
});

const day = () => screen.getByLabelText<HTMLInputElement>('Day');
/** The first and last day that can be chosen, once the visitor is in the form. */
const bounds = () => {
  act(() => day().focus());
  return [day().min, day().max];
};
const choose = (date: string) => fireEvent.input(day(), { target: { value: date } });
const times = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));

it('limits the dates by local time at the venue, and offers the chosen day’s times', () => {
  render(<BookingForm {...options} onSubmit={() => Promise.resolve()} />);
  expect([day().min, day().max]).toEqual(['', '']);
  expect(bounds()).toEqual(['2026-11-28', '2027-01-27']);
  expect(screen.getByText('Closed on Monday.')).toBeTruthy();
  expect(times()).toEqual([]);
  expect(screen.getByText('Choose a day to see its times.')).toBeTruthy();
  choose('2026-12-04');
  expect(times()).toEqual(['12:00', '19:00']);
  choose('2026-12-24');
  expect(times()).toEqual(['12:00']);
  choose('2026-12-06');
  expect(times()).toEqual([]);
  expect(screen.getByText('We have no times on this day. Choose another day.')).toBeTruthy();
});

it('announces that a day has no times', { tags: ['wcag:4.1.3'] }, () => {
  render(<BookingForm {...options} onSubmit={() => Promise.resolve()} />);
  choose('2026-12-04');
  // Screen readers announce only changes within an element that was there before.
  const announced = [...document.querySelectorAll('[aria-live="polite"]')];
  choose('2026-12-06');
  const sentence = screen.getByText('We have no times on this day. Choose another day.');
  expect(announced.some((region) => region.contains(sentence))).toBe(true);
});

it('says which dates, numbers and times it accepts', { tags: ['wcag:3.3.1', 'wcag:3.3.3'] }, async () => {
  const onSubmit = vi.fn();
  render(<BookingForm {...options} onSubmit={onSubmit} />);
  choose('2027-02-01');
  fireEvent.input(screen.getByLabelText('Number of people'), { target: { value: '9' } });
  await submit();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Day: choose a date from 28 November 2026 to 27 January 2027, but no Monday',
    'Number of people: write a whole number from 1 to 8',
    'Time: choose one of the times of this day',
    'Name is required',
    'Invalid phone number',
    'Invalid email address',
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['2026-11-30', 'We are closed on Mondays. Choose another day.', 'Am Montag haben wir geschlossen.'],
  [
    '2026-12-25',
    'We are closed on 25 December 2026. Choose another day.',
    'Am 25. Dezember 2026 haben wir geschlossen.',
  ],
])('says that it is closed on %s, in the page’s language', { tags: ['wcag:3.3.1'] }, async (date, english, german) => {
  const form = <BookingForm {...options} closedDates={['2026-12-25']} onSubmit={() => undefined} />;
  render(form);
  choose(date);
  await submit();
  expect(screen.getAllByRole('link')[0]?.textContent).toBe(english);
  const { error } = createFormSchema(createBookingForm({ ...options, closedDates: ['2026-12-25'] })).safeParse({
    ...request,
    date,
  });
  expect(error?.issues.map(({ message }) => message)).toContain(english);
  cleanup();
  render(
    <AgencyProvider locale="de-DE" labels={deDE}>
      {form}
    </AgencyProvider>,
  );
  fireEvent.input(screen.getByLabelText('Tag'), { target: { value: date } });
  await submit();
  expect(screen.getAllByRole('link')[0]?.textContent).toBe(`${german} Bitte wählen Sie einen anderen Tag.`);
});

const request = {
  date: '2026-12-04',
  guests: 4,
  time: '19:00',
  name: 'Njeri',
  phone: '0700 000 000',
  email: 'njeri@sixty.example',
};

it('sends values that its server accepts, and the server rejects a time that isn’t offered that day', async () => {
  const onSubmit = vi.fn((_values: object) => Promise.resolve());
  render(<BookingForm {...options} onSubmit={onSubmit} />);
  choose(request.date);
  fireEvent.click(screen.getByRole('radio', { name: '19:00' }));
  for (const [label, value] of Object.entries({
    'Number of people': '4',
    'Full Name': request.name,
    'Phone Number': request.phone,
    'Email Address': request.email,
  }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await submit();
  const [values] = onSubmit.mock.calls[0] ?? [];
  expect(values).toEqual({ ...request, note: '' });
  const schema = createFormSchema(createBookingForm(options));
  expect(schema.parse(values)).toEqual(values);
  const issuesOf = (changes: object) => schema.safeParse({ ...request, ...changes }).error?.issues;
  expect(issuesOf({ date: '2026-12-05', time: '12:00' })?.map(({ path }) => path)).toEqual([['time']]);
  expect(issuesOf({ date: '2026-11-27' })?.map(({ path }) => path)).toEqual([['date']]);
});

it('asks which location to book, and sends its value for the server to validate', async () => {
  const onSubmit = vi.fn((_values: object) => Promise.resolve());
  const locations = ['Westlands', { value: 'karen', label: 'Karen, by the roundabout' }];
  render(<BookingForm {...options} locations={locations} onSubmit={onSubmit} />);
  choose(request.date);
  fireEvent.click(screen.getByRole('radio', { name: '19:00' }));
  for (const name of ['guests', 'name', 'phone', 'email'] as const)
    fireEvent.input(document.querySelector(`[name=${name}]`) as Element, { target: { value: request[name] } });
  await submit();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Location: choose one of the list']);
  fireEvent.click(screen.getByRole('radio', { name: 'Karen, by the roundabout' }));
  await submit();
  const [values] = onSubmit.mock.calls[0] ?? [];
  expect(values).toEqual({ ...request, location: 'karen', note: '' });
  const schema = createFormSchema(createBookingForm({ ...options, locations }));
  expect(schema.parse(values)).toEqual(values);
  expect(schema.safeParse({ ...values, location: 'Thika' }).error?.issues).toMatchObject([{ path: ['location'] }]);
});

describe('with locations that have their own days and times', () => {
  const branches = {
    ...options,
    times: ['09:00', '15:00'],
    timesOn: { weekdays: { monday: ['15:00'], tuesday: ['09:00', '15:00'], friday: ['09:00'] } },
    closedWeekdays: ['sunday'] as const,
    closedDates: ['2026-12-25'],
    locations: [
      { value: 'coimbra', label: 'Coimbra' },
      {
        value: 'figueira',
        label: 'Figueira',
        times: ['18:00', '10:30'],
        closedWeekdays: ['monday', 'friday', 'sunday'] as const,
        closedDates: ['2026-12-08'],
      },
    ],
  };
  const locationField = () => within(screen.getByRole('radiogroup', { name: 'Location' }));
  const chooseLocation = (name: string) => fireEvent.click(locationField().getByRole('radio', { name }));
  const timesThere = () =>
    within(screen.getByRole('radiogroup', { name: 'Time' }))
      .queryAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value);
  const hintOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
  const summary = () => screen.getAllByRole('link').map((link) => link.textContent);

  it('offers the times of the chosen location and day', () => {
    render(<BookingForm {...branches} onSubmit={() => Promise.resolve()} />);
    choose('2026-12-01');
    expect(timesThere()).toEqual([]);
    expect(screen.getByText('Choose a location and a day to see the times.')).toBeTruthy();
    chooseLocation('Coimbra');
    expect(timesThere()).toEqual(['09:00', '15:00']);
    chooseLocation('Figueira');
    expect(timesThere()).toEqual(['18:00', '10:30']);
    // Closed there only: a Friday and a holiday.
    for (const date of ['2026-12-04', '2026-12-08']) {
      choose(date);
      expect(timesThere()).toEqual([]);
      expect(screen.getByText('We have no times on this day. Choose another day.')).toBeTruthy();
    }
    chooseLocation('Coimbra');
    expect(timesThere()).toEqual(['09:00', '15:00']);
  });

  it('says when each location is closed, and then when the chosen one is', () => {
    render(<BookingForm {...branches} onSubmit={() => Promise.resolve()} />);
    expect(hintOf(day())).toBe('Coimbra: closed on Sunday. Figueira: closed on Monday, Friday and Sunday.');
    chooseLocation('Figueira');
    expect(hintOf(day())).toBe('Closed on Monday, Friday and Sunday.');
    chooseLocation('Coimbra');
    expect(hintOf(day())).toBe('Closed on Sunday.');
    expect([day().min, day().max]).toEqual(['', '']);
  });

  it('refuses a day on which the chosen location is closed, and accepts it for another', {
    tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  }, async () => {
    const onSubmit = vi.fn();
    render(<BookingForm {...branches} onSubmit={onSubmit} />);
    choose('2026-12-04');
    await submit();
    expect(summary()).not.toContainEqual(expect.stringContaining('Day:'));
    expect(summary()).toContain('Location: choose one of the list');
    chooseLocation('Figueira');
    await submit();
    const refusal = 'We are closed on Fridays. Choose another day.';
    expect(summary()).toContain(refusal);
    chooseLocation('Coimbra');
    expect(summary()).not.toContain(refusal);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is validated by its server for the chosen location', () => {
    const schema = createFormSchema(createBookingForm(branches));
    const issuesOf = (changes: object) =>
      schema.safeParse({ ...request, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    const timeIssue = ['time', 'Time: choose one of the times of this day'];
    expect(issuesOf({ location: 'coimbra', date: '2026-12-04', time: '09:00' })).toEqual([]);
    expect(issuesOf({ location: 'coimbra', date: '2026-12-01', time: '18:00' })).toEqual([timeIssue]);
    expect(issuesOf({ location: 'figueira', date: '2026-12-01', time: '18:00' })).toEqual([]);
    // Figueira's dates replace the shared ones.
    expect(issuesOf({ location: 'figueira', date: '2026-12-24', time: '10:30' })).toEqual([]);
    expect(issuesOf({ location: 'figueira', date: '2026-12-04', time: '18:00' })).toEqual([
      ['date', 'We are closed on Fridays. Choose another day.'],
      timeIssue,
    ]);
    expect(issuesOf({ location: 'figueira', date: '2026-12-08', time: '18:00' }).map(([name]) => name)).toEqual([
      'date',
      'time',
    ]);
    expect(issuesOf({ location: 'thika', date: '2026-12-01', time: '18:00' }).map(([name]) => name)).toEqual([
      'location',
    ]);
  });

  it('shows all times without JavaScript, and says which ones each location has', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<BookingForm {...branches} action="/api" />);
    expect(timesThere()).toEqual(['09:00', '10:30', '15:00', '18:00']);
    expect(hintOf(screen.getByRole('radiogroup', { name: 'Time' }))).toBe(
      'Coimbra: 09:00 · 15:00. Figueira: 10:30 · 18:00.',
    );
    expect(hintOf(day())).toBe('Coimbra: closed on Sunday. Figueira: closed on Monday, Friday and Sunday.');
  });

  it('shows the server’s errors without JavaScript in the page’s words', () => {
    const values = { ...request, location: 'figueira', date: '2026-12-04', time: '18:00' };
    const { error } = createFormSchema(createBookingForm(branches)).safeParse(values);
    const errors = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<BookingForm {...branches} action="/api" defaultValues={values} errors={errors} />);
    expect(page.textContent).toContain('We are closed on Fridays. Choose another day.');
    expect(day().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '18:00' }).checked).toBe(true);
  });

  it('uses the days and times of a single location without asking for it', () => {
    render(<BookingForm {...branches} locations={branches.locations.slice(1)} onSubmit={() => Promise.resolve()} />);
    expect(screen.queryByRole('radiogroup', { name: 'Location' })).toBeNull();
    expect(screen.getByText('Closed on Monday, Friday and Sunday.')).toBeTruthy();
    expect(times()).toEqual(['18:00', '10:30']);
  });

  it('needs no shared times, and warns once about a location that has none', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const form = (
      <BookingForm
        times={[]}
        locations={[
          { value: 'mina', label: 'Mina', times: ['13:00'] },
          { value: 'jamr', label: 'Jamr' },
        ]}
        onSubmit={() => Promise.resolve()}
      />
    );
    render(form);
    render(form);
    expect(screen.getAllByRole('radiogroup', { name: 'Time' })).toHaveLength(2);
    expect(said.mock.calls.flat()).toEqual([
      'BookingForm: the location "jamr" has no times, so it cannot be booked. Add times: [\'12:00\'] to it, or to the form.',
    ]);
  });

  it('offers only the first of two locations with the same value, and warns', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const twice = { value: 'mina', label: 'Mina', closedWeekdays: ['monday'] as const };
    render(<BookingForm times={['13:00']} locations={[twice, twice, 'jamr']} onSubmit={() => Promise.resolve()} />);
    expect(screen.getAllByRole('radio', { name: 'Mina' })).toHaveLength(1);
    expect(said.mock.calls.flat()).toContain(
      'BookingForm: two items in "locations" have the value "mina", so only the first is offered. Give each its own value, or remove the duplicate.',
    );
  });

  it('rejects a location’s day whose times include one that isn’t in its list', () => {
    const timesOn = { weekdays: { friday: ['09:00'] } };
    expect(() =>
      createBookingForm({
        times: ['09:00'],
        locations: ['Mina', { value: 'jamr', label: 'Jamr', times: ['18:00'], timesOn }],
      }),
    ).toThrow(
      'createBookingForm: a day at "jamr" offers the time "09:00", which is not in its "times". Add it to "times".',
    );
  });
});

it.each([
  [1, 0, 0],
  [7, 7, 0],
  [8, 0, 9],
])(
  'offers %i locations as %i radio buttons or %i select options, even without JavaScript',
  (count, radios, selectOptions) => {
    const locations = Array.from({ length: count }, (_, index) => `Branch ${index + 1}`);
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<BookingForm {...options} locations={locations} action="/api" />);
    expect(page.querySelectorAll('[name=location][type=radio]')).toHaveLength(radios);
    const names = [...page.querySelectorAll('select[name=location] option')].map(({ textContent }) => textContent);
    expect(names).toHaveLength(selectOptions);
    // Nothing is preselected for the visitor.
    if (count > 7) expect(names[0]).toBe('Choose a location');
    expect(page.querySelector('[name=location]:checked')).toBeNull();
  },
);

it('shows all times and no date limit from the build when there is no JavaScript', () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<BookingForm {...options} action="/api/enquiries?form=booking" />);
  expect(times()).toEqual(options.times);
  expect([day().min, day().max]).toEqual(['', '']);
});

it('limits the dates when the visitor was in the form before hydration', async () => {
  const form = <BookingForm {...options} onSubmit={() => Promise.resolve()} />;
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(form);
  day().focus();
  await act(() => hydrateRoot(page, form));
  expect([day().min, day().max]).toEqual(['2026-11-28', '2027-01-27']);
});

it('says when there is nothing to book, and offers other ways to get in touch', () => {
  render(<BookingForm times={[]} contact={{ phone: '+254 700 000 000', email: 'info@shangwe.example' }} />);
  expect(screen.getByText('There is nothing to book at the moment.')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+254700000000',
    'mailto:info@shangwe.example',
  ]);
  expect(document.querySelector('form')).toBeNull();
});

it.each([
  ['firstDay', 'Text', ['2026-11-28', '2027-01-10'], '"firstDay" is "Text", which is not a date'],
  [
    'firstDay',
    '2027-03-01',
    ['2027-03-01', '2027-03-01'],
    '"lastDay" is 2027-01-10, but the range starts at 2027-03-01',
  ],
  ['lastDay', '', ['2026-11-28', '2027-01-27'], '"lastDay" is "", which is not a date'],
])('warns that %s cannot be "%s", and works without it', (prop, value, expected, sentence) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<BookingForm {...options} lastDay="2027-01-10" {...{ [prop]: value }} onSubmit={() => Promise.resolve()} />);
  expect(bounds()).toEqual(expected);
  expect(said.mock.calls.flat()).toEqual([expect.stringContaining(`BookingForm: ${sentence}`)]);
});

it.each([
  ['firstDay', Number.NaN, 'firstDay={NaN}', '"firstDay" is NaN, which is not a date, so 0 days'],
  ['lastDay', Number.POSITIVE_INFINITY, 'lastDay={Infinity}', '"lastDay" is Infinity, which is not a date, so 60 days'],
  ['lastDay', 1e9, 'lastDay={1e9}', '"lastDay" is 1000000000, which is not a date, so 60 days'],
])('warns about %s %d, and works without it', (prop, value, _name, sentence) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<BookingForm {...options} {...{ [prop]: value }} onSubmit={() => Promise.resolve()} />);
  expect(bounds()).toEqual(['2026-11-28', '2027-01-27']);
  expect(said.mock.calls.flat()).toEqual([expect.stringContaining(`BookingForm: ${sentence}`)]);
});

it('warns once if no day can be chosen, whichever of the two days is a date', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const form = <BookingForm {...options} firstDay="2027-12-24" lastDay={7} onSubmit={() => Promise.resolve()} />;
  render(form);
  cleanup();
  render(form);
  render(<BookingForm {...options} firstDay="2026-12-24" lastDay={60} onSubmit={() => Promise.resolve()} />);
  expect(said.mock.calls.flat()).toEqual([
    'BookingForm: "firstDay" is "2027-12-24" and "lastDay" is 7, so no day can be chosen. Use a "lastDay" that is not before "firstDay".',
  ]);
});

it.each([
  ['locations', { locations: null }],
  ['closedDates', { closedDates: null }],
  ['closedWeekdays', { closedWeekdays: null }],
  ['timesOn', { timesOn: null }],
  ['timesOn.weekdays', { timesOn: { weekdays: null } }],
  ['timesOn.dates', { timesOn: { dates: null } }],
  ['locations[0].times', { locations: [{ value: 'karen', label: 'Karen', times: null }, 'Westlands'] }],
  ['locations[0].timesOn', { locations: [{ value: 'karen', label: 'Karen', timesOn: null }, 'Westlands'] }],
  ['locations[0].closedDates', { locations: [{ value: 'karen', label: 'Karen', closedDates: null }, 'Westlands'] }],
])('takes %s as not given if it is null, with a warning in development', (prop, props) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const form = <BookingForm times={['12:00']} {...(props as object)} onSubmit={() => Promise.resolve()} />;
  const { unmount } = render(form);
  choose('2026-12-04');
  expect(times()).toContain('12:00');
  expect(said.mock.calls.flat()).toEqual([
    `BookingForm: "${prop}" is null, so it counts as not given. Leave it out, or write undefined.`,
  ]);
  unmount();
  vi.stubEnv('NODE_ENV', 'production');
  render(form);
  vi.unstubAllEnvs();
  expect(day()).toBeTruthy();
  expect(said).toHaveBeenCalledTimes(1);
});

it('names a repeated closed weekday once', () => {
  render(<BookingForm {...options} closedWeekdays={['monday', 'monday']} onSubmit={() => Promise.resolve()} />);
  expect(screen.getByText('Closed on Monday.')).toBeTruthy();
});

it('writes French lists of weekdays and the first day of a month as French does', async () => {
  render(
    <AgencyProvider locale="fr-FR" labels={frFR}>
      <BookingForm
        {...options}
        firstDay="2027-01-01"
        lastDay="2027-03-01"
        closedWeekdays={['sunday', 'monday']}
        onSubmit={() => Promise.resolve()}
      />
    </AgencyProvider>,
  );
  await submit();
  expect(screen.getAllByRole('link')[0]?.textContent).toBe(
    'Date\u202f: choisissez un jour entre le 1er janvier 2027 et le 1er mars 2027, sauf le dimanche et le lundi',
  );
  expect(frFR.BookingForm.closedAt('Karen', 'dimanche et lundi')).toBe('Karen\u202f: fermé le dimanche et le lundi.');
});

it('warns about an unknown time zone, and uses the browser’s instead', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<BookingForm {...options} timeZone="Nairobi" onSubmit={() => Promise.resolve()} />);
  expect(bounds()[0]).toBe(dateIn(undefined));
  expect(said.mock.calls.flat()).toEqual([
    'BookingForm: "timeZone" is "Nairobi", which is not a known time zone, so the browser’s is used. Use an IANA name, such as "Africa/Nairobi".',
  ]);
});

it('accepts parties of the minimum size when the maximum is below the minimum', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<BookingForm {...options} minGuests={10} onSubmit={() => Promise.resolve()} />);
  await submit();
  expect(screen.getByRole('link', { name: 'Number of people: write a whole number from 10 to 10' })).toBeTruthy();
  expect(said.mock.calls.flat()).toEqual([
    'BookingForm: "maxGuests" is 8, but the range starts at 10. Use 10 or more.',
  ]);
});

it('rejects a day whose times include one that isn’t in the list', () => {
  expect(() => createBookingForm({ times: ['12:00'], timesOn: { weekdays: { friday: ['13:00'] } } })).toThrow(
    'createBookingForm: a day offers the time "13:00", which is not in "times". Add it to "times".',
  );
});
