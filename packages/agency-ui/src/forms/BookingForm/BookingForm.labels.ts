import {
  createBookingForm as create,
  type createBookingForm,
  type LabelsOfForm,
  labelsOf,
} from '../../entities/form-definitions/index.js';

type Definition = ReturnType<typeof createBookingForm>;

/** Labels that depend on which dates, numbers and times can be booked. */
const ownLabels = {
  /** Error for the day. The dates are formatted; `closed` is empty or names the closed weekdays. */
  dayBetween: (first: string, last: string, closed: string) =>
    `Day: choose a date from ${first} to ${last}${closed && `, but no ${closed}`}`,
  /** Empty option of the location field, when it is a select. */
  locationPlaceholder: 'Choose a location',
  /** Hint for the day, saying which weekdays can't be booked. */
  closedOn: (weekdays: string) => `Closed on ${weekdays}.`,
  /** Part of the day's hint until a location is chosen, if they are closed on different weekdays. */
  closedAt: (location: string, weekdays: string) => `${location}: closed on ${weekdays}.`,
  /** Shown in place of the times until a location and a day are chosen, if locations have their own times. */
  locationPending: 'Choose a location and a day to see the times.',
  /** Error for the number of people. */
  peopleBetween: (minimum: string, maximum: string) =>
    `Number of people: write a whole number from ${minimum} to ${maximum}`,
  /** The button that brings back an empty form. */
  sentAgain: 'Send another request',
  /** Shown instead of the form if no times are available. */
  noTimes: 'There is nothing to book at the moment.',
  /** Introduces the `contact` links when no times are available. */
  noTimesContact: 'Please call or write to us instead:',
};

const {
  timeOptions: _times,
  locationOptions: _locations,
  dateError: _date,
  guestsError: _guests,
  ...defined
} = labelsOf<Definition>(
  create({ times: ['12:00'], locations: ['Westlands', 'Karen'] }),
) as LabelsOfForm<Definition> & {
  locationOptions: unknown;
};

/** Labels for `BookingForm`, namely its own, and those in the definition that don't depend on its options. */
// Written out instead of `typeof bookingFormLabels`, because declaration files drop comments on spread properties.
export type BookingFormLabels = typeof ownLabels & typeof defined;

export const bookingFormLabels: BookingFormLabels = { ...defined, ...ownLabels };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    BookingForm: BookingFormLabels;
  }
}
