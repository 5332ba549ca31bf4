import type { Language } from './content/types';

/** Formats a 24-hour time as it is spoken, such as "7:30 am", without a line break. */
export function clock(time: string, lang: Language): string {
  const [hour = '', minute = ''] = time.split(':');
  const isMorning = Number(hour) % 24 < 12;
  const half = lang === 'ar' ? (isMorning ? 'ص' : 'م') : isMorning ? 'am' : 'pm';
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${half}`;
}
