import { type LabelsOfForm, labelsOf, messageForm } from '../../entities/form-definitions/index.js';
import { type SharedFormLabels, sharedFormLabels } from '../Form/index.js';

/** Labels for `ContactMessageForm`: those for every form, and those in the `messageForm` definition. */
export interface ContactMessageFormLabels extends SharedFormLabels, LabelsOfForm<typeof messageForm> {}

export const contactMessageFormLabels: ContactMessageFormLabels = { ...sharedFormLabels, ...labelsOf(messageForm) };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactMessageForm: ContactMessageFormLabels;
  }
}
