import { isWholeNumber } from '../../entities/form-definitions/field-errors.js';
import {
  dateBounds,
  type FieldDefinition,
  type FieldDefinitions,
  type FileTypeName,
  hasOptions,
  isRequired,
  nameOfChoice,
  valueOfChoice,
} from '../../entities/form-definitions/index.js';
import type { FieldLabels } from '../Field/index.js';
import type { SelectOption } from '../SelectField/index.js';
import type { LabelsInUse } from './Form.labels.js';

/** Props for the component that renders any kind of field. */
export interface ControlProps {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  autoComplete: string | undefined;
}

/** Props for the component that renders a field with a label above it. */
export interface LabelledControlProps extends ControlProps {
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

export interface ChoiceControlProps extends Omit<ControlProps, 'autoComplete'> {
  options: readonly SelectOption[];
  multiple: boolean;
  arrangement: 'list' | 'grid' | undefined;
  empty: string | undefined;
  defaultValue: readonly string[];
  labels: Partial<FieldLabels> | undefined;
}

export interface RangeControlProps extends Omit<ControlProps, 'autoComplete' | 'required'> {
  min: number;
  max: number;
  step: number | undefined;
  unit: string | undefined;
  defaultValue: number | undefined;
}

export interface TextControlProps extends LabelledControlProps {
  type: 'text' | 'email' | 'tel' | 'date' | 'number';
  /** Limits of a date or a number. */
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: number | 'any' | undefined;
  inputMode?: 'numeric' | 'decimal' | undefined;
  /** Used while submitting, because a disabled field would lose its focus and text. */
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
  | ChoiceControlProps
  | RangeControlProps
  | SelectControlProps
  | CheckboxControlProps
  | TextControlProps
  | TextareaControlProps
  | FileControlProps;

/** Props for the component that renders a field: its id, name, label, hint, error, options and initial value. */
export type FieldPropsOf<Field> = Field extends { kind: 'select' }
  ? SelectControlProps
  : Field extends { kind: 'checkbox' }
    ? CheckboxControlProps
    : Field extends { kind: 'textarea' }
      ? TextareaControlProps
      : Field extends { kind: 'file' }
        ? FileControlProps
        : Field extends { kind: 'radio' | 'checkboxes' }
          ? ChoiceControlProps
          : Field extends { kind: 'range' }
            ? RangeControlProps
            : TextControlProps;

interface FieldState {
  /** Id of the form. */
  id: string;
  error: string | undefined;
  value: unknown;
  readOnly: boolean;
  labels: LabelsInUse;
  files: Pick<FileControlProps, 'sentBytes' | 'missing' | 'onMissingRemoved'>;
  /** Whether JavaScript may be unavailable, in which case conditions are described in words rather than applied. */
  isHydrating: boolean;
  /** Whether the form has had focus. */
  isVisited: boolean;
  /** All fields of the form. */
  fields: FieldDefinitions;
  /** Whether a field that determines the options is still empty. */
  isPending: boolean;
  /** The value that the field's overrides depend on, from `overrideInUse`. */
  override: string | undefined;
}

/**
 * Uses `email` because browsers then report a missing `@` and password managers recognise the field, even though until
 * hydration they refuse non-ASCII letters before the `@`.
 */
const inputTypes = { text: 'text', email: 'email', phone: 'tel', date: 'date', number: 'number' } as const;

/** The label with this name, if it is a string. */
const textOfLabel = (labels: LabelsInUse, name: string) => {
  const text = (labels as unknown as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : undefined;
};

/**
 * The label with this name, or the one for the value that the field's overrides depend on.
 *
 * @param value - From `overrideInUse`.
 */
function textOfOverride(labels: LabelsInUse, name: string, value: string | undefined) {
  const { [`${name}By`]: texts } = labels as unknown as Readonly<
    Record<string, Readonly<Record<string, string | undefined>> | undefined>
  >;
  return (value === undefined ? undefined : texts?.[value]) ?? textOfLabel(labels, name);
}

/**
 * A field's error label, which overrides its rule's messages.
 *
 * @param value - From `overrideInUse`.
 */
export const errorLabelOf = (labels: LabelsInUse, name: string, value?: string) =>
  textOfOverride(labels, `${name}Error`, value);

export const labelOf = (labels: LabelsInUse, name: string) => textOfLabel(labels, name) ?? name;

/** The unit after a range's number. */
export const unitOf = (labels: LabelsInUse, name: string) => textOfLabel(labels, `${name}Unit`);

/** The value and name of each option. A label for the value replaces the name in the definition. */
export function optionsOf(labels: LabelsInUse, name: string, field: FieldDefinition): SelectOption[] {
  if (!hasOptions(field)) return [];
  const { [`${name}Options`]: names } = labels as unknown as Readonly<
    Record<string, Readonly<Record<string, string>> | undefined>
  >;
  return field.options.map((choice) => {
    const value = valueOfChoice(choice);
    return { value, label: names?.[value] ?? nameOfChoice(choice) };
  });
}

/** Describes when a conditional field must be filled in. */
function conditionOf({ when }: FieldDefinition, fields: FieldDefinitions, labels: LabelsInUse): string | undefined {
  const controller = when && fields[when.field];
  if (!controller) return undefined;
  const label = labelOf(labels, when.field);
  if (when.is === undefined)
    return controller.kind === 'checkbox' ? labels.onlyIfTicked(label) : labels.onlyIfFilled(label);
  const names = optionsOf(labels, when.field, controller);
  const nameOf = (value: string) => names.find((option) => option.value === value)?.label ?? value;
  return labels.onlyIf(label, [when.is].flat().map(nameOf).join('”, “'));
}

/** Without JavaScript, says which options belong to which value of the field that they depend on. */
function choicesByValue(name: string, field: FieldDefinition, fields: FieldDefinitions, labels: LabelsInUse) {
  const controller = field.kind === 'radio' && field.overrides && fields[field.overrides.by];
  if (!controller) return [];
  const { by, values } = field.overrides ?? {};
  const choices = optionsOf(labels, name, field);
  return optionsOf(labels, by ?? '', controller).flatMap(({ value, label }) => {
    const own = values?.[value]?.options;
    const offered = choices.filter((choice) => !own || own.includes(choice.value));
    return offered.length > 0 ? labels.choicesAt(label, offered.map((choice) => choice.label).join(' · ')) : [];
  });
}

/** A value as text. When a native submission repeats a name, the value is a list. */
function textOfValue(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ');
  return typeof value === 'string' ? value : undefined;
}

/** The limits of a date or number control. */
function limitsOf(field: FieldDefinition, isVisited: boolean): Partial<TextControlProps> {
  if (field.kind === 'number') {
    const { min, max, step } = field;
    return { min, max, step, inputMode: isWholeNumber(field) ? 'numeric' : 'decimal' };
  }
  if (field.kind !== 'date') return {};
  // When prerendered, "today" would be the build date.
  const known = (bound: string | number | undefined) => (isVisited || typeof bound === 'string' ? bound : undefined);
  return dateBounds({ ...field, min: known(field.min), max: known(field.max) });
}

/** The sentence shown instead of a group's options if none are offered. */
function emptyTextOf(name: string, field: FieldDefinition, labels: LabelsInUse, isPending: boolean) {
  if (isPending) return textOfLabel(labels, `${name}Pending`) ?? labels.answerFirst;
  const offersAll = field.kind !== 'radio' || !(field.offered || field.overrides);
  return textOfLabel(labels, `${name}Empty`) ?? (offersAll ? undefined : labels.nothingOffered);
}

/** The props of one field in a definition. */
export function fieldProps(
  name: string,
  field: FieldDefinition,
  { id, error, value, readOnly, labels, files, isHydrating, isVisited, fields, isPending, override }: FieldState,
): AnyFieldProps {
  const condition = isHydrating ? conditionOf(field, fields, labels) : undefined;
  const choices = isHydrating ? choicesByValue(name, field, fields, labels) : [];
  const hint =
    [textOfOverride(labels, `${name}Hint`, override), condition, ...choices].filter(Boolean).join(' ') || undefined;
  const shared = {
    id: `${id}-${name}`,
    name,
    label: labelOf(labels, name),
    hint,
    error,
    // Without JavaScript, the browser must not require a field whose condition may not be met.
    required: isRequired(field) && !condition,
  };
  const optional = condition && isRequired(field) ? '' : labels.optional;
  const fieldLabels = optional === undefined ? undefined : { optional };
  if (field.kind === 'range') {
    const { required: _, ...rangeShared } = shared;
    const { min, max, step, initial } = field;
    const sent = typeof value === 'number' ? value : Number.parseFloat(textOfValue(value) ?? '');
    const defaultValue = Number.isNaN(sent) ? initial : sent;
    return { ...rangeShared, min, max, step, unit: unitOf(labels, name), defaultValue };
  }
  if (field.kind === 'radio' || field.kind === 'checkboxes')
    return {
      ...shared,
      options: isPending && !isHydrating ? [] : optionsOf(labels, name, field),
      multiple: field.kind === 'checkboxes',
      arrangement: field.arrangement,
      empty: emptyTextOf(name, field, labels, isPending),
      defaultValue: [value].flat().filter((one) => typeof one === 'string'),
      labels: fieldLabels,
    };
  if (field.kind === 'file') {
    const { types, maxFiles, maxBytes } = field;
    return { ...shared, types, maxFiles, maxBytes, sending: readOnly, ...files, labels: fieldLabels };
  }
  const { autoComplete } = field;
  if (field.kind === 'checkbox') return { ...shared, autoComplete, defaultChecked: value === true || value === 'on' };
  const labelled = {
    ...shared,
    autoComplete,
    defaultValue: textOfValue(field.kind === 'number' && typeof value === 'number' ? String(value) : value),
    labels: fieldLabels,
  };
  if (field.kind === 'select')
    return {
      ...labelled,
      options: optionsOf(labels, name, field),
      // Without an empty option, the browser would preselect the first one.
      placeholder: textOfLabel(labels, `${name}Placeholder`) ?? (field.optional ? '–' : undefined),
    };
  if (field.kind === 'textarea') return { ...labelled, readOnly, ...(field.rows && { rows: field.rows }) };
  return { ...labelled, readOnly, type: inputTypes[field.kind], ...limitsOf(field, isVisited) };
}
