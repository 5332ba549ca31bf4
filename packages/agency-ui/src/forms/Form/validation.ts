import { closedErrorOf, errorOf, tooShortErrorOf } from '../../entities/form-definitions/field-errors.js';
import {
  type FieldDefinition,
  type FieldDefinitions,
  type FormDefinition,
  fieldsInUse,
  type RuleIssue,
  ruleOf,
  sentencesOf,
} from '../../entities/form-definitions/index.js';
import { overrideInUse } from '../../entities/form-definitions/overrides.js';
import { warnOnce } from '../../primitives/index.js';
import type { FileFieldLabels } from '../FileField/index.js';
import { errorLanguageOf } from './error-language.js';
import type { LabelsInUse } from './Form.labels.js';
import { errorLabelOf, labelOf } from './field-props.js';
import { honeypotName } from './Honeypot.js';
import { setRange } from './set-range.js';

/** Messages, keyed by field name or by another name that the server uses. */
export type Issues = Readonly<Record<string, unknown>>;

export type Errors = Readonly<Partial<Record<string, string>>>;

/** The content of a submission: the form's values and the honeypot's. */
export interface Entry<Values> {
  values: Values;
  website: string;
}

/** The language of a form's messages. */
export interface Language {
  labels: LabelsInUse;
  fileLabels: FileFieldLabels;
  locale: string;
}

/** Names of files that the page has lost, keyed by field. */
export type MissingFiles = Readonly<Record<string, readonly string[]>>;

export const isEmpty = (object: object) => Object.keys(object).length === 0;

/** @param override - The value that the field's overrides depend on. */
function messageOf(
  name: string,
  field: FieldDefinition,
  issue: RuleIssue,
  { labels, fileLabels, locale }: Language,
  override: string | undefined,
) {
  const language = errorLanguageOf(labels, locale);
  if (issue.code === 'too_big') return labels.tooLong(new Intl.NumberFormat(locale).format(issue.maximum));
  if (issue.code === 'custom' && issue.params)
    return 'closed' in issue.params
      ? closedErrorOf(issue.params.closed, language)
      : sentencesOf(issue.params.problems, fileLabels, locale);
  const written = errorLabelOf(labels, name, override);
  if (written !== undefined) return written;
  if (field.rule) return issue.message;
  const isTooShort = issue.code === 'too_small' && issue.minimum > 1;
  return (isTooShort ? tooShortErrorOf : errorOf)({ ...field, label: labelOf(labels, name) }, language);
}

/** The visitor's input in one field, in the format that its rule accepts. */
export function inputOfField(name: string, { kind }: FieldDefinition, written: FormData): unknown {
  return kind === 'file' || kind === 'checkboxes' ? written.getAll(name) : (written.get(name) ?? undefined);
}

/** The fields that apply, given the input in the others. */
export const fieldsInUseBy = (fields: FieldDefinitions, written: FormData): FieldDefinitions =>
  fieldsInUse(fields, (name) => inputOfField(name, fields[name] as FieldDefinition, written));

/** Validates one field. Returns its value, and its error if it is invalid. */
export function validateField(
  name: string,
  field: FieldDefinition,
  written: FormData,
  language: Language,
  { [name]: missing = [] }: MissingFiles = {},
) {
  const { value, issue } = ruleOf(field)(inputOfField(name, field, written));
  // Without this error, the visitor could send the form believing that the files were included.
  const error = missing.length > 0 ? language.fileLabels.chooseAgain(missing.join(', ')) : undefined;
  const override = overrideInUse(field, (other) => written.get(other));
  return { value, error: issue ? messageOf(name, field, issue, language, override) : error };
}

/** Whether a file was chosen. If none was, browsers submit an empty file without a name. */
const isChosen = (value: FormDataEntryValue): value is File =>
  typeof value !== 'string' && (value.name !== '' || value.size > 0);

/** Names of all chosen files, keyed by field. */
export function fileNames(form: HTMLFormElement): MissingFiles {
  const names: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (isChosen(value)) names[name] = [...(names[name] ?? []), value.name];
  }
  return names;
}

/** Total size of the files among the values, in bytes. */
export const bytesOf = (values: unknown): number =>
  Object.values(values as object)
    .flat()
    .reduce((sum: number, value: unknown) => sum + (value instanceof Blob ? value.size : 0), 0);

/** Reads and validates all fields. */
export function validate<Values>(
  form: HTMLFormElement,
  fields: FieldDefinitions,
  language: Language,
  missing: MissingFiles,
) {
  const written = new FormData(form);
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fieldsInUseBy(fields, written))) {
    const { value, error } = validateField(name, field, written, language, missing);
    values[name] = value;
    if (error) errors[name] = error;
  }
  // Also sends files from inputs outside the definition. A server that doesn't know them reports an error.
  for (const [name, value] of written) {
    if (!Object.hasOwn(fields, name) && isChosen(value))
      values[name] = [...((values[name] as File[] | undefined) ?? []), value];
  }
  const entry: Entry<Values> = { values: values as Values, website: String(written.get(honeypotName) ?? '') };
  return { entry, errors };
}

/**
 * Sorts a server's issues into field errors and other sentences. Messages from the definition appear in the form's
 * language, because the server uses the same rules; other messages appear as they are.
 */
export function sortIssues(
  { name: formName, fields }: FormDefinition,
  issues: Issues,
  values: Issues,
  language: Language,
) {
  const errors: Record<string, string> = {};
  const sentences: string[] = [];
  const inUse = fieldsInUse(fields, (name) => values[name]);
  for (const [name, message] of Object.entries(issues)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && !(field.kind === 'select' && field.options.length === 0)) {
      const used = inUse[name] ?? field;
      const issue = [values[name], undefined]
        .map((value) => ruleOf(used)(value).issue)
        .find((one) => one?.message === message);
      const override = overrideInUse(field, (other) => values[other]);
      errors[name] = issue ? messageOf(name, used, issue, language, override) : String(message);
      continue;
    }
    sentences.push(String(message));
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `Form "${formName}": the server reported a problem with "${name}", which is not a field of this form, so the ` +
          `message is shown below it. The fields are ${Object.keys(fields).join(', ')}. Use the same definition in the ` +
          'form and on the server.',
      );
    }
  }
  // An issue that concerns several unknown fields has one sentence.
  return { errors, sentences: [...new Set(sentences)] };
}

/** Empties the fields. `reset` alone would restore their initial values. */
export function emptyFields(form: HTMLFormElement, fields: FieldDefinitions) {
  form.reset();
  for (const control of form.elements as Iterable<Element>) {
    const { name, type } = control as HTMLInputElement;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) continue;
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else if (type === 'checkbox' || type === 'radio') (control as HTMLInputElement).checked = false;
    else if (field.kind === 'range') setRange(control as HTMLInputElement, String(field.initial ?? field.min));
    else (control as HTMLInputElement).value = '';
  }
}
