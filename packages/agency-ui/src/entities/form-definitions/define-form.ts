import { isDate, isTimeZone, weekdays } from '../weekday.js';
import type { Condition, OfferedOptions } from './conditions.js';
import { type DateLimits, isDateLimit } from './date-limits.js';
import { errorOf, errorSentences, tooShortErrorOf } from './field-errors.js';
import { fieldText } from './field-text.js';
import { type FileTypeName, fileLimitsOf, fileTypes } from './file-types.js';
import { type Overrides, override, overridesOf } from './overrides.js';
import {
  type Choice,
  checkboxRule,
  choiceRule,
  choicesRule,
  dateRule,
  emailRule,
  filesRule,
  numberRule,
  optionalChoiceRule,
  phoneRule,
  type Rule,
  submissionLimits,
  textRule,
  tickedRule,
  valueOfChoice,
} from './rule.js';
import { written } from './written.js';

/** Properties common to every kind of field. */
export interface BaseFieldDefinition {
  /**
   * In the site's language; in English if it has several, because `labels` then translates it. So are all other texts.
   * Also the field's name in emails and exports.
   */
  label: string;
  /**
   * Error for a missing, short or invalid value. Text that is too long, refused files and closed days have their
   * own sentences.
   *
   * @default '(label) is required', 'Invalid email address', and so on; in the browser, in the label pack's language
   */
  error?: string;
  /** One sentence of help. */
  hint?: string;
  /** The `autocomplete` token of the HTML standard, such as `name` (WCAG 1.3.5). */
  autoComplete?: string;
  /** Key of one of the form's `groups`. Keep a group's fields together. */
  group?: string;
  /**
   * `half` lets the field share a row when there is space.
   *
   * @default 'half'; 'full' for a textarea, a checkbox, files, and a group of radio buttons or checkboxes
   */
  width?: 'half' | 'full';
  /**
   * Shows the field only if an earlier one has a certain value. Otherwise it is neither shown nor sent, and the server
   * ignores it. Without JavaScript, it is always shown, with a note saying when to fill it in.
   */
  when?: Condition;
  /** Replaces the default validation of the field's kind. Runs in the browser and on the server. */
  rule?: Rule;
}

export interface TextFieldDefinition extends BaseFieldDefinition {
  /** `email` and `phone` also validate the format, and set the on-screen keyboard. */
  kind: 'text' | 'email' | 'phone' | 'textarea';
  /**
   * Whether it may be empty.
   *
   * @default false
   */
  optional?: boolean;
  /**
   * Minimum number of characters.
   *
   * @default 1
   */
  min?: number;
  /**
   * Maximum number of characters.
   *
   * @default 200; 5000 for a textarea
   */
  max?: number;
  /** Number of visible lines in a textarea. */
  rows?: number;
}

export interface SelectFieldDefinition extends BaseFieldDefinition {
  kind: 'select';
  /** In display order. An optional select with no options is not shown. */
  options: readonly Choice[];
  /**
   * Text of the initial empty option. Without it, the first option is preselected, unless the field is
   * optional.
   */
  placeholder?: string;
  /**
   * Whether an answer is optional.
   *
   * @default false
   */
  optional?: boolean;
}

export interface CheckboxFieldDefinition extends BaseFieldDefinition {
  kind: 'checkbox';
  /**
   * Whether it must be ticked.
   *
   * @default false
   */
  required?: boolean;
}

export interface FileFieldDefinition extends BaseFieldDefinition {
  kind: 'file';
  /** Accepted types, in the order in which the form lists them: `['pdf', 'png']`. */
  types: readonly FileTypeName[];
  /**
   * Whether files are optional.
   *
   * @default false
   */
  optional?: boolean;
  /**
   * Maximum number of files.
   *
   * @default 5
   */
  maxFiles?: number;
  /**
   * Maximum size of each file, in bytes.
   *
   * @default 10_000_000
   */
  maxBytes?: number;
}

/** Properties shared by both kinds of group: radio buttons and checkboxes. */
export interface ChoiceGroupDefinition extends BaseFieldDefinition {
  /** In display order. */
  options: readonly Choice[];
  /**
   * `grid` puts several short options, such as times, on a row.
   *
   * @default 'list'
   */
  arrangement?: 'list' | 'grid';
  /**
   * Whether an answer is optional.
   *
   * @default false
   */
  optional?: boolean;
}

/** A radio group's options for one value of an earlier field. */
export type RadioOverrides = Overrides<{
  /** Values of the options that are offered, in display order. By default, all are. */
  options?: readonly string[];
  /** Replaces the field's `offered`. */
  offered?: OfferedOptions;
}>;

export interface RadioFieldDefinition extends ChoiceGroupDefinition {
  /** A choice between two and about seven options, all visible. */
  kind: 'radio';
  /** The options offered for each date in another field. By default, all are offered. */
  offered?: OfferedOptions;
  /**
   * Other options for each value of an earlier field, such as each branch's times. Until that field has a value, no
   * options are shown. Without JavaScript, all are, with a note saying which ones belong to which value.
   */
  overrides?: RadioOverrides;
  /** Shown if the chosen date offers no options. Without it, a general sentence is shown. */
  empty?: string;
  /** Shown until a date is chosen. Without it, a general sentence is shown. */
  pending?: string;
}

export interface CheckboxesFieldDefinition extends ChoiceGroupDefinition {
  /** Any number of options. The value is a list, in the order of the options. */
  kind: 'checkboxes';
}

/** Which dates are closed for a value of an earlier field. */
export type DateOverrides = Overrides<Pick<DateLimits, 'closedWeekdays' | 'closedDates'>>;

export interface DateFieldDefinition extends BaseFieldDefinition, DateLimits {
  /** A date without a time, such as `2026-12-24`. */
  kind: 'date';
  /** Other closed days for each value of an earlier field, such as each branch's. */
  overrides?: DateOverrides;
  /**
   * Whether it may be empty.
   *
   * @default false
   */
  optional?: boolean;
}

export interface NumberFieldDefinition extends BaseFieldDefinition {
  /** An amount. Use `text` for digits that aren't an amount, such as a postcode. */
  kind: 'number';
  /** Minimum value. */
  min?: number;
  /** Maximum value. */
  max?: number;
  /**
   * Interval between accepted numbers, counted from `min` or 0.
   *
   * @default 1
   */
  step?: number;
  /**
   * Whether it may be empty.
   *
   * @default false
   */
  optional?: boolean;
}

export interface RangeFieldDefinition extends BaseFieldDefinition {
  /** A rough amount on a slider, which always has a value. */
  kind: 'range';
  /** Minimum value. */
  min: number;
  /** Maximum value. */
  max: number;
  /**
   * Interval between numbers, counted from `min`.
   *
   * @default 1
   */
  step?: number;
  /**
   * The initial number.
   *
   * @default min
   */
  initial?: number;
  /** Unit after the number, such as `guests`. */
  unit?: string;
}

export type FieldDefinition =
  | TextFieldDefinition
  | SelectFieldDefinition
  | CheckboxFieldDefinition
  | FileFieldDefinition
  | RadioFieldDefinition
  | CheckboxesFieldDefinition
  | DateFieldDefinition
  | NumberFieldDefinition
  | RangeFieldDefinition;

/** Fields with a list of options. */
export type FieldWithOptions = Extract<FieldDefinition, { options: readonly Choice[] }>;

export const hasOptions = (field: FieldDefinition): field is FieldWithOptions => 'options' in field;

/** A form's fields, keyed by name, in display order. */
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

/** The form's own English text. Anything omitted defaults to the text that every form uses. */
export interface FormTexts {
  /** States which fields are required. */
  required?: string;
  submit?: string;
  submitting?: string;
  failed?: string;
  /** Confirms success. A function receives the values that were sent. */
  succeeded?: string | ((values: never) => string);
  /** The confirmation's second sentence. */
  succeededDetail?: string;
  /** Says what happens next. Stays after the confirmation has disappeared. */
  sent?: string;
  /** The button that brings the form back after a successful submission. */
  sentAgain?: string;
}

/**
 * A form defined in one place: its fields, their validation in the browser and on the server, and their names in
 * emails and exports. Create it with `defineForm`.
 */
export interface FormDefinition<
  Fields extends FieldDefinitions = FieldDefinitions,
  Texts extends FormTexts = FormTexts,
  Groups extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> {
  /** Name in the request to the server, such as `quote`. */
  readonly name: string;
  /** Name in emails and exports, such as `Quote request`. */
  readonly title: string;
  readonly fields: Fields;
  /** Group legends, under the keys that fields refer to. */
  readonly groups?: Groups | undefined;
  readonly labels?: Texts | undefined;
}

/** Each kind's value type, if it isn't text. */
export interface FieldKindValues {
  checkbox: boolean;
  file: readonly File[];
  checkboxes: readonly string[];
  range: number;
}

type ValueOfKind<Field> = Field extends { rule: Rule<infer Value> }
  ? Value
  : Field extends { kind: 'number' }
    ? Field extends { optional: true }
      ? number | undefined
      : number
    : Field extends { kind: infer Kind extends keyof FieldKindValues }
      ? FieldKindValues[Kind]
      : string;

/** A field with a condition has no value while it is hidden. */
type FieldValue<Field> = Field extends { when: Condition } ? ValueOfKind<Field> | undefined : ValueOfKind<Field>;

/** The values of a form with this definition, such as `FormValues<typeof orderForm>`. */
export type FormValues<Definition> = Definition extends { readonly fields: infer Fields }
  ? { -readonly [Name in keyof Fields]: FieldValue<Fields[Name]> }
  : never;

type OptionValue<Options> = Options extends readonly (infer One)[]
  ? One extends { readonly value: infer Value extends string }
    ? Value
    : One & string
  : never;

type Widened<Text> = Text extends string ? string : Text;

/** Whether a field has a single error that a label can replace. */
type HasErrorLabel<Field> = Field extends { error: string }
  ? true
  : Field extends { rule: Rule } | { kind: 'text' | 'textarea' | 'file'; optional: true }
    ? false
    : Field extends { kind: 'checkbox' }
      ? Field extends { required: true }
        ? true
        : false
      : true;

/** One text for each value that a field's overrides depend on. */
type OverrideLabels<Field> = Field extends { overrides: { values: infer Values } }
  ? { readonly [Value in keyof Values]?: string }
  : never;

type FieldTexts<Fields> = { [Name in keyof Fields & string]: string } & {
  [Name in keyof Fields & string as HasErrorLabel<Fields[Name]> extends true ? `${Name}Error` : never]: string;
} & {
  [Name in keyof Fields & string as Fields[Name] extends { hint: string } ? `${Name}Hint` : never]: string;
} & {
  [Name in keyof Fields & string as Fields[Name] extends { placeholder: string }
    ? `${Name}Placeholder`
    : never]: string;
} & {
  [Name in keyof Fields & string as Fields[Name] extends { empty: string } ? `${Name}Empty` : never]: string;
} & {
  [Name in keyof Fields & string as Fields[Name] extends { pending: string } ? `${Name}Pending` : never]: string;
} & {
  [Name in keyof Fields & string as Fields[Name] extends { unit: string } ? `${Name}Unit` : never]: string;
} & {
  [Name in keyof Fields & string as Fields[Name] extends { overrides: object }
    ? `${Name}ErrorBy` | `${Name}HintBy`
    : never]?: OverrideLabels<Fields[Name]>;
} & {
  [Name in keyof Fields & string as Fields[Name] extends { options: readonly Choice[] }
    ? `${Name}Options`
    : never]: Fields[Name] extends { options: infer Options } ? Record<OptionValue<Options>, string> : never;
};

/**
 * The labels of a form with this definition. `name` is the label of the `name` field, `nameError` its error and
 * `nameHint` its hint; `serviceOptions` holds the option names of the `service` select, and `servicePlaceholder` its
 * empty option; `timeEmpty` and `timePending` are shown in place of a radio group's options; `guestsUnit` is the unit
 * after a number. `dateErrorBy` and `dateHintBy` hold one error and one hint of the `date` field for each value that its
 * `overrides` depend on.
 */
export type LabelsOfForm<Definition> =
  Definition extends FormDefinition<infer Fields, infer Texts, infer Groups>
    ? FieldTexts<Fields> & { -readonly [Key in keyof Groups]: string } & {
        -readonly [Key in keyof Texts]: Widened<Texts[Key]>;
      }
    : never;

/** Request properties that aren't fields of the form. */
const requestNames = ['form', 'page', 'locale', 'elapsedMs', 'website'];

/** A control with one of these names would hide a property of its `form` element. */
const formProperties = ['elements', 'reset', 'submit'];

/** Labels that every form has, which a field label of the same name would replace. */
const sharedLabels = [
  'required',
  'submitting',
  'failed',
  'succeeded',
  'succeededDetail',
  'sent',
  'sentReference',
  'sentSummary',
  'sentYes',
  'sentAdd',
  'sentAddSubject',
  'sentAgain',
  'summary',
  'optional',
  'tooLong',
  'demonstration',
  'demonstrationSent',
  'noScript',
  'noScriptContact',
  'loading',
  'notLoaded',
  'reload',
  'queued',
  'queuedOnPage',
  'queuedDraft',
  'overdue',
  'draftRestored',
  'discardDraft',
  'fallback',
  'fallbackWhatsApp',
  'fallbackEmail',
  'fallbackSubject',
  'onlyIf',
  'onlyIfTicked',
  'onlyIfFilled',
  'choicesAt',
  'answerFirst',
  'nothingOffered',
  'stepOf',
  'stepNext',
  'stepBack',
];

/** The texts that a form usually has of its own. */
const formTexts: readonly (keyof FormTexts)[] = [
  'required',
  'submit',
  'submitting',
  'failed',
  'succeeded',
  'succeededDetail',
  'sent',
  'sentAgain',
];

const basisKeys = ['kind', 'label', 'error', 'hint', 'autoComplete', 'group', 'width', 'rule', 'when'];
const textKeys = [...basisKeys, 'optional', 'min', 'max'];
const choiceKeys = [...basisKeys, 'optional', 'options', 'arrangement'];

/** The keys allowed for each field kind. */
const fieldKeys: Readonly<Record<FieldDefinition['kind'], readonly string[]>> = {
  text: textKeys,
  email: textKeys,
  phone: textKeys,
  textarea: [...textKeys, 'rows'],
  select: [...basisKeys, 'options', 'placeholder', 'optional'],
  checkbox: [...basisKeys, 'required'],
  file: [...basisKeys, 'optional', 'types', 'maxFiles', 'maxBytes'],
  radio: [...choiceKeys, 'offered', 'overrides', 'empty', 'pending'],
  checkboxes: choiceKeys,
  date: [...textKeys, 'closedWeekdays', 'closedDates', 'timeZone', 'overrides'],
  number: [...textKeys, 'step'],
  range: [...basisKeys, 'min', 'max', 'step', 'initial', 'unit'],
};

/** Says what is wrong with a field's dates, if anything. */
function faultOfDates({ min, max, closedWeekdays = [], closedDates = [], timeZone }: DateFieldDefinition) {
  if (!Array.isArray(closedWeekdays) || !Array.isArray(closedDates))
    return "has closed days that are not a list. Write closedWeekdays: ['sunday'] and closedDates: ['2026-12-25'].";
  const limit = Object.entries({ min, max }).find(([, day]) => day !== undefined && !isDateLimit(day));
  if (limit && typeof limit[1] !== 'string')
    return `has the ${limit[0]} ${limit[1]}, which is not a day. Use a date such as "2026-12-24", or a whole number of days from today.`;
  const date = limit?.[1] ?? closedDates.find((one) => !isDate(one));
  if (date !== undefined) return `has the date "${date}", which does not exist. Use a date such as "2026-12-24".`;
  if (typeof min === 'string' && typeof max === 'string' && min > max)
    return `has min ${min} and max ${max}. Set a max that is not before min.`;
  const day = closedWeekdays.find((one) => !weekdays.includes(one));
  if (day !== undefined)
    return `has "${day}" in closedWeekdays, which is not a weekday. Use any of ${weekdays.join(', ')}.`;
  if (weekdays.every((one) => closedWeekdays.includes(one)))
    return 'has all weekdays in closedWeekdays, so no date can be chosen. Leave one out.';
  if (timeZone !== undefined && !isTimeZone(timeZone))
    return `has the time zone "${timeZone}", which is not a known time zone. Use an IANA name, such as "Africa/Nairobi".`;
  return undefined;
}

/** The fields of a form, and those of them that come before the field in question. */
interface OtherFields {
  all: FieldDefinitions;
  earlier: Readonly<Record<string, FieldDefinition>>;
}

/**
 * Says why a field can't depend on the field with a name, if it can't.
 *
 * @param kinds - The kinds of field that it can depend on; any by default.
 */
function faultOfController(name: string, { all, earlier }: OtherFields, kinds?: readonly FieldDefinition['kind'][]) {
  if (!Object.hasOwn(all, name))
    return `"${name}", but there is no such field. The fields are ${Object.keys(all).join(', ')}.`;
  const controller = Object.hasOwn(earlier, name) ? earlier[name] : undefined;
  if (!controller) return `"${name}", which is not an earlier field. Move it below "${name}".`;
  return kinds && !kinds.includes(controller.kind)
    ? `"${name}", which is a ${controller.kind} field. Use the name of a ${kinds.join(' or ')} field above it.`
    : undefined;
}

const conditionKeys = ['field', 'is'];

/** Says what is wrong with a field's condition, if anything. */
function faultOfCondition({ when }: FieldDefinition, others: OtherFields) {
  if (when === undefined) return undefined;
  if (typeof when !== 'object' || when === null)
    return `has the condition "${when}", which is not an object. Write when: { field: '${when}' }.`;
  const unknown = Object.keys(when).find((key) => !conditionKeys.includes(key));
  if (unknown) return `has the unknown key "${unknown}" in its condition. Write when: { field: '…', is: '…' }.`;
  const { field: name, is } = when;
  const fault = faultOfController(name, others);
  if (fault) return `depends on ${fault}`;
  const controller = others.earlier[name] as FieldDefinition;
  const values = hasOptions(controller) ? controller.options.map(valueOfChoice) : undefined;
  const value = [is ?? []].flat().find((one) => values && !values.includes(one));
  if (value !== undefined)
    return `depends on "${name}" being "${value}", which is not one of its options. Use one of ${values?.join(', ')}.`;
  if (is !== undefined && (controller.kind === 'checkbox' || controller.kind === 'file'))
    return `depends on the value of "${name}", which is a ${controller.kind}. Leave out "is".`;
  return undefined;
}

/** Says what is wrong with the days in a radio group's `offered`, if anything. */
function faultOfOffered(field: FieldDefinition, values: readonly string[], others: OtherFields) {
  if (field.kind !== 'radio' || !field.offered) return undefined;
  const { by, weekdays: byWeekday = {}, dates = {} } = field.offered;
  const fault = faultOfController(by, others, ['date']);
  if (fault) return `takes its options from ${fault}`;
  const day = Object.keys(byWeekday).find((one) => !weekdays.some((known) => known === one));
  if (day !== undefined) return `has options on "${day}", which is not a weekday. Use any of ${weekdays.join(', ')}.`;
  const date = Object.keys(dates).find((one) => !isDate(one));
  if (date !== undefined)
    return `has options on the date "${date}", which does not exist. Use a date such as "2026-12-24".`;
  for (const [when, offered] of Object.entries({ ...byWeekday, ...dates })) {
    if (!Array.isArray(offered)) return `has options on ${when} that are not a list. Write ${when}: ['${offered}'].`;
    const unknown = offered.find((value) => !values.includes(value));
    if (unknown !== undefined)
      return `offers "${unknown}" on ${when}, which is not one of its options. Use one of ${values.join(', ')}.`;
  }
  return undefined;
}

/** Says what is wrong with a reference to another field, if anything. */
const faultOfReference = (field: FieldDefinition, others: OtherFields) =>
  faultOfCondition(field, others) ||
  (hasOptions(field) ? faultOfOffered(field, field.options.map(valueOfChoice), others) : undefined);

/** The keys that each field kind can override. */
const overrideKeys: Readonly<Record<string, readonly string[]>> = {
  date: ['closedWeekdays', 'closedDates', 'error', 'hint'],
  radio: ['options', 'offered', 'error', 'hint'],
};

/** Says what is wrong with a field's overrides, if anything. */
function faultOfOverrides(field: FieldDefinition, others: OtherFields) {
  const overrides = overridesOf(field);
  if (!overrides) return undefined;
  const { by, values } = overrides;
  const unsuitable = faultOfController(by, others, ['radio', 'select']);
  if (unsuitable) return `has overrides by ${unsuitable}`;
  const known = (others.earlier[by] as FieldWithOptions).options.map(valueOfChoice);
  const { [field.kind]: keys = [] } = overrideKeys;
  for (const [value, properties] of Object.entries(values)) {
    if (!known.includes(value))
      return `has overrides for "${value}", which is not one of the options of "${by}". Use one of ${known.join(', ')}.`;
    const unknown = Object.keys(properties).find((key) => !keys.includes(key));
    if (unknown)
      return `has the unknown key "${unknown}" in its overrides for "${value}". Use one of ${keys.join(', ')}.`;
    const { options: chosen = [] } = properties as { options?: readonly string[] };
    const all = hasOptions(field) ? field.options.map(valueOfChoice) : [];
    const missing = chosen.find((one) => !all.includes(one));
    if (missing !== undefined)
      return `has the option "${missing}" in its overrides for "${value}", which is not one of its options. Add it to options.`;
    const variant = override(field, value);
    const fault = variant.kind === 'date' ? faultOfDates(variant) : faultOfOffered(variant, all, others);
    if (fault) return `${fault.replace(/\.$/, '')} (in its overrides for "${value}").`;
  }
  return undefined;
}

/** Properties whose value is one of a few words. */
const words: Readonly<Record<string, readonly string[]>> = { width: ['half', 'full'], arrangement: ['list', 'grid'] };

const numbers = ['min', 'max', 'step', 'initial', 'rows', 'maxFiles', 'maxBytes'];

/** Says what is wrong with the type of a property's value, if anything. */
function faultOfValue(field: FieldDefinition) {
  for (const [key, value] of Object.entries(field)) {
    if (value === undefined) continue;
    if (words[key] && !words[key].includes(value))
      return `has the ${key} "${value}". Use one of ${words[key].join(', ')}.`;
    if (numbers.includes(key) && field.kind !== 'date' && !Number.isFinite(value))
      return `has the ${key} ${written(value)}, which is not a number. Write a number, such as ${key}: 5.`;
    if (key === 'step' && !(value > 0)) return `has the step ${value}. Use a number above 0.`;
    if (key === 'rule' && typeof value !== 'function')
      return 'has a rule that is not a function. Write rule: textRule(…), emailRule(…) or another rule.';
  }
  if (!hasOptions(field) || !field.options) return undefined;
  if (!Array.isArray(field.options)) return "has options that are not a list. Write options: ['small', 'large'].";
  const option = field.options.find((one) => typeof valueOfChoice(one ?? {}) !== 'string' || !nameOfChoice(one));
  if (option !== undefined)
    return `has the option ${JSON.stringify(option)}. Write each option as 'events' or { value: 'events', label: 'Events' }.`;
  return undefined;
}

/** Says what is wrong with a file field's types, if anything. */
function faultOfTypes(types: readonly string[] = []) {
  const known = Object.keys(fileTypes).join(', ');
  if (!Array.isArray(types) || types.length === 0)
    return `has no list of types. Set types: ['pdf'], using any of ${known}.`;
  const unknown = types.filter((type) => !Object.hasOwn(fileTypes, type));
  return unknown.length > 0 && `has the unknown types ${unknown.join(', ')}. Use any of ${known}.`;
}

/** Throws a readable error if the definition contains a mistake. Bundlers remove it for production. */
function assertDefinition({ name, title, fields, groups = {}, labels: texts = {} }: FormDefinition) {
  const refuse = (sentence: string) => {
    throw new Error(`defineForm${name ? ` "${name}"` : ''}: ${sentence}`);
  };
  if (!name) refuse("there is no name. Add the name that requests contain: name: 'quote'.");
  if (!/^[a-z][\w-]*$/i.test(name))
    refuse('the form name may contain only letters, digits and dashes. Use one such as "quote".');
  if (!title) refuse("there is no title. Add the name for emails and exports: title: 'Quote request'.");
  if (!fields || Object.keys(fields).length === 0)
    refuse("there are no fields. Add fields: { email: { kind: 'email', label: 'Email' } }.");
  const labels = new Map(
    [...sharedLabels, ...Object.keys(errorSentences), ...Object.keys(groups)].map((label) => [label, '']),
  );
  let previous: string | undefined;
  const seen = new Set<string>();
  const earlier: Record<string, FieldDefinition> = {};
  for (const [field, one] of Object.entries<FieldDefinition>(fields)) {
    if (!/^[a-z]\w*$/i.test(field))
      refuse(`the field name "${field}" may contain only letters and digits. Use one such as "lastName".`);
    const rename = `Use another name, such as "${field}Text".`;
    if (requestNames.includes(field))
      refuse(`the field name "${field}" is reserved, because every request contains it. ${rename}`);
    if (formProperties.includes(field) || field in {})
      refuse(`the field name "${field}" is reserved, because every form element or object has it. ${rename}`);
    if (!(one.kind in kindRules))
      refuse(
        `the field "${field}" has the unknown kind "${one.kind}". Use one of ${Object.keys(kindRules).join(', ')}.`,
      );
    const unknown = Object.keys(one).find((key) => !fieldKeys[one.kind].includes(key));
    if (unknown)
      refuse(`the field "${field}" has the unknown key "${unknown}". Use one of ${fieldKeys[one.kind].join(', ')}.`);
    const wrong = faultOfValue(one);
    if (wrong) refuse(`the field "${field}" ${wrong}`);
    if ('min' in one && 'max' in one && Number(one.min) > Number(one.max))
      refuse(`the field "${field}" has min ${one.min} and max ${one.max}. Set a max that is at least min.`);
    if (!one.label) refuse(`the field "${field}" has no label. Add the text that visitors read: label: 'Full Name'.`);
    if (one.group !== undefined && !Object.hasOwn(groups, one.group))
      refuse(
        `the field "${field}" is in the group "${one.group}", which has no legend. Add groups: { ${one.group}: 'About you' }.`,
      );
    if (one.group !== previous && one.group !== undefined && seen.has(one.group))
      refuse(`the fields in the group "${one.group}" are not next to each other. Move "${field}" next to the others.`);
    previous = one.group;
    seen.add(one.group ?? '');
    const others = { all: fields, earlier };
    const fault =
      (one.kind === 'date' && faultOfDates(one)) || faultOfReference(one, others) || faultOfOverrides(one, others);
    if (fault) refuse(`the field "${field}" ${fault}`);
    earlier[field] = one;
    if (one.kind === 'range' && !(one.min < one.max))
      refuse(
        `the field "${field}" has min ${one.min} and max ${one.max}. Set a max above min, such as min: 10, max: 200.`,
      );
    if (one.kind === 'range' && one.initial !== undefined && !(one.initial >= one.min && one.initial <= one.max))
      refuse(
        `the field "${field}" has the initial number ${one.initial}. Use a number from its min ${one.min} to its max ${one.max}.`,
      );
    if ((one.kind === 'radio' || one.kind === 'checkboxes') && !(one.options?.length > 0))
      refuse(`the field "${field}" has no options. Add options: [{ value: 'events', label: 'Events' }].`);
    if (one.kind === 'select' && !(one.options?.length > 0 || (one.options && one.optional)))
      refuse(`the field "${field}" has no options. Add options: [{ value: 'events', label: 'Events' }].`);
    const faultOfFile = one.kind === 'file' && faultOfTypes(one.types);
    if (faultOfFile) refuse(`the field "${field}" ${faultOfFile}`);
    for (const label of Object.keys(labelsOf({ name, title: '', fields: { [field]: one } }))) {
      const owner = labels.get(label);
      if (owner !== undefined)
        refuse(
          `the field "${field}" has the label "${label}", which ${owner || 'every form or a group'} already uses. ${rename}`,
        );
      labels.set(label, `the field "${field}"`);
    }
  }
  const unknownText = Object.keys(texts).find(
    (text) => text !== 'submit' && !labels.has(text) && !labels.has(text.replace(fieldText, '')),
  );
  if (unknownText !== undefined)
    refuse(`there is no label "${unknownText}", so this text is never shown. Use one of ${formTexts.join(', ')}.`);
}

/**
 * Defines a form. The result is plain data, so a server component can pass it to `Form`, unless a field has a `rule` or
 * `succeeded` is a function.
 *
 * @throws an error that says what to write instead, except when `NODE_ENV` is `production`.
 */
export function defineForm<
  const Fields extends FieldDefinitions,
  const Texts extends FormTexts = Record<never, never>,
  const Groups extends Readonly<Record<string, string>> = Record<never, never>,
>(definition: FormDefinition<Fields, Texts, Groups>): FormDefinition<Fields, Texts, Groups> {
  if (process.env.NODE_ENV !== 'production') assertDefinition(definition);
  return definition;
}

const minOf = ({ optional, min = 1 }: TextFieldDefinition) => (optional ? 0 : min);

const textRuleOf = (field: TextFieldDefinition, max: number) =>
  textRule(errorOf(field), {
    min: field.min ?? 1,
    optional: minOf(field) === 0,
    tooShort: tooShortErrorOf(field),
    max: field.max ?? max,
  });

type RuleOfKind<Kind> = (field: Extract<FieldDefinition, { kind: Kind }>) => Rule;

/** The validation rule for each field kind. */
const kindRules: { readonly [Kind in FieldDefinition['kind']]: RuleOfKind<Kind> } = {
  text: (field) => textRuleOf(field, submissionLimits.line),
  textarea: (field) => textRuleOf(field, submissionLimits.message),
  email: (field) => emailRule(errorOf(field), { min: minOf(field) }),
  phone: (field) => phoneRule(errorOf(field), { min: minOf(field) }),
  select: (field) => (field.optional ? optionalChoiceRule : choiceRule)(field.options, errorOf(field)),
  checkbox: (field) => (field.required ? tickedRule(errorOf(field)) : checkboxRule),
  file: (field) => filesRule(errorOf(field), { ...fileLimitsOf(field), optional: field.optional }),
  radio: (field) => (field.optional ? optionalChoiceRule : choiceRule)(field.options, errorOf(field)),
  checkboxes: (field) => choicesRule(field.options, errorOf(field), field),
  date: (field) => dateRule(errorOf(field), field),
  number: (field) => numberRule(errorOf(field), field),
  range: (field) => numberRule(errorOf(field), { min: field.min, max: field.max, step: field.step }),
};

/** Whether the field has a single error, which a label can replace. `HasErrorLabel` is the equivalent for its type. */
function hasErrorLabel(field: FieldDefinition): boolean {
  if (field.error !== undefined) return true;
  if (field.rule) return false;
  if (field.kind === 'checkbox') return isRequired(field);
  return !('optional' in field && field.optional && ['text', 'textarea', 'file'].includes(field.kind));
}

/** A field's rule, for the browser and the server. */
export const ruleOf = (field: FieldDefinition): Rule =>
  field.rule ?? (kindRules[field.kind] as RuleOfKind<string>)(field as never);

/** Whether the browser requires a value. */
export const isRequired = (field: FieldDefinition): boolean =>
  field.kind === 'checkbox' ? (field.required ?? false) : field.kind === 'range' || !field.optional;

/** An option's name. */
export const nameOfChoice = (choice: Choice): string => (typeof choice === 'string' ? choice : choice.label);

/** Returns a field's error; undefined if it has none. */
type ErrorGetter = (field: FieldDefinition) => string | undefined;

/** The labels for a field's overrides, by the value that they depend on. */
function labelsOfOverrides(name: string, field: FieldDefinition, getError: ErrorGetter): Record<string, unknown> {
  const variants = Object.keys(overridesOf(field)?.values ?? {}).map(
    (value) => [value, override(field, value)] as const,
  );
  const errors = variants.map(([value, variant]) => [value, getError(variant)] as const);
  const hints = variants
    .filter(([, { hint }]) => hint !== field.hint)
    .map(([value, { hint }]) => [value, hint] as const);
  const own = hasErrorLabel(field) ? getError(field) : undefined;
  return {
    ...(errors.some(([, error]) => error !== own) && { [`${name}ErrorBy`]: Object.fromEntries(errors) }),
    ...(hints.length > 0 && { [`${name}HintBy`]: Object.fromEntries(hints) }),
  };
}

function labelsWithErrors(definition: FormDefinition, getError: ErrorGetter): Record<string, unknown> {
  const labels: Record<string, unknown> = { ...definition.groups, ...definition.labels };
  for (const [name, field] of Object.entries(definition.fields)) {
    labels[name] = field.label;
    if (hasErrorLabel(field)) labels[`${name}Error`] = getError(field);
    if (field.hint !== undefined) labels[`${name}Hint`] = field.hint;
    Object.assign(labels, labelsOfOverrides(name, field, getError));
    if (field.kind === 'range' && field.unit !== undefined) labels[`${name}Unit`] = field.unit;
    if (field.kind === 'radio' && field.empty !== undefined) labels[`${name}Empty`] = field.empty;
    if (field.kind === 'radio' && field.pending !== undefined) labels[`${name}Pending`] = field.pending;
    if (!hasOptions(field)) continue;
    if (field.kind === 'select' && field.placeholder !== undefined) labels[`${name}Placeholder`] = field.placeholder;
    labels[`${name}Options`] = Object.fromEntries(
      field.options.map((choice) => [valueOfChoice(choice), nameOfChoice(choice)]),
    );
  }
  return labels;
}

/** A form's English labels: the defaults of its `labels` prop, and the keys of a label pack. */
export const labelsOf = <Definition extends FormDefinition>(definition: Definition): LabelsOfForm<Definition> =>
  labelsWithErrors(definition, (field) => errorOf(field)) as LabelsOfForm<Definition>;

/** Like `labelsOf`, but without default errors, which a page shows in its own language. */
export const writtenLabelsOf = (definition: FormDefinition): LabelsOfForm<FormDefinition> =>
  labelsWithErrors(definition, ({ error }) => error) as LabelsOfForm<FormDefinition>;
