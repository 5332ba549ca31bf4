import {
  type FieldDefinition,
  type FileTypeName,
  isRequired,
  nameOfChoice,
} from '../../entities/form-definitions/index.js';
import type { FieldLabels } from '../Field/index.js';
import type { SelectOption } from '../SelectField/index.js';
import type { LabelsInUse } from './Form.labels.js';

interface ControlProps {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  autoComplete: string | undefined;
}

interface LabelledControlProps extends ControlProps {
  defaultValue: string | undefined;
  labels: Partial<FieldLabels> | undefined;
}

export interface SelectControlProps extends LabelledControlProps {
  options: readonly SelectOption[];
  placeholder: string | undefined;
}

export interface CheckboxControlProps extends ControlProps {
  defaultChecked: boolean;
}

export interface TextControlProps extends LabelledControlProps {
  type: 'text' | 'email' | 'tel';
  /** While submitting: a disabled field would lose focus and text. */
  readOnly: boolean;
}

export interface TextareaControlProps extends LabelledControlProps {
  rows?: number;
  readOnly: boolean;
}

export interface FileControlProps extends Omit<ControlProps, 'autoComplete'> {
  types: readonly FileTypeName[];
  maxFiles: number | undefined;
  maxBytes: number | undefined;
  sending: boolean;
  sentBytes: number | undefined;
  missing: readonly string[];
  onMissingRemoved: (name: string) => void;
  labels: Partial<FieldLabels> | undefined;
}

export type AnyFieldProps =
  | SelectControlProps
  | CheckboxControlProps
  | TextControlProps
  | TextareaControlProps
  | FileControlProps;

/** Props of the component that renders a field: its id, name, label, hint, error, options and initial value. */
export type FieldPropsOf<Field> = Field extends { kind: 'select' }
  ? SelectControlProps
  : Field extends { kind: 'checkbox' }
    ? CheckboxControlProps
    : Field extends { kind: 'textarea' }
      ? TextareaControlProps
      : Field extends { kind: 'file' }
        ? FileControlProps
        : TextControlProps;

interface FieldState {
  /** Id of the form. */
  id: string;
  error: string | undefined;
  value: unknown;
  readOnly: boolean;
  labels: LabelsInUse;
  files: Pick<FileControlProps, 'sentBytes' | 'missing' | 'onMissingRemoved'>;
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const;

/** The label with this name, if it is text. */
const textOfLabel = (labels: LabelsInUse, name: string) => {
  const text = (labels as unknown as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : undefined;
};

/** The error label of a field, which replaces the messages of its rule. */
export const errorLabelOf = (labels: LabelsInUse, name: string) => textOfLabel(labels, `${name}Error`);

export const labelOf = (labels: LabelsInUse, name: string) => textOfLabel(labels, name) ?? name;

/** Value and name of each option. The label of a value replaces the name in the definition. */
export function optionsOf(labels: LabelsInUse, name: string, field: FieldDefinition): SelectOption[] {
  if (field.kind !== 'select') return [];
  const { [`${name}Options`]: names } = labels as unknown as Readonly<
    Record<string, Readonly<Record<string, string>> | undefined>
  >;
  return field.options.map((choice) => {
    const value = typeof choice === 'string' ? choice : choice.value;
    return { value, label: names?.[value] ?? nameOfChoice(choice) };
  });
}

/** A value as text. A native submission that repeats a name is a list. */
function textOfValue(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ');
  return typeof value === 'string' ? value : undefined;
}

/** The props of one field of a definition. */
export function fieldProps(
  name: string,
  field: FieldDefinition,
  { id, error, value, readOnly, labels, files }: FieldState,
): AnyFieldProps {
  const shared = {
    id: `${id}-${name}`,
    name,
    label: labelOf(labels, name),
    hint: textOfLabel(labels, `${name}Hint`),
    error,
    required: isRequired(field),
  };
  const fieldLabels = labels.optional === undefined ? undefined : { optional: labels.optional };
  if (field.kind === 'file') {
    const { types, maxFiles, maxBytes } = field;
    return { ...shared, types, maxFiles, maxBytes, sending: readOnly, ...files, labels: fieldLabels };
  }
  const { autoComplete } = field;
  if (field.kind === 'checkbox') return { ...shared, autoComplete, defaultChecked: value === true || value === 'on' };
  const labelled = { ...shared, autoComplete, defaultValue: textOfValue(value), labels: fieldLabels };
  if (field.kind === 'select')
    return {
      ...labelled,
      options: optionsOf(labels, name, field),
      // Without an empty option, the browser chooses the first one for the visitor.
      placeholder: textOfLabel(labels, `${name}Placeholder`) ?? (field.optional ? '–' : undefined),
    };
  if (field.kind === 'textarea') return { ...labelled, readOnly, ...(field.rows && { rows: field.rows }) };
  return { ...labelled, readOnly, type: inputTypes[field.kind] };
}
