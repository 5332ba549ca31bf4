import { type FieldDefinition, type FieldDefinitions, isDate } from '../../entities/form-definitions/index.js';
import { createNumberFormatter, formatDate } from '../../primitives/index.js';
import type { LabelsInUse } from './Form.labels.js';
import { labelOf, optionsOf, unitOf } from './field-props.js';

/** One field that was sent. */
export interface SentValue {
  name: string;
  label: string;
  text: string;
}

export interface SentLanguage {
  labels: LabelsInUse;
  locale: string;
}

/** One field's value, formatted for people. */
function textOf(value: unknown, name: string, field: FieldDefinition, { labels, locale }: SentLanguage): string {
  if (field.kind === 'checkbox') return value === true || value === 'on' ? labels.sentYes : '';
  if (value instanceof File) return value.name;
  if (typeof value === 'number') {
    const number = value >= 0 && Number.isInteger(value) ? createNumberFormatter(locale)(value) : `${value}`;
    return [number, unitOf(labels, name)].filter(Boolean).join(' ');
  }
  // A custom rule can return any value.
  if (typeof value !== 'string') return JSON.stringify(value) ?? '';
  if (field.kind === 'date' && isDate(value)) return formatDate(value, locale, { dateStyle: 'full', timeZone: 'UTC' });
  return optionsOf(labels, name, field).find((option) => option.value === value)?.label ?? value;
}

/**
 * What was sent, with the form's labels and in its order. Empty fields and unticked boxes are omitted.
 *
 * @param values - Values as returned by validation, or as the browser sent them.
 */
export function sentValuesOf(
  fields: FieldDefinitions,
  values: Readonly<Record<string, unknown>>,
  language: SentLanguage,
): SentValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = [Object.hasOwn(values, name) ? (values[name] ?? '') : '']
      .flat()
      .map((value) => textOf(value, name, field, language).trim())
      .filter(Boolean)
      .join(', ');
    return text ? [{ name, label: labelOf(language.labels, name), text }] : [];
  });
}
