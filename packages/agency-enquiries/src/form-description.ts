import { type FieldDefinition, type FormDefinition, hasOptions, nameOfChoice, valueOfChoice } from 'agency-ui/schemas';

/** The field properties that e-mails, exports and the command line need. Stored with the enquiries. */
export interface FieldDescription {
  label: string;
  /** Which of the visitor's details the field contains. */
  role?: 'email' | 'name' | 'given-name' | 'family-name' | undefined;
  /** Option names of a select or a group, keyed by value. */
  options?: Readonly<Record<string, string>> | undefined;
  /** Unit that follows a number. */
  unit?: string | undefined;
  /** Whether the text may have several lines. */
  isLong?: boolean | undefined;
  /** Whether the text is a date such as `2026-12-24`. */
  isDate?: boolean | undefined;
  /** Whether only earlier definitions of the form had the field. Its names are kept for stored enquiries. */
  isRemoved?: boolean | undefined;
}

/** The form properties that e-mails, exports and the command line need. */
export interface FormDescription {
  name: string;
  title: string;
  /** By name, in the form's order. */
  fields: Readonly<Record<string, FieldDescription>>;
}

/** Descriptions by form name. */
export type FormDescriptions = ReadonlyMap<string, FormDescription>;

function roleOf(name: string, { kind, autoComplete }: FieldDefinition): FieldDescription['role'] {
  if (kind === 'email') return 'email';
  if (kind !== 'text') return undefined;
  if (autoComplete === 'given-name' || autoComplete === 'family-name') return autoComplete;
  return autoComplete === 'name' || name === 'name' ? 'name' : undefined;
}

function describeField(name: string, field: FieldDefinition): FieldDescription {
  const role = roleOf(name, field);
  return {
    label: field.label,
    ...(role && { role }),
    ...(field.kind === 'textarea' && { isLong: true }),
    ...(field.kind === 'date' && { isDate: true }),
    ...(field.kind === 'range' && field.unit !== undefined && { unit: field.unit }),
    ...(hasOptions(field) && {
      options: Object.fromEntries(field.options.map((choice) => [valueOfChoice(choice), nameOfChoice(choice)])),
    }),
  };
}

/** Extracts the names of a form, its fields and their options from the definition. */
export const describeForm = ({ name, title, fields }: FormDefinition): FormDescription => ({
  name,
  title,
  fields: Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, describeField(field, one)])),
});

export const describeForms = (definitions: readonly FormDefinition[]): FormDescriptions =>
  new Map(definitions.map((definition) => [definition.name, describeForm(definition)]));
