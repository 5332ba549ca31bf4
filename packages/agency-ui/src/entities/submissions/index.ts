/**
 * Schemas of the forms. They use zod/mini, a fifth of zod's size, because browsers load them: forms import this folder
 * rather than all entities. Servers import it from `agency-ui/schemas`.
 */
export { type ContactInquiry, contactInquiryFields, contactInquirySchema } from './contact-inquiry.js';
export { type ContactMessage, contactMessageFields, contactMessageSchema } from './contact-message.js';
export {
  type NewsletterSubscription,
  newsletterSubscriptionFields,
  newsletterSubscriptionSchema,
} from './newsletter-subscription.js';
export {
  type BudgetRange,
  budgetRanges,
  type QuoteRequest,
  quoteRequestFields,
  quoteRequestSchema,
} from './quote-request.js';
export { type ServiceInquiry, serviceInquiryFields, serviceInquirySchema } from './service-inquiry.js';
export { type ServiceInterest, serviceInterests } from './service-interest.js';
export { submissionLimits, submissionMessages } from './text.js';
