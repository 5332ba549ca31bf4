import type { Language } from './content/types';

/** A time of 24 hours as it is said: "7:30 am". It never breaks. */
export function clock(time: string, lang: Language): string {
  const [hour = '', minute = ''] = time.split(':');
  const isMorning = Number(hour) % 24 < 12;
  const half = lang === 'ar' ? (isMorning ? 'ص' : 'م') : isMorning ? 'am' : 'pm';
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${half}`;
}
