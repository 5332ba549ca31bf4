import { submissionMessages } from '../../entities/rules/index.js';
import { type SharedFormLabels, type SuccessToastLabels, sharedFormLabels } from '../Form/index.js';

/** Labels of `ServiceContactForm`. */
export interface ServiceContactFormLabels extends SharedFormLabels, SuccessToastLabels {
  name: string;
  email: string;
  message: string;
  nameError: string;
  emailError: string;
  messageError: string;
  /** Shown under the fields: every field is required. */
  required: string;
  submit: string;
  submitting: string;
  failed: string;
}

export const serviceContactFormLabels: ServiceContactFormLabels = {
  ...sharedFormLabels,
  name: 'Name',
  email: 'Email',
  message: 'Message',
  nameError: submissionMessages.name,
  emailError: submissionMessages.email,
  messageError: submissionMessages.messageTooShort,
  required: 'All three fields are required.',
  submit: 'Send enquiry',
  submitting: 'Sending...',
  toastTitle: 'Inquiry Submitted',
  toastDescription: "Thank you! We'll get back to you shortly.",
  sent: 'Enquiry sent. We’ll reply by email.',
  failed: 'There was an error sending your enquiry. Please try again.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ServiceContactForm: ServiceContactFormLabels;
  }
}
