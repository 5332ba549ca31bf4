/** English labels for `Locations`. Times appear as in the data; `time` reformats them. */
export const locationsLabels = {
  empty: 'There are no branches to show yet.',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  hours: 'Opening hours',
  /**
   * A 24-hour time. `hour` and `minute` have two digits. Midnight is `00` and `00`; with `isClosing` it is the end of a
   * day, which some languages write as 24:00.
   */
  time: ((hour, minute) => `${hour}:${minute}`) as (hour: string, minute: string, isClosing?: boolean) => string,
  period: (opens: string, closes: string) => `${opens} – ${closes}`,
  allDay: '24 hours',
  closedDay: 'Closed',
  /** Heading of the dates with different hours. */
  exceptions: 'Holidays and other exceptions',
  /** Shown for a place that never closes. */
  open: 'Open now',
  openUntil: (time: string) => `Open now, closes at ${time}`,
  /** Shown for a place that doesn't open again. */
  closed: 'Closed now',
  opensToday: (time: string) => `Closed now, opens at ${time}`,
  opensTomorrow: (time: string) => `Closed now, opens tomorrow at ${time}`,
  /** `day` is a weekday within the next six days, and a date otherwise. */
  opensOn: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,
  directions: (name: string) => `Directions to ${name}`,
  showMap: 'Show the live map',
  /** Tells visitors, before they press the button, whose server the map comes from. */
  mapFrom: (host: string) => `Loads a map from ${host}.`,
  /** Name of the live map. */
  map: (name: string) => `Map of ${name}`,
};

export type LocationsLabels = typeof locationsLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Locations: LocationsLabels;
  }
}
