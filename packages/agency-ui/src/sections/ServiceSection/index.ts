export type { ServiceLayout } from './layouts.js';
export { ServiceSection, type ServiceSectionProps } from './ServiceSection.js';
export { type ServiceSectionLabels, serviceSectionLabels } from './ServiceSection.labels.js';
