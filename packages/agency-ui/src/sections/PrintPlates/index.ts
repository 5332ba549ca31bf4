export { PrintPlates, type PrintPlatesProps } from './PrintPlates.js';
export { type PrintPlatesLabels, printPlatesLabels } from './PrintPlates.labels.js';
