/**
 * Schemas of the forms, for servers: `agency-ui/schemas`. Forms import the rules instead, from the modules themselves, so
 * that browsers do not load zod.
 */
export { type BudgetRange, budgetRanges } from './budget-range.js';
export { type ContactInquiry, contactInquiryFields, contactInquirySchema } from './contact-inquiry.js';
export { type ContactMessage, contactMessageFields, contactMessageSchema } from './contact-message.js';
export {
  type NewsletterSubscription,
  newsletterSubscriptionFields,
  newsletterSubscriptionSchema,
} from './newsletter-subscription.js';
export { type QuoteRequest, quoteRequestFields, quoteRequestSchema } from './quote-request.js';
export { submissionLimits, submissionMessages } from './rule.js';
export { type ServiceInquiry, serviceInquiryFields, serviceInquirySchema } from './service-inquiry.js';
export { type ServiceInterest, serviceInterests } from './service-interest.js';
