import { addDays, type Weekday, weekdays } from '../../entities/form-definitions/index.js';
import type { Agency, OpenPeriod } from '../../entities/index.js';
import { commaOf } from '../comma-of.js';
import { formatDate } from '../format-date.js';
import { formatList } from '../format-list.js';
import { unbroken } from '../unbroken.js';
import { warnOnce, written } from '../warn.js';
import { weekStart } from '../week-start.js';
import type { OpeningHoursLabels } from './opening-hours.labels.js';
import { usablePeriods, warnOfWeekdays } from './usable-periods.js';

/** A Monday. Weekday names come from this day and the six after it. */
const someMonday = '2024-01-01';

/** The weekdays in the locale's order. */
export function weekOf(locale: string): Weekday[] {
  const start = weekdays.indexOf(weekStart(locale));
  return [...weekdays.slice(start), ...weekdays.slice(0, start)];
}

/** A weekday's full name. */
export const weekdayName = (day: Weekday, locale: string): string =>
  formatDate(addDays(someMonday, weekdays.indexOf(day)), locale, { weekday: 'long', timeZone: 'UTC' });

/** Whether a period is a whole day. */
export const isAllDay = ({ opens, closes }: OpenPeriod): boolean =>
  opens === '00:00' && (closes === '24:00' || closes === '00:00');

/** The labels that write a time. */
export type TimeLabels = Pick<OpeningHoursLabels, 'time' | 'period' | 'allDay'>;

/** Formats an opening time with the labels. */
export function formatTime(time: string, { time: form }: Pick<TimeLabels, 'time'>): string {
  const [hour = '', minute = ''] = time.split(':');
  return form(hour, minute);
}

/** Formats a closing time with the labels. The end of a day is midnight. */
export function formatClosingTime(time: string, { time: form }: Pick<TimeLabels, 'time'>): string {
  const [hour = '', minute = ''] = time.split(':');
  return form(hour === '24' ? '00' : hour, minute, true);
}

/** A period of a day, such as `08:00 – 17:00`. */
export const formatPeriod = (period: OpenPeriod, labels: TimeLabels): string =>
  isAllDay(period)
    ? labels.allDay
    : labels.period(formatTime(period.opens, labels), formatClosingTime(period.closes, labels));

/** Hours as lines of text. */
export interface HoursLines {
  /** Every line, including those of closed days. */
  all: readonly string[];
  /** Only the days on which the place is open, for a place with little space. */
  open: readonly string[];
}

/** Consecutive weekdays with the same hours. */
interface DayGroup {
  days: Weekday[];
  /** Empty if closed. */
  periods: readonly string[];
}

function linesOfWeek(
  weekly: Partial<Record<Weekday, readonly OpenPeriod[] | undefined>>,
  locale: string,
  labels: OpeningHoursLabels,
): HoursLines {
  if (process.env.NODE_ENV !== 'production') warnOfWeekdays('agency.hours.week: "weekly"', weekly);
  const groups: DayGroup[] = [];
  for (const day of weekOf(locale)) {
    const subject = `agency.hours.week: an opening period on ${day}`;
    // Lines break between periods, not within one.
    const periods = usablePeriods(weekly[day], subject).map((period) => unbroken(formatPeriod(period, labels)));
    const last = groups.at(-1);
    if (last && last.periods.join() === periods.join()) last.days.push(day);
    else groups.push({ days: [day], periods });
  }
  const lineOf = ({ days, periods }: DayGroup) => {
    const names = days.map((day) => weekdayName(day, locale));
    const [first = '', last = ''] = [names[0], names.at(-1)];
    const line = labels.line(
      days.length > 2 ? labels.dayRange(first, last) : formatList(names, locale),
      periods.length > 0 ? periods.join(commaOf(locale)) : labels.closedDay,
    );
    // Many languages write weekdays in lower case.
    return line.charAt(0).toUpperCase() + line.slice(1);
  };
  return { all: groups.map(lineOf), open: groups.filter(({ periods }) => periods.length > 0).map(lineOf) };
}

/** The texts in a value that should be a text or a list of texts. Anything else could not be rendered. */
const textsIn = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');

/** Warns about hours in another form than they should have. */
function warnOfForm(prop: string, value: unknown, form: string): void {
  const is = typeof value === 'string' ? 'is the text' : 'is';
  const lines = textsIn(value).map(written).join(', ') || '"Monday to Friday, 8 am to 5 pm"';
  warnOnce(
    `${prop} ${is} ${written(value)}, but it must be ${form}. Write { lines: [${lines}] }, or the hours by weekday as ` +
      '{ week: { timeZone: …, weekly: … } }.',
  );
}

/**
 * The opening hours as lines of text: `lines` as written, or else written from `week`, or else `weekdays` and
 * `weekend`. Hours in another form may come from settings: their texts are shown, with a warning in development.
 */
export function hoursLines(hours: Agency['hours'], locale: string, labels: OpeningHoursLabels): HoursLines {
  if (typeof hours !== 'object' || Array.isArray(hours)) {
    if (process.env.NODE_ENV !== 'production') warnOfForm('agency.hours', hours, 'an object');
    const texts = textsIn(hours);
    return { all: texts, open: texts };
  }
  const { lines = [], week, weekdays: onWeekdays, weekend } = hours;
  const texts = textsIn(lines);
  if (
    process.env.NODE_ENV !== 'production' &&
    !(Array.isArray(lines) && lines.every((line) => typeof line === 'string'))
  )
    warnOfForm('agency.hours.lines', lines, 'a list of texts');
  if (texts.length > 0) return { all: texts, open: texts };
  if (week) return linesOfWeek(week.weekly ?? {}, locale, labels);
  const all = [onWeekdays, weekend].flatMap(textsIn);
  return { all, open: all.slice(0, 1) };
}
