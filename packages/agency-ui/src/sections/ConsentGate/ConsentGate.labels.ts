/** English labels for `ConsentGate`. */
export const consentGateLabels = {
  /** Name of the button that allows a category and loads the content. */
  allow: (category: string) => `Allow “${category}”`,
};

export type ConsentGateLabels = typeof consentGateLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ConsentGate: ConsentGateLabels;
  }
}
