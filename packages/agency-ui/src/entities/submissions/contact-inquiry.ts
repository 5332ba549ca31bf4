import * as z from 'zod/mini';
import { serviceInterests } from './service-interest.js';
import { choice, email, optionalPhone, optionalText, submissionLimits, submissionMessages, text } from './text.js';

/** Validation of each field. Forms validate field by field. */
export const contactInquiryFields = {
  firstName: text(submissionMessages.firstName),
  lastName: text(submissionMessages.lastName),
  email: email(),
  phone: optionalPhone(),
  company: optionalText(),
  interest: choice(serviceInterests, submissionMessages.service),
  message: text(submissionMessages.message, { max: submissionLimits.message }),
  /**
   * Whether the visitor subscribed to the newsletter. Browsers send "on" for a ticked checkbox, and nothing otherwise.
   */
  newsletter: z._default(
    z.transform((value) => value === true || value === 'on'),
    false,
  ),
};

/** An enquiry from the contact page. Optional fields are empty strings if left out. */
export const contactInquirySchema = z.object(contactInquiryFields);

export type ContactInquiry = z.infer<typeof contactInquirySchema>;
