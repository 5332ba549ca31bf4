import { defineForm, type FormValues } from './define-form.js';

/** A newsletter subscription. */
export const newsletterForm = defineForm({
  name: 'newsletter',
  title: 'Newsletter subscription',
  fields: {
    email: { kind: 'email', label: 'Email address', autoComplete: 'email', width: 'full' },
  },
  labels: {
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    succeeded: ({ email }: { email: string }) => `Thank you. The next issue will go to ${email}.`,
    sentAgain: 'Subscribe another address',
    failed: 'There was an error sending your address. Please try again.',
  },
});

/** Values of a newsletter subscription. */
export type NewsletterSubscription = FormValues<typeof newsletterForm>;
