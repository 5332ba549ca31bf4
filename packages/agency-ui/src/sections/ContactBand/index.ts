export { ContactBand, type ContactBandProps } from './ContactBand.js';
export { type ContactBandLabels, contactBandLabels } from './ContactBand.labels.js';
