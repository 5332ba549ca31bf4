import * as z from 'zod/mini';
import { email, submissionLimits, submissionMessages, text } from './text.js';

/** The rule of each field, which a form asks one by one. */
export const serviceInquiryFields = {
  name: text(submissionMessages.name, { min: 2 }),
  email: email(),
  message: text(submissionMessages.messageTooShort, { min: 10, max: submissionLimits.message }),
};

/** The short enquiry of a service page, with the least lengths of the spec's section 5. */
export const serviceInquirySchema = z.object(serviceInquiryFields);

export type ServiceInquiry = z.infer<typeof serviceInquirySchema>;
