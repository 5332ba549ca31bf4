import { isDate, type Weekday } from '../weekday.js';
import { usableDateLimits } from './date-limits.js';
import type {
  DateFieldDefinition,
  FieldDefinition,
  NumberFieldDefinition,
  RangeFieldDefinition,
} from './define-form.js';

/** The sentences for invalid fields. `field` is the field's label. */
export interface ErrorSentences {
  /** For text, a checkbox or files without a value. */
  isRequired: (field: string) => string;
  /** For text with fewer characters than the field's `min`, which is formatted. */
  tooShort: (field: string, minimum: string) => string;
  invalidEmail: string;
  invalidPhone: string;
  /** For a select. */
  chooseOption: string;
  /** For radio buttons. */
  chooseOne: (field: string) => string;
  /** For a group of checkboxes. */
  chooseSome: (field: string) => string;
  /** For a number or a date whose first and last value are the same. `value` is formatted. */
  onlyValue: (field: string, value: string) => string;
  /** `limits` is empty or made of `writeNumberBetween`, `writeNumberFrom`, `writeNumberUpTo` and `writeNumberInSteps`. */
  writeNumber: (field: string, limits: string) => string;
  writeWholeNumber: (field: string, limits: string) => string;
  /** Part of a sentence, as are the next three; starts with a space or a comma. Numbers are formatted. */
  writeNumberBetween: (minimum: string, maximum: string) => string;
  writeNumberFrom: (minimum: string) => string;
  writeNumberUpTo: (maximum: string) => string;
  writeNumberInSteps: (step: string) => string;
  /** `limits` is empty or made of the labels that start with `chooseDate`. */
  chooseDate: (field: string, limits: string) => string;
  /** Part of a sentence, as are the next four; starts with a space or a comma. `day` is a formatted date, or `tomorrow`. */
  chooseDateFrom: (day: string) => string;
  chooseDateFromDaysAhead: (days: number) => string;
  chooseDateUntil: (day: string) => string;
  chooseDateUntilDaysAhead: (days: number) => string;
  /** `days` is made of the next three labels. */
  chooseDateExcept: (days: string) => string;
  chooseDateExceptWeekday: (weekday: string) => string;
  /** Stands for all closed dates. */
  chooseDateExceptClosed: string;
  chooseDateExceptBoth: (one: string, other: string) => string;
  /** For the choice of a closed date, which is formatted. */
  closedOnDate: (date: string) => string;
  /** For the choice of a date on a closed weekday. */
  closedOnWeekday: (weekday: string) => string;
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** The English sentences. Forms use their own labels. */
export const errorSentences: ErrorSentences = {
  isRequired: (field) => `${field} is required`,
  tooShort: (field, minimum) => `${field}: write at least ${minimum} characters`,
  invalidEmail: 'Invalid email address',
  invalidPhone: 'Invalid phone number',
  chooseOption: 'Choose an option',
  chooseOne: (field) => `${field}: choose one of the options`,
  chooseSome: (field) => `${field}: choose at least one of the options`,
  onlyValue: (field, value) => `${field}: only “${value}” is possible`,
  writeNumber: (field, limits) => `${field}: write a number${limits}`,
  writeWholeNumber: (field, limits) => `${field}: write a whole number${limits}`,
  writeNumberBetween: (minimum, maximum) => ` from ${minimum} to ${maximum}`,
  writeNumberFrom: (minimum) => ` of at least ${minimum}`,
  writeNumberUpTo: (maximum) => ` of at most ${maximum}`,
  writeNumberInSteps: (step) => ` in steps of ${step}`,
  chooseDate: (field, limits) => `${field}: choose a date${limits}`,
  chooseDateFrom: (day) => ` from ${day}`,
  chooseDateFromDaysAhead: (days) => ` at least ${daysText(days)} ahead`,
  chooseDateUntil: (day) => ` until ${day}`,
  chooseDateUntilDaysAhead: (days) => `, at most ${daysText(days)} ahead`,
  chooseDateExcept: (days) => `, but not on ${days}`,
  chooseDateExceptWeekday: (weekday) => `a ${weekday}`,
  chooseDateExceptClosed: 'a day on which we are closed',
  chooseDateExceptBoth: (one, other) => `${one} or ${other}`,
  closedOnDate: (date) => `We are closed on ${date}. Choose another day.`,
  closedOnWeekday: (weekday) => `We are closed on ${weekday}s. Choose another day.`,
};

/** The language of errors: its sentences, and its way of writing numbers and days. */
export interface ErrorLanguage {
  sentences: ErrorSentences;
  number: (value: number) => string;
  /** @param date - Such as `2026-12-24`. */
  date: (date: string) => string;
  /** A day near today, such as `tomorrow` for 1 and `3 days ago` for -3. */
  relativeDay: (daysFromToday: number) => string;
  weekday: (day: Weekday) => string;
}

/** Uses `Intl` only for dates, because its first use takes 60 ms on a slow phone. */
const english: ErrorLanguage = {
  sentences: errorSentences,
  number: String,
  date: (date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)),
  relativeDay: (days) => {
    if (days === 1) return 'tomorrow';
    if (days === 0) return 'today';
    if (days === -1) return 'yesterday';
    return days > 0 ? `in ${days} days` : `${-days} days ago`;
  },
  weekday: (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
};

/** A field's error: its own, or the default for its kind. */
export function errorOf(field: FieldDefinition, language: ErrorLanguage = english): string {
  const { label, error } = field;
  const { sentences } = language;
  if (error !== undefined) return error;
  switch (field.kind) {
    case 'email':
      return sentences.invalidEmail;
    case 'phone':
      return sentences.invalidPhone;
    case 'select':
      return sentences.chooseOption;
    case 'radio':
      return sentences.chooseOne(label);
    case 'checkboxes':
      return sentences.chooseSome(label);
    case 'number':
    case 'range':
      return numberErrorOf(field, language);
    case 'date':
      return dateErrorOf(field, language);
    default:
      return sentences.isRequired(label);
  }
}

/** A field's error for text that is too short: its own, or the default. Short email addresses are just invalid. */
export function tooShortErrorOf(field: FieldDefinition, language: ErrorLanguage = english): string {
  if (field.error !== undefined || (field.kind !== 'text' && field.kind !== 'textarea'))
    return errorOf(field, language);
  return language.sentences.tooShort(field.label, language.number(field.min ?? 1));
}

/** Whether a field accepts only whole numbers. */
export const isWholeNumber = ({ min = 0, step = 1 }: NumberFieldDefinition | RangeFieldDefinition): boolean =>
  Number.isInteger(min) && Number.isInteger(step);

function numberErrorOf(field: NumberFieldDefinition | RangeFieldDefinition, language: ErrorLanguage): string {
  const { label, min, max } = field;
  const { sentences, number } = language;
  if (min !== undefined && min === max) return sentences.onlyValue(label, number(min));
  const write = isWholeNumber(field) ? sentences.writeWholeNumber : sentences.writeNumber;
  return write(label, limitsOfNumber(field, language));
}

/** The numbers that a field accepts: ` from 1 to 40`. */
function limitsOfNumber(
  field: NumberFieldDefinition | RangeFieldDefinition,
  { sentences, number }: ErrorLanguage,
): string {
  const { min, max, step = 1 } = field;
  const by = step !== 1 || !isWholeNumber(field) ? sentences.writeNumberInSteps(number(step)) : '';
  if (min !== undefined && max !== undefined) return sentences.writeNumberBetween(number(min), number(max)) + by;
  if (min !== undefined) return sentences.writeNumberFrom(number(min)) + by;
  return max === undefined ? by : sentences.writeNumberUpTo(number(max)) + by;
}

/** Names the dates that a field accepts: `from tomorrow, at most 60 days ahead, but not on a Sunday`. */
function dateErrorOf(field: DateFieldDefinition, { sentences, date, relativeDay, weekday }: ErrorLanguage): string {
  const { min, max, closedWeekdays, closedDates } = usableDateLimits(field);
  const day = (one: string | number) => (typeof one === 'string' ? date(one) : relativeDay(one));
  if (min !== undefined && min === max) return sentences.onlyValue(field.label, day(min));
  let limits = '';
  if (typeof min === 'number' && min > 1) limits += sentences.chooseDateFromDaysAhead(min);
  else if (min !== undefined) limits += sentences.chooseDateFrom(day(min));
  if (typeof max === 'number' && max > 0) limits += sentences.chooseDateUntilDaysAhead(max);
  else if (max !== undefined) limits += sentences.chooseDateUntil(day(max));
  const closed = closedWeekdays.map((one) => sentences.chooseDateExceptWeekday(weekday(one)));
  if (closedDates.length > 0) closed.push(sentences.chooseDateExceptClosed);
  if (closed.length > 0) limits += sentences.chooseDateExcept(closed.reduce(sentences.chooseDateExceptBoth));
  return sentences.chooseDate(field.label, limits);
}

/**
 * Says why a date can't be chosen.
 *
 * @param closed - The closed date, or its closed weekday.
 */
export const closedErrorOf = (closed: string, { sentences, date, weekday }: ErrorLanguage = english): string =>
  isDate(closed) ? sentences.closedOnDate(date(closed)) : sentences.closedOnWeekday(weekday(closed as Weekday));
