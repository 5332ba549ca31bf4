/** The words of `OfferingGrid`, in English. */
export const offeringGridLabels = {
  /** Heads the index, and names it as a navigation. */
  index: 'On this page',
};

export type OfferingGridLabels = typeof offeringGridLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    OfferingGrid: OfferingGridLabels;
  }
}
