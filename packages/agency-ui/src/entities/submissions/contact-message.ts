import * as z from 'zod/mini';
import { email, submissionLimits, submissionMessages, text } from './text.js';

/** Validation of each field. Forms validate field by field. */
export const contactMessageFields = {
  name: text(submissionMessages.name),
  email: email(),
  subject: text(submissionMessages.subject),
  message: text(submissionMessages.message, { max: submissionLimits.message }),
};

/** A message from the home page. */
export const contactMessageSchema = z.object(contactMessageFields);

export type ContactMessage = z.infer<typeof contactMessageSchema>;
