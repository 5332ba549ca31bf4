/** Labels of `FaqSection`. */
export interface FaqSectionLabels {
  /** Accessible name of the section without a visible heading. */
  heading: string;
  /** Accessible name of the tab list. */
  categories: string;
  /** Shown for an empty category. */
  empty: string;
}

export const faqSectionLabels: FaqSectionLabels = {
  heading: 'Questions and answers',
  categories: 'Question categories',
  empty: 'No questions here yet.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    FaqSection: FaqSectionLabels;
  }
}
