import { isDate, type Weekday, weekdayOf } from '../weekday.js';
import { type FieldDefinition, type FieldDefinitions, ruleOf, valueOfChoice } from './define-form.js';

/** The condition under which a field is shown. */
export interface Condition {
  /** Name of an earlier field. */
  field: string;
  /**
   * The value it must have, or a list of values, any of which will do. If omitted, any value or a ticked box meets the
   * condition.
   */
  is?: string | readonly string[];
}

/** The radio group options available on a date, by option value. */
export interface OfferedOptions {
  /** Name of an earlier field whose kind is `date`. */
  by: string;
  /** Omitted weekdays offer none. By default, every day offers all options. */
  weekdays?: Readonly<Partial<Record<Weekday, readonly string[]>>>;
  /** Dates that override their weekday, such as `{ '2026-12-24': ['12:00'] }`. An empty list offers none. */
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

/** Whether a field's validation depends on another field. */
export const isDependent = (field: FieldDefinition): boolean =>
  field.when !== undefined || (field.kind === 'radio' && field.offered !== undefined);

/** Names of the fields that other fields depend on. */
export const controllersOf = (fields: FieldDefinitions): string[] => [
  ...new Set(
    Object.values(fields).flatMap((field) => [
      ...(field.when ? [field.when.field] : []),
      ...(field.kind === 'radio' && field.offered ? [field.offered.by] : []),
    ]),
  ),
];

/**
 * Returns the fields that apply, given the other fields' values. Radio groups contain only the options on offer. The
 * browser and the server share this function, so that they agree.
 *
 * @param inputOf - Returns the visitor's input for a field.
 */
export function fieldsInUse(fields: FieldDefinitions, inputOf: (name: string) => unknown): FieldDefinitions {
  const inUse: Record<string, FieldDefinition> = {};
  /** A field that doesn't apply has no value. */
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
