/** English labels for `OfferingGrid`. */
export const offeringGridLabels = {
  /** Title of the index, and accessible name of its navigation. */
  index: 'On this page',
};

export type OfferingGridLabels = typeof offeringGridLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    OfferingGrid: OfferingGridLabels;
  }
}
