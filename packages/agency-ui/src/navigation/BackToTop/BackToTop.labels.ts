/** English labels for `BackToTop`. */
export const backToTopLabels = {
  backToTop: 'Back to top',
};

export type BackToTopLabels = typeof backToTopLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    BackToTop: BackToTopLabels;
  }
}
