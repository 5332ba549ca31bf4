export { PrintingShowcase, type PrintingShowcaseProps } from './PrintingShowcase.js';
export { type PrintingShowcaseLabels, printingShowcaseLabels } from './PrintingShowcase.labels.js';
