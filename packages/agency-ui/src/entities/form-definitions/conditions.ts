import { isDate, type Weekday, weekdayOf } from '../weekday.js';
import { type FieldDefinition, type FieldDefinitions, ruleOf } from './define-form.js';
import { override, overrideInUse, overridesOf } from './overrides.js';
import { valueOfChoice } from './rule.js';

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

/** Names of the fields that a field depends on. */
function controllersOfField(field: FieldDefinition): string[] {
  const names: string[] = [];
  if (field.when) names.push(field.when.field);
  const overrides = overridesOf(field);
  if (overrides) names.push(overrides.by);
  if (field.kind === 'radio')
    for (const one of [field, ...Object.values(field.overrides?.values ?? {})])
      if (one.offered) names.push(one.offered.by);
  return names;
}

/** Whether a field's validation depends on another field. */
export const isDependent = (field: FieldDefinition): boolean => controllersOfField(field).length > 0;

/** Names of the fields that other fields depend on. */
export const controllersOf = (fields: FieldDefinitions): string[] => [
  ...new Set(Object.values(fields).flatMap(controllersOfField)),
];

/** Names of the fields that depend on a field. */
export const dependentsOf = (fields: FieldDefinitions, controller: string): string[] =>
  Object.keys(fields).filter((name) => controllersOfField(fields[name] as FieldDefinition).includes(controller));

/**
 * Whether a radio group's options aren't known yet, because a field that determines them is still empty.
 *
 * @param inputOf - Returns the visitor's input for a field.
 */
export function hasPendingOptions(definition: FieldDefinition, inputOf: (name: string) => unknown): boolean {
  const field = override(definition, overrideInUse(definition, inputOf));
  return field.kind === 'radio' && [field.overrides?.by, field.offered?.by].some((name) => name && !inputOf(name));
}

/**
 * Returns the fields that apply, given the other fields' values, with their overrides. Radio groups contain only the
 * options on offer. The browser and the server share this function, so that they agree.
 *
 * @param inputOf - Returns the visitor's input for a field.
 */
export function fieldsInUse(fields: FieldDefinitions, inputOf: (name: string) => unknown): FieldDefinitions {
  const inUse: Record<string, FieldDefinition> = {};
  /** A field that doesn't apply has no value. */
  const answerTo = (name: string) => (inUse[name] ? ruleOf(inUse[name])(inputOf(name)).value : undefined);
  for (const [name, definition] of Object.entries(fields)) {
    if (definition.when && !isFulfilled(definition.when, answerTo(definition.when.field))) continue;
    const field = override(definition, overrideInUse(definition, answerTo));
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
