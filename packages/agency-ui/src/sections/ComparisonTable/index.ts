export { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.js';
export { type ComparisonTableLabels, comparisonTableLabels } from './ComparisonTable.labels.js';
