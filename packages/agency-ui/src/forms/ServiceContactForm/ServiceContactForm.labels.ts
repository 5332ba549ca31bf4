import { type LabelsOfForm, labelsOf, serviceForm } from '../../entities/form-definitions/index.js';
import { type SharedFormLabels, sharedFormLabels } from '../Form/index.js';

/** Labels for `ServiceContactForm`: those for every form, and those in the `serviceForm` definition. */
export interface ServiceContactFormLabels extends SharedFormLabels, LabelsOfForm<typeof serviceForm> {}

export const serviceContactFormLabels: ServiceContactFormLabels = { ...sharedFormLabels, ...labelsOf(serviceForm) };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ServiceContactForm: ServiceContactFormLabels;
  }
}
