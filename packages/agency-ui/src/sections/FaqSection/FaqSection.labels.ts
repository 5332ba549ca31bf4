/** Labels of `FaqSection` in English. */
export const faqSectionLabels = {
  /** Accessible name of the section without a visible heading. */
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
