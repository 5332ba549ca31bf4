/** What the section says by itself. */
export interface FaqSectionLabels {
  /** Names the section where it shows no heading: for assistive technology. */
  heading: string;
  /** Names the row of tabs. */
  categories: string;
  /** Stands in a category that has no question. */
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
