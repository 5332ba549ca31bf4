import { submissionMessages } from '../../entities/rules/index.js';
import { type SharedFormLabels, sharedFormLabels } from '../Form/index.js';

/** Labels of `NewsletterForm`. */
export interface NewsletterFormLabels extends SharedFormLabels {
  email: string;
  emailError: string;
  submit: string;
  submitting: string;
  /** Stays after success. */
  succeeded: (email: string) => string;
  /** Stays after failure, until the next attempt. */
  failed: string;
}

export const newsletterFormLabels: NewsletterFormLabels = {
  ...sharedFormLabels,
  email: 'Email address',
  emailError: submissionMessages.email,
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  succeeded: (email) => `Thank you. The next issue will go to ${email}.`,
  failed: 'There was an error sending your address. Please try again.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    NewsletterForm: NewsletterFormLabels;
  }
}
