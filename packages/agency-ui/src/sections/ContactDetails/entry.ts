/** Public exports of this folder. */
export { ContactDetails, type ContactDetailsProps } from './ContactDetails.js';
export { type ContactDetailsLabels, contactDetailsLabels } from './ContactDetails.labels.js';
