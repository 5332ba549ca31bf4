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

interface Length {
  /** @default 1 */
  min?: number;
  max?: number;
}

/** Words without the white space around them. */
export const text = (message: string, { min = 1, max = submissionLimits.line }: Length = {}) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(min, message), z.maxLength(max, submissionMessages.tooLong(String(max))));

/** Words that may be left out; empty then. */
export const optionalText = () => z._default(text(submissionMessages.notText, { min: 0 }), '');

export const email = () => text(submissionMessages.email).check(z.email(submissionMessages.email));

/** What people put between digits, and the invisible marks of direction that come along when a number is copied. */
const between = /[\s().\u002d\u2010-\u2015\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;

const isPhone = (value: string) => /^(\+|00)?\d{7,15}$/.test(value.replace(between, ''));

/** A number in a Kenyan or an international form, as it was typed. E.164 allows 15 digits. */
export const phone = () => text(submissionMessages.phone).check(z.refine(isPhone, submissionMessages.phone));

export const optionalPhone = () =>
  optionalText().check(z.refine((value) => value === '' || isPhone(value), submissionMessages.phone));
