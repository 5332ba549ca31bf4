/** When the clinics are open. The pages and the booking form derive their days and holidays from here. */
import type { OpeningHours, OpenPeriod } from 'agency-ui';

const morning: OpenPeriod = { opens: '09:00', closes: '13:00' };
const weekday: OpenPeriod[] = [morning, { opens: '14:30', closes: '19:30' }];
const saturday: OpenPeriod[] = [morning];

/** Holidays of both clinics. */
const exceptions = [
  { date: '2026-12-01', name: 'Restauração da Independência', periods: [] },
  { date: '2026-12-08', name: 'Imaculada Conceição', periods: [] },
  { date: '2026-12-24', name: 'Véspera de Natal', periods: [morning] },
  { date: '2026-12-25', name: 'Natal', periods: [] },
  { date: '2026-12-31', name: 'Passagem de ano', periods: [morning] },
  { date: '2027-01-01', name: 'Ano Novo', periods: [] },
];

const timeZone = 'Europe/Lisbon';

export const coimbra: OpeningHours = {
  timeZone,
  weekly: { monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday, friday: weekday, saturday },
  exceptions,
};

export const figueira: OpeningHours = {
  timeZone,
  weekly: { tuesday: weekday, wednesday: weekday, thursday: weekday, saturday },
  exceptions,
};
