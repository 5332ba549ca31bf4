/** English labels for `SkipLink`. */
export const skipLinkLabels = {
  skip: 'Skip to main content',
};

export type SkipLinkLabels = typeof skipLinkLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SkipLink: SkipLinkLabels;
  }
}
