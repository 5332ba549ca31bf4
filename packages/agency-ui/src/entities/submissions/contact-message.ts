import * as z from 'zod/mini';
import { email, submissionLimits, submissionMessages, text } from './text.js';

/** A message from the home page (spec section 3, "Home contact message"). */
export const contactMessageSchema = z.object({
  name: text(submissionMessages.name),
  email: email(),
  subject: text(submissionMessages.subject),
  message: text(submissionMessages.message, { max: submissionLimits.message }),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
