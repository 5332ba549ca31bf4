import type { DateOverrides, FieldDefinition, RadioOverrides } from './define-form.js';
import { valueOfChoice } from './rule.js';

/** Properties that replace a field's own, depending on the value of an earlier field, such as the chosen branch. */
export interface Overrides<Properties> {
  /** Name of an earlier field: a radio group or a select. */
  by: string;
  /** The properties for each value of that field. A value that isn't listed leaves the field as it is. */
  values: Readonly<Record<string, Properties & OverriddenTexts>>;
}

/** Texts that replace a field's own. */
export interface OverriddenTexts {
  /** @default the field's `error`, or one derived from the properties */
  error?: string;
  /** @default the field's `hint` */
  hint?: string;
}

/** A field's overrides, if its kind can have any. */
export const overridesOf = (field: FieldDefinition): DateOverrides | RadioOverrides | undefined =>
  field.kind === 'date' || field.kind === 'radio' ? field.overrides : undefined;

/**
 * The value that a field's overrides depend on; undefined if it has none for that value.
 *
 * @param inputOf - Returns the visitor's input for a field.
 */
export function overrideInUse(field: FieldDefinition, inputOf: (name: string) => unknown): string | undefined {
  const overrides = overridesOf(field);
  const value = overrides && String(inputOf(overrides.by));
  return value !== undefined && Object.hasOwn(overrides?.values ?? {}, value) ? value : undefined;
}

/** Replaces a field's properties with those for a value of the field that its overrides depend on. */
export function override(field: FieldDefinition, value: string | undefined): FieldDefinition {
  if (value === undefined) return field;
  if (field.kind === 'date') return { ...field, ...field.overrides?.values[value] };
  if (field.kind !== 'radio') return field;
  const { options: values, ...others } = field.overrides?.values[value] ?? {};
  // In the order of the override.
  const options = values?.flatMap((one) => field.options.filter((choice) => valueOfChoice(choice) === one));
  return { ...field, ...others, options: options ?? field.options };
}
