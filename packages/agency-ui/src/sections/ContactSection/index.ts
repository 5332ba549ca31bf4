export { ContactSection, type ContactSectionProps } from './ContactSection.js';
export { type ContactSectionLabels, contactSectionLabels } from './ContactSection.labels.js';
