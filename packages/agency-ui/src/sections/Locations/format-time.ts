import type { LocationsLabels } from './Locations.labels.js';

/** Formats a time with the labels. The end of a day is midnight. */
export function formatTime(time: string, { time: form }: LocationsLabels): string {
  const [hour = '', minute = ''] = time.split(':');
  return form(hour === '24' ? '00' : hour, minute);
}
