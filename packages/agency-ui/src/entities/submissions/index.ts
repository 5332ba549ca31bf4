/**
 * Schemas of the forms, for servers: `agency-ui/schemas`. Forms import `rules` instead, so that browsers do not load zod.
 */
export {
  type BudgetRange,
  budgetRanges,
  type Choice,
  type ContactInquiryChoices,
  type QuoteRequestChoices,
  type ServiceInterest,
  serviceInterests,
  submissionLimits,
  submissionMessages,
} from '../rules/index.js';
export {
  type ContactInquiry,
  contactInquiryFields,
  contactInquirySchema,
  createContactInquirySchema,
} from './contact-inquiry.js';
export { type ContactMessage, contactMessageFields, contactMessageSchema } from './contact-message.js';
export {
  type NewsletterSubscription,
  newsletterSubscriptionFields,
  newsletterSubscriptionSchema,
} from './newsletter-subscription.js';
export {
  createQuoteRequestSchema,
  type QuoteRequest,
  quoteRequestFields,
  quoteRequestSchema,
} from './quote-request.js';
export { createFormSchema } from './schema.js';
export { type ServiceInquiry, serviceInquiryFields, serviceInquirySchema } from './service-inquiry.js';
