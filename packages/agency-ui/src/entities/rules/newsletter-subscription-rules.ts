import { email } from './rule.js';

export const newsletterSubscriptionRules = { email: email() };
