export type { FaqAsk } from './AskCard.js';
export { FaqSection, type FaqSectionProps } from './FaqSection.js';
export { type FaqSectionLabels, faqSectionLabels } from './FaqSection.labels.js';
