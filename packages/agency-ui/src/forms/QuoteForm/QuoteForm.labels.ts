import { submissionMessages } from '../../entities/rules/index.js';
import type { BudgetRange, ServiceInterest } from '../../entities/submissions/index.js';
import { type LongFormLabels, longFormLabels, type SuccessToastLabels, serviceNames } from '../Form/index.js';

/** Labels of `QuoteForm`. */
export interface QuoteFormLabels extends LongFormLabels, SuccessToastLabels {
  /** Shown above the fields: which ones are required. */
  required: string;
  aboutYou: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  aboutTheJob: string;
  projectType: string;
  projectTypePlaceholder: string;
  /** Names of the kit's own list. */
  services: Record<ServiceInterest, string>;
  budget: string;
  budgetPlaceholder: string;
  /** Names of the kit's own list. */
  budgets: Record<BudgetRange, string>;
  message: string;
  messageHint: string;
  nameError: string;
  emailError: string;
  phoneError: string;
  projectTypeError: string;
  budgetError: string;
  messageError: string;
  submit: string;
  submitting: string;
  failed: string;
}

export const quoteFormLabels: QuoteFormLabels = {
  ...longFormLabels,
  required: 'Every field is required unless it says optional.',
  aboutYou: 'About you',
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  company: 'Company Name',
  aboutTheJob: 'About the job',
  projectType: 'Service of Interest',
  projectTypePlaceholder: 'Choose a service',
  services: serviceNames,
  budget: 'Estimated Budget',
  budgetPlaceholder: 'Choose a range',
  budgets: {
    'under-5000': 'Under $5,000',
    '5000-10000': '$5,000 - $10,000',
    '10000-25000': '$10,000 - $25,000',
    '25000-50000': '$25,000 - $50,000',
    'over-50000': '$50,000+',
  },
  message: 'Project Details',
  messageHint: 'What it is, when, where, and for how many people or copies. A rough idea will do.',
  nameError: submissionMessages.name,
  emailError: submissionMessages.email,
  phoneError: submissionMessages.phone,
  projectTypeError: submissionMessages.service,
  budgetError: submissionMessages.budget,
  messageError: submissionMessages.projectDetails,
  submit: 'Submit request',
  submitting: 'Submitting...',
  toastTitle: 'Quote request submitted',
  toastDescription: "We'll get back to you shortly with a customized quote",
  sent: 'Request sent. Next, we’ll call to talk it through.',
  failed: 'There was an error sending your request. Please try again.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    QuoteForm: QuoteFormLabels;
  }
}
