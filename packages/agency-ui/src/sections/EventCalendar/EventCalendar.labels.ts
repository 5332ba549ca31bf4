/** English labels for `EventCalendar`. */
export const eventCalendarLabels = {
  /** Shown when there are no events. */
  empty: 'There are no events in the calendar yet.',
  /** Accessible name of the view switch. */
  view: 'Calendar view',
  list: 'List',
  month: 'Month',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Shown in a month without events. */
  emptyMonth: (month: string) => `There are no events in ${month}.`,
  /** Button below the sentence about an empty month. */
  toMonth: (month: string) => `Show the events in ${month}`,
  /** Marks today in the month view, for assistive technology. */
  today: 'Today',
  /** Marks an event that is over. */
  past: 'Past',
  allDay: 'all day',
  /** A day with a time, or with "all day". */
  at: (day: string, time: string) => `${day}, ${time}`,
  /** A range of two times or days. */
  range: (from: string, to: string) => `${from}\u00a0– ${to}`,
  /** Link or button that saves an event as a file. */
  addToCalendar: 'Add to calendar',
  /** Link or button that saves all events as a file. */
  addAll: 'Add all to calendar',
  /** Announced and shown if the file cannot be created, for example when offline. */
  failed: 'The file could not be created. Check your connection, and try again.',
};

export type EventCalendarLabels = typeof eventCalendarLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    EventCalendar: EventCalendarLabels;
  }
}
