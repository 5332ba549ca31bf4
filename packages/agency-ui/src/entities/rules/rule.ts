import { regexes } from 'zod/mini';

/** Maximum lengths of a submission, in characters. Servers can rely on them. */
export const submissionLimits = { line: 200, message: 5000 } as const;

/** Validation messages in English. Forms use their own labels. */
export const submissionMessages = {
  name: 'Name is required',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email address',
  phone: 'Invalid phone number',
  subject: 'Subject is required',
  service: 'Choose a service',
  budget: 'Choose one of the ranges',
  message: 'Message is required',
  messageTooShort: 'Message is too short',
  projectDetails: 'Project details are required',
  notText: 'Write this as text',
  tooLong: (maximum: string) => `Use at most ${maximum} characters`,
} as const;

/** A validation issue, in zod's terms. */
export type RuleIssue = { message: string } & (
  | { code: 'invalid_type'; expected: 'string' }
  | { code: 'too_small'; origin: 'string'; inclusive: true; minimum: number }
  | { code: 'too_big'; origin: 'string'; inclusive: true; maximum: number }
  | { code: 'invalid_format'; format: 'regex' }
  | { code: 'invalid_value'; values: string[] }
  | { code: 'custom' }
);

/**
 * Validates one field: returns its value as sent, and its issue. The input is the text of the field, or
 * undefined if absent. A custom rule returns `{ code: 'custom', message: '…' }` as the issue.
 */
export type Rule<Value = unknown> = (input: unknown) => { value: Value; issue?: RuleIssue | undefined };

/** The rule of each field of a form, by the name of the field. */
export type FormRules<Values> = { readonly [Name in keyof Values]: Rule<Values[Name]> };

/** The values of a form with these rules: `FormValues<typeof orderRules>`. */
export type FormValues<Rules> = { [Name in keyof Rules]: Rules[Name] extends Rule<infer Value> ? Value : never };

export interface TextRuleOptions {
  /**
   * Minimum number of characters. 0 makes the field optional.
   *
   * @default 1
   */
  min?: number;
  /**
   * Maximum number of characters.
   *
   * @default submissionLimits.line
   */
  max?: number;
  /** Whether text that is not empty has the right format. */
  fits?: (value: string) => boolean;
}

/**
 * Trimmed text.
 *
 * @param message - Issue of text that is too short or does not match.
 */
export const textRule =
  (message: string, { min = 1, max = submissionLimits.line, fits = () => true }: TextRuleOptions = {}): Rule<string> =>
  (input = min ? undefined : '') => {
    if (typeof input !== 'string') return { value: '', issue: { code: 'invalid_type', expected: 'string', message } };
    const value = input.trim();
    // Counts code points: an emoji is not two characters.
    const { length } = [...value];
    const about = { origin: 'string', inclusive: true, message } as const;
    let issue: RuleIssue | undefined;
    if (length < min) issue = { ...about, code: 'too_small', minimum: min };
    else if (length > max)
      issue = { ...about, code: 'too_big', maximum: max, message: submissionMessages.tooLong(`${max}`) };
    else if (value && !fits(value)) issue = { code: 'invalid_format', format: 'regex', message };
    return { value, issue };
  };

type Optional = Pick<TextRuleOptions, 'min'>;

/**
 * An email address.
 *
 * @param options - `min: 0` makes the field optional.
 */
export const emailRule = (message: string = submissionMessages.email, { min = 1 }: Optional = {}) =>
  textRule(message, { min, fits: (value) => regexes.email.test(value) });

/** Separators between digits, including the invisible direction marks of copied numbers. */
const separators = /[\s().\u002d\u2010-\u2015\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;

const isPhone = (value: string) => /^(\+|00)?\d{7,15}$/.test(value.replace(separators, ''));

/**
 * A Kenyan or international phone number, as typed. E.164 allows 15 digits.
 *
 * @param options - `min: 0` makes the field optional.
 */
export const phoneRule = (message: string = submissionMessages.phone, { min = 1 }: Optional = {}) =>
  textRule(message, { min, fits: isPhone });

/** A select option: its value, which is also its name, or both. */
export type Choice = string | { readonly value: string; readonly label: string };

const choiceValue = (choice: Choice) => (typeof choice === 'string' ? choice : choice.value);

/** One of the options. */
export const choiceRule = (choices: readonly Choice[], message: string): Rule<string> => {
  const values = choices.map(choiceValue);
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
export const checkboxRule: Rule<boolean> = (input) => ({ value: input === true || input === 'on' });
