import { contactForm } from './contact-form.js';
import { createFormSchema } from './form-schema.js';
import { messageForm } from './message-form.js';
import { newsletterForm } from './newsletter-form.js';
import { quoteForm } from './quote-form.js';
import { serviceForm } from './service-form.js';

/**
 * Schemas for the kit's own forms. For other services or interests, use
 * `createFormSchema(createQuoteForm({ services }))`.
 */
export const quoteRequestSchema = createFormSchema(quoteForm);
export const contactInquirySchema = createFormSchema(contactForm);
export const contactMessageSchema = createFormSchema(messageForm);
export const serviceInquirySchema = createFormSchema(serviceForm);
export const newsletterSubscriptionSchema = createFormSchema(newsletterForm);
