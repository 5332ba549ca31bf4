/** English labels for `ComparisonTable`. */
export const comparisonTableLabels = {
  /** Follows a tick in a cell. */
  included: 'Yes',
  /** Follows a dash in a cell. */
  notIncluded: 'No',
};

export type ComparisonTableLabels = typeof comparisonTableLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ComparisonTable: ComparisonTableLabels;
  }
}
