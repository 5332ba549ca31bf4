import { submissionMessages } from '../../entities/rules/index.js';
import type { ServiceInterest } from '../../entities/submissions/index.js';
import { type LongFormLabels, longFormLabels, type SuccessToastLabels, serviceNames } from '../Form/index.js';

/** Labels of `ContactPageForm`. */
export interface ContactPageFormLabels extends LongFormLabels, SuccessToastLabels {
  /** Shown above the fields: which ones are required. */
  required: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  interest: string;
  interestPlaceholder: string;
  /** Names of the kit's own list. */
  services: Record<ServiceInterest, string>;
  message: string;
  newsletter: string;
  firstNameError: string;
  lastNameError: string;
  emailError: string;
  phoneError: string;
  interestError: string;
  messageError: string;
  submit: string;
  submitting: string;
  failed: string;
}

export const contactPageFormLabels: ContactPageFormLabels = {
  ...longFormLabels,
  required: 'Every field is required unless it says optional.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone Number',
  company: 'Company Name',
  interest: 'Service of Interest',
  interestPlaceholder: 'Choose a service',
  services: serviceNames,
  message: 'Message',
  newsletter: 'Send me the newsletter as well',
  firstNameError: submissionMessages.firstName,
  lastNameError: submissionMessages.lastName,
  emailError: submissionMessages.email,
  phoneError: submissionMessages.phone,
  interestError: submissionMessages.service,
  messageError: submissionMessages.message,
  submit: 'Send Message',
  submitting: 'Sending...',
  toastTitle: 'Inquiry Submitted',
  toastDescription: "Thank you! We'll get back to you shortly.",
  sent: 'Message sent. We’ll reply by email or phone.',
  failed: 'There was an error sending your message. Please try again.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactPageForm: ContactPageFormLabels;
  }
}
