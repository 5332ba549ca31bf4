export { ContactBand, type ContactBandProps } from './ContactBand.js';
export { type ContactBandLabels, contactBandLabels } from './ContactBand.labels.js';
export type { EnquiryContact } from './ContactPerson.js';
export type { EnquiryProject } from './FinishedProject.js';
