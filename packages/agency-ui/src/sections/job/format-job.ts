import type { Job, JobClosing, JobSalary } from '../../entities/index.js';
import { jobClosingTime } from '../../entities/jobs/index.js';
import { formatDate, formatPrice } from '../../primitives/index.js';
import { knownTimeZone } from '../now/index.js';
import type { JobLabels } from './job-labels.js';

/** A component's labels and locale. */
export interface JobFormat {
  /** Name of the component, for warnings. */
  component: string;
  locale: string;
  labels: JobLabels;
}

const known = (component: string, closing: JobClosing): JobClosing => ({
  ...closing,
  timeZone: knownTimeZone(`${component}: "closing.timeZone"`, closing.timeZone),
});

/**
 * Whether applications are welcome.
 *
 * @param now - Unix time in ms; undefined in the server's HTML, in which only `isClosed` counts.
 */
export function isOpen({ isClosed, closing }: Job, now: number | undefined, component: string): boolean {
  if (isClosed) return false;
  if (!closing || now === undefined) return true;
  // An invalid date never closes.
  return !(now >= jobClosingTime(known(component, closing)));
}

/** A calendar date, or a date and time with its zone. For a job that closes at the end of a day, only that day. */
export function formatClosing(closing: JobClosing, { component, locale }: Omit<JobFormat, 'labels'>) {
  const { date, time, timeZone } = known(component, closing);
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
  const at = jobClosingTime({ date, time, timeZone });
  if (time === undefined || Number.isNaN(at))
    return { dateTime: date, text: formatDate(date, locale, { ...day, timeZone: 'UTC' }) };
  return {
    dateTime: new Date(at).toISOString(),
    text: formatDate(at, locale, { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone }),
  };
}

export const placeOf = ({ place, isRemote }: Job, labels: JobLabels) => (isRemote ? labels.remote(place) : place);

/** A salary with its period; undefined without one. */
export function formatSalary(salary: JobSalary | undefined, { component, locale, labels }: JobFormat) {
  if (!salary) return undefined;
  const { from, to, currency, period } = salary;
  const lower = formatPrice(component, from, currency, locale);
  const upper = to === undefined || to === from ? undefined : formatPrice(component, to, currency, locale);
  if (lower === undefined) return undefined;
  const amount = upper === undefined ? lower : labels.salaryBand(lower, upper);
  const periods = {
    hour: labels.salaryPerHour,
    day: labels.salaryPerDay,
    week: labels.salaryPerWeek,
    month: labels.salaryPerMonth,
    year: labels.salaryPerYear,
  };
  return periods[period](amount);
}
