/** English labels for `FaqSection`. */
export const faqSectionLabels = {
  /** Accessible name of a section without a visible heading. */
  heading: 'Questions and answers',
  /** Accessible name of the tab list. */
  categories: 'Question categories',
  /** Shown for an empty category. */
  empty: 'No questions here yet.',
};

export type FaqSectionLabels = typeof faqSectionLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    FaqSection: FaqSectionLabels;
  }
}
