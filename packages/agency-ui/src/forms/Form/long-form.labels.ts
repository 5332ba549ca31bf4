import { type FieldLabels, fieldLabels } from '../Field/index.js';
import { type SharedFormLabels, sharedFormLabels } from './shared-form.labels.js';

/** Labels of long forms. */
export interface LongFormLabels extends FieldLabels, SharedFormLabels {
  /** Heading of the error summary. */
  summary: (count: number) => string;
}

export const longFormLabels: LongFormLabels = {
  ...fieldLabels,
  ...sharedFormLabels,
  summary: (count) => (count === 1 ? 'One field needs another look' : `${count} fields need another look`),
};
