import { type FieldDefinition, type FieldDefinitions, isDate } from '../../entities/form-definitions/index.js';
import { createNumberFormatter, formatDate } from '../../primitives/index.js';
import type { LabelsInUse } from './Form.labels.js';
import { labelOf, optionsOf, unitOf } from './field-props.js';
import type { Issues } from './validation.js';

/** One field of what was sent. */
export interface SentValue {
  name: string;
  label: string;
  text: string;
}

interface Language {
  labels: LabelsInUse;
  locale: string;
}

/** One value of a field as people read it. */
function textOf(value: unknown, name: string, field: FieldDefinition, { labels, locale }: Language): string {
  if (value instanceof File) return value.name;
  if (typeof value === 'number') {
    const number = value >= 0 && Number.isInteger(value) ? createNumberFormatter(locale)(value) : `${value}`;
    return [number, unitOf(labels, name)].filter(Boolean).join(' ');
  }
  // A rule of your own can return any value.
  if (typeof value !== 'string') return JSON.stringify(value) ?? '';
  if (field.kind === 'date' && isDate(value)) return formatDate(value, locale, { dateStyle: 'full', timeZone: 'UTC' });
  return optionsOf(labels, name, field).find((option) => option.value === value)?.label ?? value;
}

/** What was sent, with the labels of the form and in its order. Empty fields and unticked boxes are left out. */
export function sentValuesOf(fields: FieldDefinitions, values: Issues, language: Language): SentValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const text =
      field.kind === 'checkbox'
        ? value === true || value === 'on'
          ? language.labels.sentYes
          : ''
        : [value ?? '']
            .flat()
            .map((one) => textOf(one, name, field, language).trim())
            .filter(Boolean)
            .join(', ');
    return text ? [{ name, label: labelOf(language.labels, name), text }] : [];
  });
}
