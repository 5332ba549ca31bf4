import { regexes } from 'zod/mini';

/** Maximum lengths of a submission, in characters. Servers can rely on them. */
export const submissionLimits = { line: 200, message: 5000 } as const;

/** Validation messages in English. Forms use labels of their own. */
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
);

/** Validates one field: returns its value as sent, and its issue. An absent field is undefined. */
export type Rule<Value = unknown> = (input: unknown) => { value: Value; issue?: RuleIssue | undefined };

interface TextOptions {
  /** @default 1 */
  min?: number;
  /** @default submissionLimits.line */
  max?: number;
  /** Pattern of non-empty text. */
  fits?: (value: string) => boolean;
}

/** Trimmed text with a maximum length. With `min: 0` it is optional. */
export const text =
  (message: string, { min = 1, max = submissionLimits.line, fits = () => true }: TextOptions = {}): Rule<string> =>
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

export const optionalText = () => text(submissionMessages.notText, { min: 0 });

export const email = () => text(submissionMessages.email, { fits: (value) => regexes.email.test(value) });

/** Separators between digits, including the invisible direction marks of copied numbers. */
const between = /[\s().\u002d\u2010-\u2015\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;

const isPhone = (value: string) => /^(\+|00)?\d{7,15}$/.test(value.replace(between, ''));

/**
 * A Kenyan or international phone number, as typed. E.164 allows 15 digits.
 *
 * @param min - 0 if optional.
 */
export const phone = (min = 1) => text(submissionMessages.phone, { min, fits: isPhone });

/** One value of a list. */
export const choice =
  <const Value extends string>(values: readonly Value[], message: string): Rule<Value> =>
  (input) => ({
    value: input as Value,
    issue: values.includes(input as Value) ? undefined : { code: 'invalid_value', values: [...values], message },
  });

/** One value of a list; empty if left out. */
export const optionalChoice = <const Value extends string>(values: readonly Value[], message: string) => {
  const rule = choice<Value | ''>(['', ...values], message);
  return ((input = '') => rule(input)) satisfies Rule<Value | ''>;
};

/** A checkbox. Browsers send "on" if it is ticked, and nothing otherwise. */
export const checkbox: Rule<boolean> = (input) => ({ value: input === true || input === 'on' });
