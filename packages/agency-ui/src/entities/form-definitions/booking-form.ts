import { type Weekday, weekdayOf, weekdays } from '../weekday.js';
import type { OfferedOptions } from './conditions.js';
import type { DateLimits } from './date-limits.js';
import { defineForm, type FormValues } from './define-form.js';
import { type Choice, valueOfChoice } from './rule.js';

/** A branch, with its own days and times where they differ from the form's. */
export interface BookingLocation {
  /** Sent to the server. */
  value: string;
  label: string;
  /**
   * Its times, in display order.
   *
   * @default the form's `times`
   */
  times?: readonly Choice[] | undefined;
  /**
   * The times offered there on each weekday or on a single date.
   *
   * @default the form's `timesOn`; for a branch with its own `times`, all of them on every open day
   */
  timesOn?: Omit<OfferedOptions, 'by'> | undefined;
  /** @default the form's `closedWeekdays` */
  closedWeekdays?: readonly Weekday[] | undefined;
  /** @default the form's `closedDates` */
  closedDates?: readonly string[] | undefined;
}

/** What can be booked. */
export interface BookingFormOptions {
  /**
   * All times, in display order: `['12:00', '19:30']`, or each as a value with a label. `[]` if every branch has its
   * own.
   */
  times: readonly Choice[];
  /** The times offered on each weekday or on a single date. By default, every open day offers all times. */
  timesOn?: Omit<OfferedOptions, 'by'> | undefined;
  /**
   * The branches to choose from, if there are several: `['Westlands', 'Karen']`, or each as a value with a label and,
   * where they differ, its own days and times. Up to seven are shown as radio buttons; any more, as a select.
   *
   * @default not asked, as for a single branch
   */
  locations?: readonly (string | BookingLocation)[] | undefined;
  /** Weekdays that cannot be booked: `['sunday']`. */
  closedWeekdays?: readonly Weekday[] | undefined;
  /** Dates that cannot be booked: `['2026-12-25']`. */
  closedDates?: readonly string[] | undefined;
  /**
   * First bookable date, such as `2026-12-01`, or a number of days from today.
   *
   * @default 0
   */
  firstDay?: DateLimits['min'];
  /**
   * Last bookable date, in the same format as `firstDay`.
   *
   * @default 60
   */
  lastDay?: DateLimits['max'];
  /**
   * The venue's time zone, such as `Africa/Nairobi`. It determines "today", wherever the visitor and the server are.
   *
   * @default the machine's time zone
   */
  timeZone?: string | undefined;
  /**
   * Smallest party.
   *
   * @default 1
   */
  minGuests?: number | undefined;
  /**
   * Largest party.
   *
   * @default 12
   */
  maxGuests?: number | undefined;
}

/** With more options than this, a select is quicker to search. */
const maxRadioButtons = 7;

/** Asks which branch to book, if there are several. */
const locationField = (locations: readonly (string | BookingLocation)[]) => {
  // Without the days and times.
  const options = locations.map((one) => (typeof one === 'string' ? one : { value: one.value, label: one.label }));
  const field = {
    label: 'Location',
    error: 'Location: choose one of the list',
    options,
    group: 'visit',
    width: 'full',
  } as const;
  return options.length > maxRadioButtons
    ? ({ ...field, kind: 'select', placeholder: 'Choose a location' } as const)
    : ({ ...field, kind: 'radio' } as const);
};

/** The days and times of one branch, or of all of them. */
export interface BookingDays {
  times: readonly Choice[];
  timesOn: Omit<OfferedOptions, 'by'> | undefined;
  closedWeekdays: readonly Weekday[];
  closedDates: readonly string[];
}

/** The days and times that every branch has by default. */
const sharedDays = ({ times, timesOn, closedWeekdays = [], closedDates = [] }: BookingFormOptions): BookingDays => ({
  times,
  timesOn,
  closedWeekdays,
  closedDates,
});

function daysAt(location: string | BookingLocation, options: BookingFormOptions): BookingDays {
  const shared = sharedDays(options);
  if (typeof location === 'string') return shared;
  const { times, timesOn, closedWeekdays, closedDates } = location;
  return {
    times: times ?? shared.times,
    timesOn: timesOn ?? (times ? undefined : shared.timesOn),
    closedWeekdays: closedWeekdays ?? shared.closedWeekdays,
    closedDates: closedDates ?? shared.closedDates,
  };
}

const hasOwnDays = (location: string | BookingLocation) =>
  typeof location !== 'string' &&
  [location.times, location.timesOn, location.closedWeekdays, location.closedDates].some((own) => own !== undefined);

/** The days and times of each branch, by its value; undefined if they are all the same. */
export function daysByLocation(options: BookingFormOptions): ReadonlyMap<string, BookingDays> | undefined {
  const { locations = [] } = options;
  if (locations.length < 2 || !locations.some(hasOwnDays)) return undefined;
  return new Map(locations.map((location) => [valueOfChoice(location), daysAt(location, options)]));
}

/** The days and times of a form with one branch; for several, those that they share by default. */
export const daysOf = (options: BookingFormOptions): BookingDays => {
  const [only, ...others] = options.locations ?? [];
  return only === undefined || others.length > 0 ? sharedDays(options) : daysAt(only, options);
};

/** Closed days of all the branches together: before one is chosen, only what is closed everywhere is refused. */
function closedEverywhere(days: readonly BookingDays[]): Pick<BookingDays, 'closedWeekdays' | 'closedDates'> {
  return {
    closedWeekdays: weekdays.filter((day) => days.every((one) => one.closedWeekdays.includes(day))),
    closedDates: [...new Set(days.flatMap((one) => one.closedDates))].filter((date) =>
      days.every((one) => one.closedDates.includes(date)),
    ),
  };
}

/** Whether sorting a time as text sorts it by clock. */
const isSortable = (time: string) => /^\d\d:\d\d$/.test(time);

/**
 * The times of all the branches, each once. Clock times are sorted, because those of one branch come between those of
 * another.
 */
function allTimes(options: BookingFormOptions): readonly Choice[] {
  const days = daysByLocation(options);
  if (!days) return daysOf(options).times;
  const times = new Map<string, Choice>();
  for (const time of [...days.values()].flatMap((one) => one.times))
    if (!times.has(valueOfChoice(time))) times.set(valueOfChoice(time), time);
  const values = [...times.keys()];
  return (values.every(isSortable) ? values.sort() : values).map((value) => times.get(value) ?? value);
}

/** The options of the time field on each day. A closed day offers none. */
function offeredAt({ times, timesOn = {}, closedWeekdays, closedDates }: BookingDays): OfferedOptions {
  const open = weekdays.filter((day) => !closedWeekdays.includes(day));
  const all = times.map(valueOfChoice);
  const openDates = Object.entries(timesOn.dates ?? {}).filter(
    ([date]) => !closedWeekdays.includes(weekdayOf(date) as Weekday),
  );
  return {
    by: 'date',
    weekdays: Object.fromEntries(open.map((day) => [day, timesOn.weekdays ? (timesOn.weekdays[day] ?? []) : all])),
    dates: Object.fromEntries([...openDates, ...closedDates.map((date) => [date, []] as const)]),
  };
}

const unknownTime = ({ times, timesOn = {} }: BookingDays) =>
  [...Object.values(timesOn.weekdays ?? {}), ...Object.values(timesOn.dates ?? {})]
    .flat()
    .find((time) => !times.map(valueOfChoice).includes(time ?? ''));

/** Throws a readable error if a day doesn't exist or offers a time that isn't in the list. Bundlers remove it for production. */
function assertTimes(options: BookingFormOptions) {
  const named = (options.locations ?? []).map(
    (location) => [` at "${valueOfChoice(location)}"`, daysAt(location, options)] as const,
  );
  // The shared times come first, because a mistake in them is also one at each branch.
  for (const [place, days] of [['', sharedDays(options)] as const, ...named]) {
    const unknownDay = Object.keys(days.timesOn?.weekdays ?? {}).find(
      (day) => !weekdays.some((known) => known === day),
    );
    if (unknownDay !== undefined)
      throw new Error(
        `createBookingForm: "timesOn"${place} has times for "${unknownDay}", which is not a weekday. Use any of ${weekdays.join(', ')}.`,
      );
    const unknown = unknownTime(days);
    if (unknown !== undefined)
      throw new Error(
        `createBookingForm: a day${place} offers the time "${unknown}", which is not in ${place ? 'its ' : ''}"times". Add it to "times".`,
      );
  }
}

/**
 * Creates the definition of a booking request, for `BookingForm` and its server.
 *
 * @throws an error that says what to write instead, except when `NODE_ENV` is `production`.
 */
export const createBookingForm = (options: BookingFormOptions) => {
  const { locations = [], timeZone, firstDay = 0, lastDay = 60, minGuests = 1, maxGuests = 12 } = options;
  if (process.env.NODE_ENV !== 'production') assertTimes(options);
  const byLocation = daysByLocation(options);
  const { timesOn } = daysOf(options);
  const { closedWeekdays, closedDates } = byLocation ? closedEverywhere([...byLocation.values()]) : daysOf(options);
  /** One set of properties for each branch with its own days and times. */
  const overrides = <Properties>(of: (days: BookingDays) => Properties) => ({
    overrides: {
      by: 'location',
      values: Object.fromEntries([...(byLocation ?? [])].map(([value, days]) => [value, of(days)])),
    },
  });
  return defineForm({
    name: 'booking',
    title: 'Booking request',
    groups: { visit: 'Your visit', you: 'About you' },
    fields: {
      ...(locations.length > 1 && { location: locationField(locations) }),
      date: {
        kind: 'date',
        label: 'Day',
        min: firstDay,
        max: lastDay,
        ...(closedWeekdays.length > 0 && { closedWeekdays }),
        ...(closedDates.length > 0 && { closedDates }),
        ...(byLocation &&
          overrides((days) => ({ closedWeekdays: days.closedWeekdays, closedDates: days.closedDates }))),
        ...(timeZone !== undefined && { timeZone }),
        group: 'visit',
      },
      guests: {
        kind: 'number',
        label: 'Number of people',
        error: `Number of people: write a whole number from ${minGuests} to ${maxGuests}`,
        min: minGuests,
        max: maxGuests,
        group: 'visit',
      },
      time: {
        kind: 'radio',
        label: 'Time',
        error: 'Time: choose one of the times of this day',
        options: allTimes(options),
        arrangement: 'grid',
        empty: 'We have no times on this day. Choose another day.',
        pending: byLocation ? 'Choose a location and a day to see the times.' : 'Choose a day to see its times.',
        ...(timesOn && !byLocation && { offered: { by: 'date', ...timesOn } }),
        ...(byLocation && overrides((days) => ({ options: days.times.map(valueOfChoice), offered: offeredAt(days) }))),
        group: 'visit',
      },
      name: { kind: 'text', label: 'Full Name', error: 'Name is required', autoComplete: 'name', group: 'you' },
      phone: { kind: 'phone', label: 'Phone Number', autoComplete: 'tel', group: 'you' },
      email: { kind: 'email', label: 'Email Address', autoComplete: 'email', width: 'full', group: 'you' },
      note: {
        kind: 'textarea',
        label: 'Note',
        hint: 'What we should know before you come.',
        optional: true,
        rows: 3,
        max: 1000,
        group: 'you',
      },
    },
    labels: {
      submit: 'Ask for this time',
      succeeded: 'Thank you! We have your request.',
      succeededDetail: 'It is a request, and not yet a booking.',
      failed: 'There was an error sending your request. Please try again.',
    },
  });
};

/**
 * Values of a booking request. `note` is an empty string if omitted; `location` is absent unless there are several
 * branches.
 */
export type BookingRequest = FormValues<ReturnType<typeof createBookingForm>>;
