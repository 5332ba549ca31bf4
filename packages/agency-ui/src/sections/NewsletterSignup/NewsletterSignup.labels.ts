/** The words of `NewsletterSignup`, in English. */
export const newsletterSignupLabels = {
  email: 'Email address',
  subscribe: 'Subscribe',
  /** On the button while the address is being sent. */
  submitting: 'Subscribing...',
  /** Stands in place of the browser's own message (spec section 8). */
  invalid: 'Invalid email address',
  /** Stays after success. */
  succeeded: (email: string) => `Thank you. The next postcard goes to ${email}.`,
  /** Stays after failure, until the next attempt. */
  failed: 'Your address was not sent. Please try again.',
};

export type NewsletterSignupLabels = typeof newsletterSignupLabels;
