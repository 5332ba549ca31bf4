import { isDate, type Weekday, weekdayOf } from '../weekday.js';
import { type FieldDefinition, type FieldDefinitions, ruleOf, valueOfChoice } from './define-form.js';

/** Condition under which a field is shown. */
export interface Condition {
  /** Name of an earlier field. */
  field: string;
  /** Its value, or one of several values. If omitted: any value, or a ticked box. */
  is?: string | readonly string[];
}

/** The options of a radio group that a date offers, by the value of the option. */
export interface OfferedOptions {
  /** Name of an earlier field of the kind `date`. */
  by: string;
  /** Omitted weekdays offer none. By default every day offers all options. */
  weekdays?: Readonly<Partial<Record<Weekday, readonly string[]>>>;
  /** Dates that override their weekday: `{ '2026-12-24': ['12:00'] }`. An empty list offers none. */
  dates?: Readonly<Record<string, readonly string[]>>;
}

function isFulfilled({ is }: Condition, value: unknown): boolean {
  const values: unknown[] = [value].flat();
  if (is === undefined) return values.some((one) => one !== undefined && one !== '' && one !== false);
  const wanted = [is].flat();
  return values.some((one) => wanted.includes(String(one)));
}

/** The values that a date offers; undefined for all options. */
function offeredOn({ weekdays, dates }: OfferedOptions, date: string): readonly string[] | undefined {
  if (!isDate(date)) return [];
  if (dates && Object.hasOwn(dates, date)) return dates[date];
  return weekdays && (weekdays[weekdayOf(date) as Weekday] ?? []);
}

/** Whether the validation of a field depends on another field. */
export const isDependent = (field: FieldDefinition): boolean =>
  field.when !== undefined || (field.kind === 'radio' && field.offered !== undefined);

/** Names of the fields that others depend on. */
export const controllersOf = (fields: FieldDefinitions): string[] => [
  ...new Set(
    Object.values(fields).flatMap((field) => [
      ...(field.when ? [field.when.field] : []),
      ...(field.kind === 'radio' && field.offered ? [field.offered.by] : []),
    ]),
  ),
];

/**
 * The fields that apply, given the values of the others. Radio groups have only the options that are offered. The
 * browser and the server both use it, so that they agree.
 *
 * @param inputOf - Returns the visitor's input for a field.
 */
export function fieldsInUse(fields: FieldDefinitions, inputOf: (name: string) => unknown): FieldDefinitions {
  const inUse: Record<string, FieldDefinition> = {};
  /** A field that does not apply has no value. */
  const answerTo = (name: string) => (inUse[name] ? ruleOf(inUse[name])(inputOf(name)).value : undefined);
  for (const [name, field] of Object.entries(fields)) {
    if (field.when && !isFulfilled(field.when, answerTo(field.when.field))) continue;
    if (field.kind !== 'radio' || !field.offered) {
      inUse[name] = field;
      continue;
    }
    const offered = offeredOn(field.offered, String(answerTo(field.offered.by) ?? ''));
    const options = field.options.filter((choice) => !offered || offered.includes(valueOfChoice(choice)));
    inUse[name] = { ...field, options };
  }
  return inUse;
}
