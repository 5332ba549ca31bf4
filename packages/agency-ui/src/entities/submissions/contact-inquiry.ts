import * as z from 'zod/mini';
import { serviceInterests } from './service-interest.js';
import { choice, email, optionalPhone, optionalText, submissionLimits, submissionMessages, text } from './text.js';

/** The rule of each field, which a form asks one by one. */
export const contactInquiryFields = {
  firstName: text(submissionMessages.firstName),
  lastName: text(submissionMessages.lastName),
  email: email(),
  phone: optionalPhone(),
  company: optionalText(),
  interest: choice(serviceInterests, submissionMessages.service),
  message: text(submissionMessages.message, { max: submissionLimits.message }),
  /** Whether the newsletter was asked for. A browser sends "on" for a ticked box, and nothing for another. */
  newsletter: z._default(
    z.transform((value) => value === true || value === 'on'),
    false,
  ),
};

/** An enquiry from the contact page (spec section 3, "Contact page form"). Optional fields are empty where left out. */
export const contactInquirySchema = z.object(contactInquiryFields);

export type ContactInquiry = z.infer<typeof contactInquirySchema>;
