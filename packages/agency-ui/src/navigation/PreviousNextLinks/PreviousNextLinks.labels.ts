/** English labels for `PreviousNextLinks`. */
export const previousNextLinksLabels = {
  /** Accessible name of the navigation. */
  name: 'More pages',
  previous: 'Previous page',
  next: 'Next page',
  /** Shown above the name of the page that lists the sequence. */
  index: 'Overview',
};

export type PreviousNextLinksLabels = typeof previousNextLinksLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PreviousNextLinks: PreviousNextLinksLabels;
  }
}
