import type { LocationsLabels } from './Locations.labels.js';

/** Formats an opening time with the labels. */
export function formatTime(time: string, { time: form }: LocationsLabels): string {
  const [hour = '', minute = ''] = time.split(':');
  return form(hour, minute);
}

/** Formats a closing time with the labels. The end of a day is midnight. */
export function formatClosingTime(time: string, { time: form }: LocationsLabels): string {
  const [hour = '', minute = ''] = time.split(':');
  return form(hour === '24' ? '00' : hour, minute, true);
}
