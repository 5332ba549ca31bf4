import { type LabelsOfForm, labelsOf, quoteFormWithFiles } from '../../entities/form-definitions/index.js';
import { type LongFormLabels, longFormLabels } from '../Form/index.js';

/** Labels for `QuoteForm`: those for long forms, and those in the `quoteFormWithFiles` definition. */
export interface QuoteFormLabels extends LongFormLabels, LabelsOfForm<typeof quoteFormWithFiles> {}

export const quoteFormLabels: QuoteFormLabels = { ...longFormLabels, ...labelsOf(quoteFormWithFiles) };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    QuoteForm: QuoteFormLabels;
  }
}
