import { isDate } from '../weekday.js';
import { closureOf, type DateLimits, dateBounds } from './date-limits.js';
import { closedErrorOf, errorSentences } from './field-errors.js';
import {
  type CheckedFile,
  type FileLimits,
  type FileProblem,
  fileProblems,
  fileSentences,
  sentencesOf,
} from './file-types.js';

/** Maximum lengths of a submission, in characters. Servers can rely on them. */
export const submissionLimits = { line: 200, message: 5000 } as const;

/** Validation messages in English. Forms use their own labels. */
export const submissionMessages = {
  name: 'Name is required',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: errorSentences.invalidEmail,
  phone: errorSentences.invalidPhone,
  subject: 'Subject is required',
  service: 'Choose a service',
  option: errorSentences.chooseOption,
  budget: 'Choose one of the ranges',
  message: 'Message is required',
  messageTooShort: 'Message is too short',
  projectDetails: 'Project details are required',
  notText: 'Write this as text',
  notFiles: 'Send files as multipart/form-data',
  notTicked: 'Send true for a ticked box, or leave it out',
  tooLong: (maximum: string) => `Use at most ${maximum} characters`,
} as const;

/** A validation issue, in zod's terms. */
export type RuleIssue = { message: string } & (
  | { code: 'invalid_type'; expected: 'string' | 'boolean' }
  | { code: 'too_small'; origin: 'string'; inclusive: true; minimum: number }
  | { code: 'too_big'; origin: 'string'; inclusive: true; maximum: number }
  | { code: 'invalid_format'; format: 'regex' }
  | { code: 'invalid_value'; values: string[] }
  | { code: 'custom'; params?: { problems: readonly FileProblem[] } | { closed: string } }
);

/**
 * Validates one field and returns its value as sent, along with its issue, if any. The input is the field's text, or
 * undefined if the field is absent. A custom rule returns `{ code: 'custom', message: '…' }` as the issue.
 */
export type Rule<Value = unknown> = (input: unknown) => { value: Value; issue?: RuleIssue | undefined };

/** Each field's rule, keyed by field name. */
export type FormRules<Values> = { readonly [Name in keyof Values]: Rule<Values[Name]> };

export interface TextRuleOptions {
  /**
   * Minimum number of characters. 0 makes the field optional.
   *
   * @default 1
   */
  min?: number;
  /**
   * Whether it may be empty.
   *
   * @default true if `min` is 0
   */
  optional?: boolean;
  /**
   * Issue for text with fewer characters than `min`.
   *
   * @default the rule's message
   */
  tooShort?: string;
  /**
   * Maximum number of characters.
   *
   * @default submissionLimits.line
   */
  max?: number;
  /** Whether non-empty text has the right format. */
  fits?: (value: string) => boolean;
  /** Returns the text to store, for example without invisible characters from pasting. */
  clean?: (value: string) => string;
}

/**
 * Trimmed text.
 *
 * @param message - Issue for missing text, and for text that doesn't match.
 */
export const textRule =
  (
    message: string,
    {
      min = 1,
      optional = min === 0,
      tooShort = message,
      max = submissionLimits.line,
      fits = () => true,
      clean,
    }: TextRuleOptions = {},
  ): Rule<string> =>
  (input = optional ? '' : undefined) => {
    if (typeof input !== 'string') {
      const sentence = input === undefined ? message : submissionMessages.notText;
      return { value: '', issue: { code: 'invalid_type', expected: 'string', message: sentence } };
    }
    const value = clean ? clean(input).trim() : input.trim();
    // Counts code points, so that an emoji isn't two characters.
    const { length } = [...value];
    const about = { origin: 'string', inclusive: true, message } as const;
    let issue: RuleIssue | undefined;
    if (length === 0) issue = optional ? undefined : { ...about, code: 'too_small', minimum: 1 };
    else if (length < min) issue = { ...about, code: 'too_small', minimum: min, message: tooShort };
    else if (length > max)
      issue = { ...about, code: 'too_big', maximum: max, message: submissionMessages.tooLong(`${max}`) };
    else if (!fits(value)) issue = { code: 'invalid_format', format: 'regex', message };
    return { value, issue };
  };

/** Zero-width characters, such as direction marks, which copied text often contains. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const withoutInvisible = (value: string) => value.replace(invisible, '');

/** Normalises compatibility characters, such as full-width forms and ligatures, and removes invisible ones. */
const usual = (value: string) => withoutInvisible(value.normalize('NFKC'));

/**
 * What browsers accept in `<input type="email">`, plus letters in any script (RFC 6531). The domain needs a dot,
 * because an address without one can't be reached from elsewhere.
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u;

/** Turns IDNA full stops into dots, and removes a copied link's scheme and a sentence's full stop. */
const cleanEmail = (value: string) =>
  usual(value)
    .trim()
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/^mailto:|\.$/gi, '');

/**
 * An email address, which may have an internationalised domain.
 *
 * @param options - `min: 0` makes the field optional.
 */
export const emailRule = (
  message: string = submissionMessages.email,
  { min = 1 }: Pick<TextRuleOptions, 'min'> = {},
): Rule<string> => textRule(message, { min, clean: cleanEmail, fits: (value) => emailPattern.test(value) });

/** Converts a decimal digit in any script to ASCII. Unicode encodes each script's ten digits contiguously. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  // The digits of two scripts may be adjacent in Unicode.
  return `${before % 10}`;
}

/**
 * Converts digits to ASCII and any kind of hyphen to `-`, and removes invisible characters and a copied link's scheme.
 */
const cleanPhone = (value: string) =>
  usual(value)
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\s*tel:/i, '');

/** Separators that people write between digits, including bullets and middle dots. */
const separators = /[\s()./\-\u00b7\u2022\u2027\u2219\u22c5\u30fb]/g;

/** An extension after the number: `ext. 12`, `extn 12`, `x12`, `#12`, `;ext=12`. */
const extension = /[\s,;]*(?:ext|extn|extension|x|#)[.:=]?\s*\d{1,6}$/i;

const isPhone = (value: string) => /^(\+|00)?\d{7,15}$/.test(value.replace(extension, '').replace(separators, ''));

/**
 * A Kenyan or international phone number, as typed. E.164 allows 15 digits; an extension may follow.
 *
 * @param options - `min: 0` makes the field optional.
 */
export const phoneRule = (
  message: string = submissionMessages.phone,
  { min = 1 }: Pick<TextRuleOptions, 'min'> = {},
): Rule<string> => textRule(message, { min, clean: cleanPhone, fits: isPhone });

/** A select option: either a value that is also its label, or a value with a label. */
export type Choice = string | { readonly value: string; readonly label: string };

/** An option's value. */
export const valueOfChoice = (choice: Choice): string => (typeof choice === 'string' ? choice : choice.value);

/** One of the options. */
export const choiceRule = (choices: readonly Choice[], message: string): Rule<string> => {
  const values = choices.map(valueOfChoice);
  return (input) => ({
    value: input as string,
    issue: values.includes(input as string) ? undefined : { code: 'invalid_value', values, message },
  });
};

/** One of the options, or empty. */
export const optionalChoiceRule = (choices: readonly Choice[], message: string): Rule<string> => {
  const rule = choiceRule(['', ...choices], message);
  return (input = '') => rule(input);
};

/** A checkbox. Browsers send "on" if it is ticked, and nothing otherwise. */
export const checkboxRule: Rule<boolean> = (input = false) => {
  const value = input === true || input === 'on';
  if (value || input === false) return { value };
  return {
    value,
    issue: { code: 'invalid_type', expected: 'boolean', message: submissionMessages.notTicked },
  };
};

/** A checkbox that must be ticked, such as consent. */
export const tickedRule =
  (message: string): Rule<boolean> =>
  (input) => {
    const { value, issue } = checkboxRule(input);
    return { value, issue: issue ?? (value ? undefined : { code: 'custom', message }) };
  };

export interface FilesRuleOptions extends FileLimits {
  /** @default false */
  optional?: boolean | undefined;
}

const isFile = (value: unknown): value is CheckedFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value;

/**
 * One field's files, as a list. If none is chosen, browsers send an empty file without a name.
 *
 * @param message - Issue for a missing file.
 */
export const filesRule =
  (message: string, { optional = false, ...limits }: FilesRuleOptions): Rule<readonly File[]> =>
  (input = []) => {
    const sent: unknown[] = (Array.isArray(input) ? input : [input]).filter((file) => file !== '');
    if (!sent.every(isFile)) return { value: [], issue: { code: 'custom', message: submissionMessages.notFiles } };
    const files = sent.filter(({ name, size }) => name !== '' || size > 0);
    const value = files as unknown as readonly File[];
    if (files.length === 0 && !optional) return { value, issue: { code: 'custom', message } };
    const problems = fileProblems(files, limits);
    if (problems.length === 0) return { value };
    return { value, issue: { code: 'custom', message: sentencesOf(problems, fileSentences), params: { problems } } };
  };

/**
 * Several of the options, in option order. Browsers send one string per ticked box, and nothing if none is ticked.
 *
 * @param message - Issue for an empty choice, or for a value that isn't an option.
 */
export const choicesRule =
  (
    choices: readonly Choice[],
    message: string,
    { optional = false }: { optional?: boolean | undefined } = {},
  ): Rule<readonly string[]> =>
  (input = []) => {
    const sent: unknown[] = (Array.isArray(input) ? input : [input]).filter((one) => one !== '');
    const values = choices.map(valueOfChoice);
    const value = values.filter((one) => sent.includes(one));
    if (sent.some((one) => !values.includes(one as string)))
      return { value, issue: { code: 'invalid_value', values, message } };
    return { value, issue: value.length > 0 || optional ? undefined : { code: 'custom', message } };
  };

export interface NumberRuleOptions {
  /** Minimum value. */
  min?: number | undefined;
  /** Maximum value. */
  max?: number | undefined;
  /**
   * Interval between accepted numbers, counted from `min` or 0.
   *
   * @default 1
   */
  step?: number | undefined;
  /** @default false */
  optional?: boolean | undefined;
}

/** Tolerance for floating-point error with a step such as 0.1. */
const tolerance = 1e-6;

/**
 * A number, which browsers send as text. An omitted optional number is undefined.
 *
 * @param message - Issue for a missing number, for text, and for a number outside the limits.
 */
export const numberRule =
  (message: string, { min, max, step = 1, optional = false }: NumberRuleOptions = {}): Rule<number | undefined> =>
  (input) => {
    const text = typeof input === 'number' ? String(input) : typeof input === 'string' ? input.trim() : '';
    if (text === '' && (input === undefined || input === ''))
      return { value: undefined, issue: optional ? undefined : { code: 'custom', message } };
    const value = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    const steps = (value - (min ?? 0)) / step;
    const fits =
      value >= (min ?? Number.NEGATIVE_INFINITY) &&
      value <= (max ?? Number.POSITIVE_INFINITY) &&
      Math.abs(steps - Math.round(steps)) < tolerance;
    return fits ? { value } : { value: undefined, issue: { code: 'custom', message } };
  };

/**
 * A date as `<input type="date">` sends it: `2026-12-24`, however it is displayed. The issue for a closed day says
 * that it is closed.
 *
 * @param message - Issue for a missing date, and for one before the first or after the last.
 */
export const dateRule =
  (
    message: string,
    { optional = false, ...limits }: DateLimits & { optional?: boolean | undefined } = {},
  ): Rule<string> =>
  (input = '') => {
    const value = typeof input === 'string' ? input.trim() : '';
    if (input === '' && optional) return { value };
    const { min = '', max = '9999-12-31' } = dateBounds(limits);
    // Dates in this format sort correctly as strings.
    if (!isDate(value) || value < min || value > max) return { value, issue: { code: 'custom', message } };
    const closed = closureOf(value, limits);
    if (closed === undefined) return { value };
    return { value, issue: { code: 'custom', message: closedErrorOf(closed), params: { closed } } };
  };
