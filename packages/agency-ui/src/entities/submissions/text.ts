import * as z from 'zod/mini';

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

interface Rule {
  /** @default 1 */
  min?: number;
  /** @default submissionLimits.line */
  max?: number;
  /** Pattern of non-empty text. */
  fits?: (value: string) => boolean;
}

/** Trimmed text with a maximum length. One check covers all rules: separate zod checks would add 1 KB to every form. */
export const text = (message: string, { min = 1, max = submissionLimits.line, fits = () => true }: Rule = {}) =>
  z.string(message).check((field) => {
    const value = field.value.trim();
    field.value = value;
    // Counts graphemes: an emoji is one character.
    const { length } = [...value];
    const about = { input: value, origin: 'string', inclusive: true, message } as const;
    if (length < min) field.issues.push({ ...about, code: 'too_small', minimum: min });
    else if (length > max) {
      const tooLong = submissionMessages.tooLong(String(max));
      field.issues.push({ ...about, code: 'too_big', maximum: max, message: tooLong });
    } else if (value && !fits(value)) field.issues.push({ ...about, code: 'invalid_format', format: 'regex' });
  });

/** Optional text; empty if left out. */
export const optionalText = () => z._default(text(submissionMessages.notText, { min: 0 }), '');

export const email = () => text(submissionMessages.email, { fits: (value) => z.regexes.email.test(value) });

/** Separators between digits, including the invisible direction marks of copied numbers. */
const between = /[\s().\u002d\u2010-\u2015\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;

const isPhone = (value: string) => /^(\+|00)?\d{7,15}$/.test(value.replace(between, ''));

/** A Kenyan or international phone number, as typed. E.164 allows 15 digits. */
export const phone = () => text(submissionMessages.phone, { fits: isPhone });

export const optionalPhone = () => z._default(text(submissionMessages.phone, { min: 0, fits: isPhone }), '');

/** One value of a list. */
export const choice = <const Value extends string>(values: readonly Value[], message: string) =>
  z.string(message).check(({ value: input, issues }) => {
    if (!values.some((value) => value === input))
      issues.push({ code: 'invalid_value', values: [...values], input, message });
  }) as z.ZodMiniType as z.ZodMiniType<Value>;
