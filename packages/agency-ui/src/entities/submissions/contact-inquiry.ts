import * as z from 'zod/mini';
import { contactInquiryRules as rules } from '../rules/index.js';
import { chosen, optional, required } from './schema.js';

/** Validation of each field. */
export const contactInquiryFields = {
  firstName: required(rules.firstName),
  lastName: required(rules.lastName),
  email: required(rules.email),
  phone: optional(rules.phone),
  company: optional(rules.company),
  interest: chosen(rules.interest),
  message: required(rules.message),
  /**
   * Whether the visitor subscribed to the newsletter. Browsers send "on" for a ticked checkbox, and nothing otherwise.
   */
  newsletter: z._default(
    z.transform((value) => rules.newsletter(value).value),
    false,
  ),
};

/** An enquiry from the contact page. Optional fields are empty strings if left out. */
export const contactInquirySchema = z.object(contactInquiryFields);

export type ContactInquiry = z.infer<typeof contactInquirySchema>;
