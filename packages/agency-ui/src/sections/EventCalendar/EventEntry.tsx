import { AgencyLink, Heading, type HeadingLevel, Text, useClock, VisuallyHidden } from '../../primitives/index.js';
import { isLocalTime } from '../now/index.js';
import type { DatedEvent } from './dated-events.js';
import type { EventCalendarLabels } from './EventCalendar.labels.js';
import * as styles from './EventEntry.css.js';
import { formatDayPart, formatWhen } from './format-when.js';
import { SaveEvents } from './SaveEvents.js';

interface EventEntryProps {
  dated: DatedEvent;
  /** Id of the item, which the month view links to. */
  id: string;
  /** Unix time in ms; undefined in the server's HTML. */
  now: number | undefined;
  locale: string;
  labels: EventCalendarLabels;
  headingLevel: HeadingLevel;
  canSave: boolean;
  onSave: () => void;
}

/** One event in the list: its day, its title, when and where it is, and a file for the visitor's calendar. */
export function EventEntry({ dated, id, now, locale, labels, headingLevel, canSave, onSave }: EventEntryProps) {
  const { event, times } = dated;
  const { title, place, text, path, calendarHref, start } = event;
  const clock = useClock();
  // The server does not know the visitor's time zone.
  const namesZone = now === undefined || [times.start, times.end].some((at) => !isLocalTime(at, event.timeZone));
  const isPast = now !== undefined && times.end < now;
  const dateTime = times.isAllDay ? start : new Date(times.start).toISOString();
  return (
    <li id={id} className={styles.entry} data-event={isPast ? 'past' : 'coming'}>
      {/* The full date is below the title. */}
      <div aria-hidden="true" className={styles.sheet}>
        {/* The server's locale data may be a different version from the browser's. */}
        <span className={styles.day} suppressHydrationWarning>
          {formatDayPart(times.firstDay, locale, { day: 'numeric' })}
        </span>
        <span className={styles.weekday} suppressHydrationWarning>
          {formatDayPart(times.firstDay, locale, { weekday: 'short' })}
        </span>
      </div>
      <div className={styles.main}>
        <Heading level={headingLevel} variant="heading" className={styles.title}>
          {path ? (
            <AgencyLink href={path} className={styles.link}>
              {title}
            </AgencyLink>
          ) : (
            <span>{title}</span>
          )}
        </Heading>
        <p className={styles.when}>
          <time dateTime={dateTime} suppressHydrationWarning>
            {formatWhen(dated, { locale, labels, clock, namesZone })}
          </time>
          {isPast && <span className={styles.past}>{labels.past}</span>}
        </p>
        {place && <p className={styles.place}>{place}</p>}
        {text && (
          <Text muted className={styles.text}>
            {text}
          </Text>
        )}
      </div>
      {!isPast && (
        <div className={styles.actions}>
          <SaveEvents href={calendarHref} isReady={canSave} onPress={onSave}>
            <span>{labels.addToCalendar}</span> <VisuallyHidden>{title}</VisuallyHidden>
          </SaveEvents>
        </div>
      )}
    </li>
  );
}
