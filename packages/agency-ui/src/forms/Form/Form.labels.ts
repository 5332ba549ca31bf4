import { longFormLabels } from './long-form.labels.js';
import { type SharedFormLabels, sharedFormLabels } from './shared-form.labels.js';

/** Labels of `Form`. */
export interface FormLabels extends SharedFormLabels {
  /** Heading of the error summary. */
  summary: (count: number) => string;
  /** Which fields are required. */
  required: string;
  submit: string;
  submitting: string;
  succeeded: string;
  failed: string;
}

export const formLabels: FormLabels = {
  ...sharedFormLabels,
  summary: longFormLabels.summary,
  required: 'Every field is required unless it says optional.',
  submit: 'Send',
  submitting: 'Sending...',
  succeeded: 'Thank you! It has been sent.',
  failed: 'There was an error sending this. Please try again.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Form: FormLabels;
  }
}
