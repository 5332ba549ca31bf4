'use client';

import { type ReactNode, useId, useState } from 'react';
import { dateIn } from '../../entities/form-definitions/index.js';
import type { CalendarEvent } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Button,
  ChevronLeft,
  ChevronRight,
  Container,
  Heading,
  type HeadingLevel,
  Icon,
  Section,
  type SectionProps,
  Text,
  useAgency,
  useControllableState,
  useIsHydrating,
  useLabels,
  VisuallyHidden,
  warnOfUnknown,
} from '../../primitives/index.js';
import { knownTimeZone, useNow } from '../now/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import { byMonth, type DatedEvent, datedEvents, isOn, nearestMonth } from './dated-events.js';
import * as styles from './EventCalendar.css.js';
import { type EventCalendarLabels, eventCalendarLabels } from './EventCalendar.labels.js';
import { EventEntry } from './EventEntry.js';
import { formatMonth } from './format-when.js';
import { knownMonth } from './known-month.js';
import { MonthGrid } from './MonthGrid.js';
import { addMonths, monthOf } from './months.js';
import { SaveEvents } from './SaveEvents.js';
import { useCalendarFile } from './useCalendarFile.js';

/** All events as a list, or one month's events in a table. */
export type EventCalendarView = 'list' | 'month';

const views: readonly EventCalendarView[] = ['list', 'month'];

export interface EventCalendarProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** The events, in any order. */
  events: readonly CalendarEvent[];
  /**
   * Time zone of "today", as an IANA name.
   *
   * @default the earliest event's time zone
   */
  timeZone?: string | undefined;
  /** URL of a file with all events, made with `createCalendarFile`. It also works without JavaScript. */
  calendarHref?: string | undefined;
  /** The view (controlled). The server’s HTML always contains the list. */
  view?: EventCalendarView | undefined;
  /**
   * The initial view.
   *
   * @default 'list'
   */
  defaultView?: EventCalendarView;
  /** Called when the visitor switches the view. */
  onViewChange?: ((view: EventCalendarView) => void) | undefined;
  /**
   * Initial month of the month view, such as "2026-12".
   *
   * @default the current month
   */
  defaultMonth?: string | undefined;
  /**
   * Heading level. Months are one level below, and events two.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 5 | 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<EventCalendarLabels>;
}

/** Dated events as a list and, with JavaScript, by month. Visitors can add them to their own calendar. */
export function EventCalendar({
  eyebrow,
  heading,
  lead,
  events,
  timeZone,
  calendarHref,
  view: controlledView,
  defaultView = 'list',
  onViewChange,
  defaultMonth,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: EventCalendarProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('EventCalendar', { heading }, { events });
    assertItems('EventCalendar', 'events', events, ['id', 'title'], [], ['text', 'path']);
    const consequence = 'the list is shown';
    warnOfUnknown('EventCalendar', 'view', controlledView, views, consequence);
    warnOfUnknown('EventCalendar', 'defaultView', defaultView, views, consequence);
  }
  const labels = useLabels('EventCalendar', eventCalendarLabels, labelOverrides);
  const { locale } = useAgency();
  const unique = useId();
  const isHydrating = useIsHydrating();
  const now = useNow();
  const { hasFailed, save } = useCalendarFile(heading);
  const [chosenView, setView] = useControllableState<EventCalendarView>({
    component: 'EventCalendar',
    prop: 'view',
    value: controlledView,
    defaultValue: defaultView,
    onChange: onViewChange,
  });
  const [chosenMonth, setMonth] = useState(() => knownMonth('EventCalendar: "defaultMonth"', defaultMonth));

  const dated = datedEvents(events);
  const zone = timeZone ?? dated[0]?.event.timeZone ?? 'UTC';
  const today = now === undefined ? undefined : dateIn(knownTimeZone('EventCalendar: "timeZone"', zone), now);
  const month = chosenMonth ?? (today && monthOf(today));
  const view = chosenView === 'month' ? 'month' : 'list';
  const isMonthView = view === 'month' && !isHydrating && month !== undefined;
  const headingId = `${unique}-heading`;
  const monthLevel = headingBelow(headingLevel);
  const idOf = ({ event }: DatedEvent) => `${rest.id ?? unique}-${event.id}`;
  const entries = (of: readonly DatedEvent[]) => (
    <ul className={styles.entries}>
      {of.map((one) => (
        <EventEntry
          key={one.event.id}
          dated={one}
          id={idOf(one)}
          now={now}
          locale={locale}
          labels={labels}
          headingLevel={headingBelow(monthLevel as Exclude<HeadingLevel, 6>)}
          canSave={!isHydrating}
          onSave={() => save([one.event], `${one.event.id}.ics`)}
        />
      ))}
    </ul>
  );
  return (
    <Section aria-labelledby={headingId} data-view={isMonthView ? 'month' : 'list'} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        {dated.length === 0 ? (
          <Text variant="lead" className={styles.empty}>
            {labels.empty}
          </Text>
        ) : (
          <>
            <div className={styles.toolbar}>
              {!isHydrating && (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
                <div role="group" aria-label={labels.view} className={styles.views}>
                  {views.map((one) => (
                    <button
                      key={one}
                      type="button"
                      aria-pressed={view === one}
                      onClick={() => setView(one)}
                      className={styles.view}
                    >
                      {labels[one]}
                    </button>
                  ))}
                </div>
              )}
              <SaveEvents
                href={calendarHref}
                isReady={!isHydrating}
                onPress={() =>
                  save(
                    dated.map(({ event }) => event),
                    'calendar.ics',
                  )
                }
              >
                <span>{labels.addAll}</span>
              </SaveEvents>
              <p role="status" className={styles.status}>
                {hasFailed && <span>{labels.failed}</span>}
              </p>
            </div>
            {isMonthView ? (
              <Month
                month={month}
                today={today}
                dated={dated}
                onMonthChange={setMonth}
                idOf={idOf}
                entries={entries}
                locale={locale}
                labels={labels}
                headingLevel={monthLevel}
              />
            ) : (
              byMonth(dated).map(([one, ofMonth]) => (
                <div key={one} className={styles.month}>
                  <Heading level={monthLevel} variant="feature" className={styles.monthName}>
                    <span suppressHydrationWarning>{formatMonth(one, locale)}</span>
                  </Heading>
                  {entries(ofMonth)}
                </div>
              ))
            )}
          </>
        )}
      </Container>
    </Section>
  );
}

interface MonthProps {
  month: string;
  today: string | undefined;
  dated: readonly DatedEvent[];
  onMonthChange: (month: string) => void;
  idOf: (event: DatedEvent) => string;
  entries: (of: readonly DatedEvent[]) => ReactNode;
  locale: string;
  labels: EventCalendarLabels;
  headingLevel: HeadingLevel;
}

/** The month view: navigation, the table, and the month's events in full. */
function Month({ month, today, dated, onMonthChange, idOf, entries, locale, labels, headingLevel }: MonthProps) {
  const headingId = useId();
  const ofMonth = dated.filter((one) => isOn(one, month));
  const nearest = nearestMonth(dated, month);
  const name = formatMonth(month, locale);
  return (
    <div className={styles.month}>
      <div className={styles.monthHead}>
        <Heading level={headingLevel} variant="feature" id={headingId} aria-live="polite" className={styles.monthName}>
          <span>{name}</span>
        </Heading>
        <div className={styles.arrows}>
          <button type="button" onClick={() => onMonthChange(addMonths(month, -1))} className={styles.arrow}>
            <Icon icon={ChevronLeft} directional />
            <VisuallyHidden>{labels.previousMonth}</VisuallyHidden>
          </button>
          <button type="button" onClick={() => onMonthChange(addMonths(month, 1))} className={styles.arrow}>
            <Icon icon={ChevronRight} directional />
            <VisuallyHidden>{labels.nextMonth}</VisuallyHidden>
          </button>
        </div>
      </div>
      <MonthGrid
        month={month}
        events={ofMonth}
        today={today}
        headingId={headingId}
        idOf={idOf}
        locale={locale}
        labels={labels}
      />
      {ofMonth.length > 0 ? (
        entries(ofMonth)
      ) : (
        <div className={styles.emptyMonth}>
          <Text>{labels.emptyMonth(name)}</Text>
          {nearest && (
            <Button variant="outline" onClick={() => onMonthChange(nearest)}>
              {labels.toMonth(formatMonth(nearest, locale))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
