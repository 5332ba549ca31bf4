import * as z from 'zod/mini';
import { email } from './text.js';

/** The rule of each field, which a form asks one by one. */
export const newsletterSubscriptionFields = { email: email() };

/** An address that the newsletter shall go to. */
export const newsletterSubscriptionSchema = z.object(newsletterSubscriptionFields);

export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
