import { defineForm, type FormValues } from './define-form.js';
import type { Choice } from './rule.js';
import { serviceOptions } from './service-options.js';

/** The select options for an enquiry. */
export interface ContactFormOptions<Interests extends readonly Choice[] = readonly Choice[]> {
  /**
   * In display order.
   *
   * @default serviceOptions
   */
  interests?: Interests | undefined;
}

/**
 * Creates the contact page's enquiry definition with your own list of interests, for `ContactPageForm` and its server.
 */
export const createContactForm = <const Interests extends readonly Choice[] = typeof serviceOptions>({
  interests = serviceOptions as readonly Choice[] as Interests,
}: ContactFormOptions<Interests> = {}) =>
  defineForm({
    name: 'contact',
    title: 'Inquiry',
    fields: {
      firstName: { kind: 'text', label: 'First Name', error: 'First name is required', autoComplete: 'given-name' },
      lastName: { kind: 'text', label: 'Last Name', error: 'Last name is required', autoComplete: 'family-name' },
      email: { kind: 'email', label: 'Email Address', autoComplete: 'email' },
      phone: { kind: 'phone', label: 'Phone Number', optional: true, autoComplete: 'tel' },
      company: { kind: 'text', label: 'Company Name', optional: true, autoComplete: 'organization' },
      interest: {
        kind: 'select',
        label: 'Service of Interest',
        placeholder: 'Choose a service',
        options: interests,
        error: 'Choose a service',
      },
      message: { kind: 'textarea', label: 'Message', rows: 5 },
      newsletter: { kind: 'checkbox', label: 'Send me the newsletter as well' },
    },
    labels: {
      submit: 'Send Message',
      succeeded: 'Inquiry Submitted',
      succeededDetail: 'Thank you for your message.',
      sent: 'Message sent. Thank you!',
      failed: 'There was an error sending your message. Please try again.',
    },
  });

/** An enquiry from the contact page, with the kit's services. */
export const contactForm = createContactForm();

/** Values of an enquiry from the contact page. `phone` and `company` are empty strings if omitted. */
export type ContactInquiry = FormValues<typeof contactForm>;
