import { type FieldLabels, fieldLabels } from '../Field/index.js';
import { type SharedFormLabels, sharedFormLabels } from './shared-form.labels.js';

/** English labels for the part above the fields. */
export const summaryLabels = {
  /** Heading of the error summary. */
  summary: (count: number) => (count === 1 ? 'One field needs another look' : `${count} fields need another look`),
  /** States which fields are required. */
  required: 'All fields are required unless marked optional.',
};

/** Type of `summaryLabels`. */
export type SummaryLabels = typeof summaryLabels;

// Written out instead of `typeof longFormLabels`, because declaration files drop comments on spread properties.
export type LongFormLabels = SummaryLabels & FieldLabels & SharedFormLabels;

/** English labels for long forms. */
export const longFormLabels: LongFormLabels = { ...fieldLabels, ...sharedFormLabels, ...summaryLabels };
