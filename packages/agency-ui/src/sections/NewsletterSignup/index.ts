export { NewsletterSignup, type NewsletterSignupProps } from './NewsletterSignup.js';
export { type NewsletterSignupLabels, newsletterSignupLabels } from './NewsletterSignup.labels.js';
export type { Subscribe, SubscriptionState } from './useSubscription.js';
