/** English labels for `CaseStudy`. */
export const caseStudyLabels = {
  /** Heading above the figures. */
  figures: 'In figures',
  /** Heading above the credits. */
  credits: 'Credits',
  /** Above the title of the next project. */
  next: 'Next project',
};

export type CaseStudyLabels = typeof caseStudyLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    CaseStudy: CaseStudyLabels;
  }
}
