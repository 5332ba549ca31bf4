import * as z from 'zod/mini';
import { email } from './text.js';

/** Validation of each field. Forms validate field by field. */
export const newsletterSubscriptionFields = { email: email() };

/** A newsletter subscription. */
export const newsletterSubscriptionSchema = z.object(newsletterSubscriptionFields);

export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
