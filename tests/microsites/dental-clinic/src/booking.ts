/** What can be booked. The form and the server validate against the same tables. */
import type { BookingFormOptions, OpeningHours } from 'agency-ui';
import { type Weekday, weekdays } from 'agency-ui/forms/definitions';
import { coimbra, figueira } from './opening-hours';

const times = ['09:00', '10:00', '11:00', '12:00', '14:30', '15:30', '16:30', '17:30', '18:30'];

/** The times at which a clinic with these periods is open. Every consultation is over within an hour. */
const timesIn = (periods: OpeningHours['weekly'][Weekday] = []) =>
  times.filter((time) => periods.some(({ opens, closes }) => opens <= time && time < closes));

/** A clinic's days and times, from its opening hours. */
const daysOf = ({ weekly, exceptions = [] }: OpeningHours) => ({
  timesOn: {
    weekdays: Object.fromEntries(weekdays.map((day) => [day, timesIn(weekly[day])])),
    dates: Object.fromEntries(exceptions.map(({ date, periods }) => [date, timesIn(periods)])),
  },
  closedWeekdays: weekdays.filter((day) => !weekly[day]),
  closedDates: exceptions.filter(({ periods }) => periods.length === 0).map(({ date }) => date),
});

export const tables: BookingFormOptions = {
  times,
  locations: [
    { value: 'coimbra', label: 'Coimbra, Celas', ...daysOf(coimbra) },
    { value: 'figueira', label: 'Figueira, Buarcos', ...daysOf(figueira) },
  ],
  firstDay: 1,
  lastDay: 60,
  timeZone: coimbra.timeZone,
  maxGuests: 5,
};

export const endpoint = '/api/marcacoes';
