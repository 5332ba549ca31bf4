import { type LabelsOfForm, labelsOf, newsletterForm } from '../../entities/form-definitions/index.js';
import { type RowFormLabels, rowFormLabels } from '../Form/index.js';

/** Labels for `NewsletterForm`: those for a single-field form, and those in the `newsletterForm` definition. */
export interface NewsletterFormLabels extends RowFormLabels, LabelsOfForm<typeof newsletterForm> {}

export const newsletterFormLabels: NewsletterFormLabels = { ...rowFormLabels, ...labelsOf(newsletterForm) };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    NewsletterForm: NewsletterFormLabels;
  }
}
