import { submissionMessages } from '../../entities/rules/index.js';
import { type SharedFormLabels, sharedFormLabels } from '../Form/index.js';

/** Labels of `ContactMessageForm`. */
export interface ContactMessageFormLabels extends SharedFormLabels {
  name: string;
  email: string;
  subject: string;
  message: string;
  nameError: string;
  emailError: string;
  subjectError: string;
  messageError: string;
  /** Shown beside the button: every field is required. */
  required: string;
  submit: string;
  submitting: string;
  /** Shown for five seconds. */
  succeeded: string;
  /** Stays after that. */
  sent: string;
  failed: string;
}

export const contactMessageFormLabels: ContactMessageFormLabels = {
  ...sharedFormLabels,
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  nameError: submissionMessages.name,
  emailError: submissionMessages.email,
  subjectError: submissionMessages.subject,
  messageError: submissionMessages.message,
  required: 'All four fields are required.',
  submit: 'Send Message',
  submitting: 'Sending...',
  succeeded: 'Thank you! Your message has been sent successfully.',
  sent: 'Message sent. We reply within 24 hours.',
  failed: 'There was an error sending your message. Please try again.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactMessageForm: ContactMessageFormLabels;
  }
}
