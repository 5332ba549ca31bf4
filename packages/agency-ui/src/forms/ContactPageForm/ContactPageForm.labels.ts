import { contactForm, type LabelsOfForm, labelsOf } from '../../entities/form-definitions/index.js';
import { type LongFormLabels, longFormLabels } from '../Form/index.js';

/** Labels for `ContactPageForm`: those for long forms, and those in the `contactForm` definition. */
export interface ContactPageFormLabels extends LongFormLabels, LabelsOfForm<typeof contactForm> {}

export const contactPageFormLabels: ContactPageFormLabels = { ...longFormLabels, ...labelsOf(contactForm) };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactPageForm: ContactPageFormLabels;
  }
}
