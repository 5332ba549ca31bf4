import * as z from 'zod/mini';
import { email } from './text.js';

/** An address that the newsletter shall go to. */
export const newsletterSubscriptionSchema = z.object({ email: email() });

export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
