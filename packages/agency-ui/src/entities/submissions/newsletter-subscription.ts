import * as z from 'zod/mini';
import { newsletterSubscriptionRules as rules } from '../rules/index.js';
import { required } from './schema.js';

/** Validation of each field. */
export const newsletterSubscriptionFields = { email: required(rules.email) };

/** A newsletter subscription. */
export const newsletterSubscriptionSchema = z.object(newsletterSubscriptionFields);

export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
