import { type LabelsOfForm, labelsOf, newsletterForm } from '../../entities/form-definitions/index.js';
import { type SharedFormLabels, sharedFormLabels } from '../Form/index.js';

/** Labels of `NewsletterForm`: those of every form, and of the definition `newsletterForm`. */
export interface NewsletterFormLabels extends SharedFormLabels, LabelsOfForm<typeof newsletterForm> {}

export const newsletterFormLabels: NewsletterFormLabels = { ...sharedFormLabels, ...labelsOf(newsletterForm) };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    NewsletterForm: NewsletterFormLabels;
  }
}
