import * as z from 'zod/mini';
import { type ContactInquiryChoices, createContactInquiryRules } from '../rules/index.js';
import { optional, required } from './schema.js';

/**
 * Creates the schema of an enquiry with the options of `ContactPageForm`. It rejects an interest not among them.
 */
export function createContactInquirySchema(choices?: ContactInquiryChoices) {
  const rules = createContactInquiryRules(choices);
  return z.object({
    firstName: required(rules.firstName),
    lastName: required(rules.lastName),
    email: required(rules.email),
    phone: optional(rules.phone),
    company: optional(rules.company),
    interest: required(rules.interest),
    message: required(rules.message),
    /**
     * Whether the visitor subscribed to the newsletter. Browsers send "on" for a ticked checkbox, and nothing otherwise.
     */
    newsletter: z._default(
      z.transform((value) => rules.newsletter(value).value),
      false,
    ),
  });
}

/** An enquiry from the contact page, with the kit's options. Optional fields are empty strings if omitted. */
export const contactInquirySchema = createContactInquirySchema();

/** Validation of each field. */
export const contactInquiryFields = contactInquirySchema.shape;

export type ContactInquiry = z.infer<typeof contactInquirySchema>;
