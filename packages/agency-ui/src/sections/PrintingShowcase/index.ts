export type { PrintingService } from './PrintingCell.js';
export { PrintingShowcase, type PrintingShowcaseProps } from './PrintingShowcase.js';
export { type PrintingShowcaseLabels, printingShowcaseLabels } from './PrintingShowcase.labels.js';
export type { PrintGlyphName } from './print-glyphs.js';
