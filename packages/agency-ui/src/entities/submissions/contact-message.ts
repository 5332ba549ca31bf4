import * as z from 'zod/mini';
import { email, submissionLimits, submissionMessages, text } from './text.js';

/** The rule of each field, which a form asks one by one. */
export const contactMessageFields = {
  name: text(submissionMessages.name),
  email: email(),
  subject: text(submissionMessages.subject),
  message: text(submissionMessages.message, { max: submissionLimits.message }),
};

/** A message from the home page (spec section 3, "Home contact message"). */
export const contactMessageSchema = z.object(contactMessageFields);

export type ContactMessage = z.infer<typeof contactMessageSchema>;
