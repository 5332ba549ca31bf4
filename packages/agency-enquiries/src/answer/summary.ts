import type { FieldDefinition, FormDefinition } from 'agency-ui/schemas';
import { type EnquiryFields, namedValuesOf } from '../enquiry.js';
import { describeForm } from '../form-description.js';

/** A value as it would be stored: a ticked box is sent as `on`, and an unticked one not at all. */
const asStored = (field: FieldDefinition | undefined, value: unknown): unknown =>
  field?.kind === 'checkbox' && value === 'on' ? true : value;

/** What was typed, with the labels of the form, one field a line. Empty fields are left out. */
export function summaryOf(form: FormDefinition | undefined, values: Readonly<Record<string, unknown>>): string {
  if (!form) return '';
  const definitions: Readonly<Record<string, FieldDefinition>> = form.fields;
  const fields = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => Object.hasOwn(definitions, name))
      .map(([name, value]) => [name, asStored(definitions[name], value)]),
  ) as EnquiryFields;
  return namedValuesOf({ form: form.name, fields }, new Map([[form.name, describeForm(form)]]))
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
