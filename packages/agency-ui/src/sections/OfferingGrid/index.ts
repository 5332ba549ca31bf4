export type { SectionHeadProps } from '../SectionHead/index.js';
export { OfferingGrid, type OfferingGridProps } from './OfferingGrid.js';
export { type OfferingGridLabels, offeringGridLabels } from './OfferingGrid.labels.js';
