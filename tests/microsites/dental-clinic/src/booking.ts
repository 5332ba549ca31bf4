/** What can be booked. The form and the server validate against the same tables. */
import type { BookingFormOptions } from 'agency-ui';

const morning = ['09:00', '10:00', '11:00', '12:00'];
const afternoon = ['14:30', '15:30', '16:30', '17:30', '18:30'];
const weekday = [...morning, ...afternoon];

export const tables: BookingFormOptions = {
  locations: [
    { value: 'coimbra', label: 'Coimbra, Celas' },
    { value: 'figueira', label: 'Figueira, Buarcos: terça a quinta, e sábado' },
  ],
  times: weekday,
  timesOn: {
    weekdays: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: morning,
    },
    dates: { '2026-12-24': morning, '2026-12-31': morning },
  },
  closedWeekdays: ['sunday'],
  closedDates: ['2026-12-01', '2026-12-08', '2026-12-25', '2027-01-01'],
  firstDay: 1,
  lastDay: 60,
  timeZone: 'Europe/Lisbon',
  maxGuests: 5,
};

export const endpoint = '/api/marcacoes';
