import { classes, createNumberFormatter, VisuallyHidden, weekStart } from '../../primitives/index.js';
import { type DatedEvent, isOn } from './dated-events.js';
import type { EventCalendarLabels } from './EventCalendar.labels.js';
import { formatDayPart } from './format-when.js';
import * as styles from './MonthGrid.css.js';
import { weekFrom, weeksOf } from './months.js';

interface MonthGridProps {
  month: string;
  /** The month's events. */
  events: readonly DatedEvent[];
  /** Today's date where the events take place; undefined until it is known. */
  today: string | undefined;
  /** Id of the heading that names the table. */
  headingId: string;
  /** Id of an event's item in the list. */
  idOf: (event: DatedEvent) => string;
  locale: string;
  labels: EventCalendarLabels;
}

/** How many characters of a weekday's name fit above a column of days on a phone. */
const longestName = 4;

/** A month as a table of weeks. Each event is a link to its item in the list below. */
export function MonthGrid({ month, events, today, headingId, idOf, locale, labels }: MonthGridProps) {
  const firstWeekday = weekStart(locale);
  const week = weekFrom(firstWeekday);
  const shortName = (date: string) => formatDayPart(date, locale, { weekday: 'short' });
  // In Arabic and some other languages, the short names are the same as the long ones.
  const hasLongNames = week.some((date) => shortName(date).length > longestName);
  return (
    <table aria-labelledby={headingId} className={styles.table}>
      <thead>
        <tr>
          {week.map((date) => (
            <th key={date} scope="col" className={styles.weekday}>
              {hasLongNames && (
                <span aria-hidden="true" className={styles.letter}>
                  {formatDayPart(date, locale, { weekday: 'narrow' })}
                </span>
              )}
              <span aria-hidden="true" className={hasLongNames ? styles.longName : undefined}>
                {shortName(date)}
              </span>
              <VisuallyHidden>{formatDayPart(date, locale, { weekday: 'long' })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((date, index) =>
              date === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has nothing but its place.
                <td key={index} className={classes(styles.cell, styles.outside)} />
              ) : (
                <Day
                  key={date}
                  date={date}
                  isToday={date === today}
                  events={events.filter((event) => isOn(event, date))}
                  idOf={idOf}
                  locale={locale}
                  labels={labels}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Pick<MonthGridProps, 'events' | 'idOf' | 'locale' | 'labels'> {
  date: string;
  isToday: boolean;
}

function Day({ date, isToday, events, idOf, locale, labels }: DayProps) {
  return (
    <td className={styles.cell} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={date} className={styles.day}>
        {createNumberFormatter(locale)(Number(date.slice(-2)))}
      </time>
      {isToday && <VisuallyHidden>{` ${labels.today}`}</VisuallyHidden>}
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map((dated) => (
            <li key={dated.event.id}>
              <a
                href={`#${idOf(dated)}`}
                className={styles.event}
                // A multi-day event is a single tab stop.
                tabIndex={date === dated.times.firstDay || date.endsWith('-01') ? undefined : -1}
              >
                <span className={styles.title}>{dated.event.title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
