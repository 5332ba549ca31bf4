import { emailRule } from './rule.js';

export const newsletterSubscriptionRules = { email: emailRule() };
