import * as z from 'zod/mini';
import { email, submissionLimits, submissionMessages, text } from './text.js';

/** Validation of each field. Forms validate field by field. */
export const serviceInquiryFields = {
  name: text(submissionMessages.name, { min: 2 }),
  email: email(),
  message: text(submissionMessages.messageTooShort, { min: 10, max: submissionLimits.message }),
};

/** The short enquiry of a service page. The message has at least 10 characters. */
export const serviceInquirySchema = z.object(serviceInquiryFields);

export type ServiceInquiry = z.infer<typeof serviceInquirySchema>;
