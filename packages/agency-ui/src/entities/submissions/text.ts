import * as z from 'zod/mini';

/** The longest that a submission may be, in characters: room for anyone, and an end for a server to rely on. */
export const submissionLimits = { line: 200, message: 5000 } as const;

/** What is wrong with a field, in English (spec section 8, and its siblings). Forms say it in words of their own. */
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
  /** What words that are there must be like. */
  fits?: (value: string) => boolean;
}

/**
 * Words without the white space around them, as long as they may be. One check says all of it: zod's own for each part
 * would add 1 KB to every form.
 */
export const text = (message: string, { min = 1, max = submissionLimits.line, fits = () => true }: Rule = {}) =>
  z.string(message).check((field) => {
    const value = field.value.trim();
    field.value = value;
    // As people count: an emoji is one character.
    const { length } = [...value];
    const about = { input: value, origin: 'string', inclusive: true, message } as const;
    if (length < min) field.issues.push({ ...about, code: 'too_small', minimum: min });
    else if (length > max) {
      const tooLong = submissionMessages.tooLong(String(max));
      field.issues.push({ ...about, code: 'too_big', maximum: max, message: tooLong });
    } else if (value && !fits(value)) field.issues.push({ ...about, code: 'invalid_format', format: 'regex' });
  });

/** Words that may be left out; empty then. */
export const optionalText = () => z._default(text(submissionMessages.notText, { min: 0 }), '');

export const email = () => text(submissionMessages.email, { fits: (value) => z.regexes.email.test(value) });

/** What people put between digits, and the invisible marks of direction that come along when a number is copied. */
const between = /[\s().\u002d\u2010-\u2015\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;

const isPhone = (value: string) => /^(\+|00)?\d{7,15}$/.test(value.replace(between, ''));

/** A number in a Kenyan or an international form, as it was typed. E.164 allows 15 digits. */
export const phone = () => text(submissionMessages.phone, { fits: isPhone });

export const optionalPhone = () => z._default(text(submissionMessages.phone, { min: 0, fits: isPhone }), '');

/** One of the values of a list. */
export const choice = <const Value extends string>(values: readonly Value[], message: string) =>
  z.string(message).check(({ value: input, issues }) => {
    if (!values.some((value) => value === input))
      issues.push({ code: 'invalid_value', values: [...values], input, message });
  }) as z.ZodMiniType as z.ZodMiniType<Value>;
