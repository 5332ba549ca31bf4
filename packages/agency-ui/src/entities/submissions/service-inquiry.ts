import * as z from 'zod/mini';
import { email, submissionLimits, submissionMessages, text } from './text.js';

/** The short enquiry of a service page, with the least lengths of the spec's section 5. */
export const serviceInquirySchema = z.object({
  name: text(submissionMessages.name, { min: 2 }),
  email: email(),
  message: text(submissionMessages.messageTooShort, { min: 10, max: submissionLimits.message }),
});

export type ServiceInquiry = z.infer<typeof serviceInquirySchema>;
