import type { Weekday } from '../weekday.js';
import type { OfferedOptions } from './conditions.js';
import { defineForm, type FormValues, valueOfChoice } from './define-form.js';
import type { Choice, DateLimits } from './rule.js';

/** What can be booked. */
export interface BookingFormOptions {
  /** All times, in display order: `['12:00', '19:30']`, or each as a value with a label. */
  times: readonly Choice[];
  /** The times offered on each weekday or on a single date. By default, every open day offers all times. */
  timesOn?: Omit<OfferedOptions, 'by'> | undefined;
  /**
   * The branches to choose from, if there are several: `['Westlands', 'Karen']`, or each as a value with a label. They
   * all have the same days and times. Up to seven are shown as radio buttons; any more, as a select.
   *
   * @default not asked, as for a single branch
   */
  locations?: readonly Choice[] | undefined;
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
const locationField = (options: readonly Choice[]) => {
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

const unknownTime = ({ times, timesOn = {} }: BookingFormOptions) =>
  [...Object.values(timesOn.weekdays ?? {}), ...Object.values(timesOn.dates ?? {})]
    .flat()
    .find((time) => !times.map(valueOfChoice).includes(time ?? ''));

/**
 * Creates the definition of a booking request, for `BookingForm` and its server.
 *
 * @throws an error that says what to write instead, except when `NODE_ENV` is `production`.
 */
export const createBookingForm = (options: BookingFormOptions) => {
  const { times, timesOn, locations = [], closedWeekdays, closedDates, timeZone } = options;
  const { firstDay = 0, lastDay = 60, minGuests = 1, maxGuests = 12 } = options;
  if (process.env.NODE_ENV !== 'production') {
    const unknown = unknownTime(options);
    if (unknown !== undefined)
      throw new Error(
        `createBookingForm: a day offers the time "${unknown}", which is not in "times". Add it to "times".`,
      );
  }
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
        ...(closedWeekdays && { closedWeekdays }),
        ...(closedDates && { closedDates }),
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
        options: times,
        arrangement: 'grid',
        empty: 'We have no times on this day. Choose another day.',
        pending: 'Choose a day to see its times.',
        ...(timesOn && { offered: { by: 'date', ...timesOn } }),
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
