/** English labels for opening hours in lines of text, which are written from `Agency.hours.week`. */
export const openingHoursLabels = {
  /**
   * A 24-hour time. `hour` and `minute` have two digits. Midnight is `00` and `00`; with `isClosing` it is the end of a
   * day, which some languages write as 24:00.
   */
  time: ((hour, minute) => `${hour}:${minute}`) as (hour: string, minute: string, isClosing?: boolean) => string,
  period: (opens: string, closes: string) => `${opens} – ${closes}`,
  allDay: '24 hours',
  closedDay: 'Closed',
  /** Three or more weekdays with the same hours. */
  dayRange: (first: string, last: string) => `${first} to ${last}`,
  /** A line: one or more weekdays, and their hours. */
  line: (days: string, hours: string) => `${days}: ${hours}`,
};

export type OpeningHoursLabels = typeof openingHoursLabels;

declare module '../AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    OpeningHours: OpeningHoursLabels;
  }
}
