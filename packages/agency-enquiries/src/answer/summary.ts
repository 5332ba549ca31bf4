import type { FieldDefinition, FormDefinition } from 'agency-ui/schemas';
import { type EnquiryFields, namedValuesOf } from '../enquiry.js';
import { describeForm } from '../form-description.js';
import type { AnswerLabels } from './answer.js';
import type { AnswerPageOptions } from './answer-page.js';
import { translateForm } from './kit-labels.js';

export interface SummaryLanguage extends Pick<AnswerPageOptions, 'lang' | 'formLabels'> {
  labels: Pick<AnswerLabels, 'yes' | 'no'>;
}

/** Converts a value to its stored form: a ticked box is sent as `on`, an unticked one not at all. */
const asStored = (field: FieldDefinition | undefined, value: unknown): unknown =>
  field?.kind === 'checkbox' && value === 'on' ? true : value;

/** What was typed, with the form's labels, one field per line. Omits empty fields. */
export function summaryOf(
  form: FormDefinition | undefined,
  values: Readonly<Record<string, unknown>>,
  { labels, lang = 'en-GB', formLabels = {} }: SummaryLanguage,
): string {
  if (!form) return '';
  const definitions: Readonly<Record<string, FieldDefinition>> = form.fields;
  const fields = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => Object.hasOwn(definitions, name))
      .map(([name, value]) => [name, asStored(definitions[name], value)]),
  ) as EnquiryFields;
  const described = new Map([[form.name, describeForm(translateForm(form, formLabels))]]);
  return namedValuesOf({ form: form.name, fields }, described, { ...labels, locale: lang })
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
