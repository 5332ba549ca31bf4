/** English labels for `ComparisonTable`. */
export const comparisonTableLabels = {
  /** In a cell, after a tick. */
  included: 'Yes',
  /** In a cell, after a dash. */
  notIncluded: 'No',
};

export type ComparisonTableLabels = typeof comparisonTableLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ComparisonTable: ComparisonTableLabels;
  }
}
