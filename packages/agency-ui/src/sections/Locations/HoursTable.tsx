import { addDays, dateIn, isDate, weekdayOf } from '../../entities/form-definitions/index.js';
import type { OpeningHours, OpenPeriod } from '../../entities/index.js';
import { formatDate, formatPeriod, VisuallyHidden, weekdayName, weekOf } from '../../primitives/index.js';
import * as styles from './HoursTable.css.js';
import type { LocationsLabels } from './Locations.labels.js';

interface HoursTableProps {
  hours: OpeningHours;
  /** Unix time in ms; undefined in the server's HTML. */
  now: number | undefined;
  /** Name of the place, for the table's caption. */
  name: string;
  locale: string;
  labels: LocationsLabels;
}

/** A table's title, with the place's name for screen readers. */
function Caption({ title, name }: { title: string; name: string }) {
  return (
    <caption className={styles.caption}>
      {/* Orca drops the space before the hidden text, and keeps the one in it. */}
      {title} <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </caption>
  );
}

function Periods({ periods, labels }: { periods: readonly OpenPeriod[]; labels: LocationsLabels }) {
  if (periods.length === 0) return labels.closedDay;
  return periods.map((period) => (
    <span key={period.opens} className={styles.period}>
      {formatPeriod(period, labels)}
    </span>
  ));
}

/** Each weekday's hours, in the locale's order, with today marked once the page knows the time, followed by the dates with different hours. */
export function HoursTable({ hours, now, name, locale, labels }: HoursTableProps) {
  const { weekly, exceptions = [], timeZone } = hours;
  const today = now === undefined ? undefined : dateIn(timeZone, now);
  const dayOf = (date: string, form: Intl.DateTimeFormatOptions) =>
    isDate(date) ? formatDate(date, locale, { ...form, timeZone: 'UTC' }) : date;
  // Yesterday's hours may extend into today.
  const coming = exceptions.filter(({ date }) => today === undefined || date >= addDays(today, -1));
  return (
    <>
      <table className={styles.table}>
        <Caption title={labels.hours} name={name} />
        <tbody>
          {weekOf(locale).map((weekday) => {
            const isToday = today !== undefined && weekdayOf(today) === weekday;
            return (
              <tr key={weekday} className={styles.row} aria-current={isToday ? 'date' : undefined}>
                <th scope="row" className={styles.day} suppressHydrationWarning>
                  {weekdayName(weekday, locale)}
                </th>
                <td className={styles.time}>
                  <Periods periods={weekly[weekday] ?? []} labels={labels} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {coming.length > 0 && (
        <table className={styles.table}>
          <Caption title={labels.exceptions} name={name} />
          <tbody>
            {coming.map(({ date, name: occasion, periods }) => (
              <tr key={date} className={styles.row} aria-current={date === today ? 'date' : undefined}>
                <th scope="row" className={styles.day}>
                  <time dateTime={date} suppressHydrationWarning>
                    {dayOf(date, { day: 'numeric', month: 'long', year: 'numeric' })}
                  </time>
                  {occasion && <span className={styles.occasion}>{occasion}</span>}
                </th>
                <td className={styles.time}>
                  <Periods periods={periods} labels={labels} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
