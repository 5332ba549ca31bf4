export { QuoteBand, type QuoteBandProps } from './QuoteBand.js';
export { type QuoteBandLabels, quoteBandLabels } from './QuoteBand.labels.js';
