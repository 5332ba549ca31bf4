export { BeforeAfter, type BeforeAfterProps } from './BeforeAfter.js';
export { type BeforeAfterLabels, beforeAfterLabels } from './BeforeAfter.labels.js';
