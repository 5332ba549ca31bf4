/** Labels of `CaseStudy`. */
export interface CaseStudyLabels {
  /** Heading of the figures. */
  figures: string;
  /** Above the title of the next project. */
  next: string;
}

export const caseStudyLabels: CaseStudyLabels = { figures: 'In figures', next: 'Next project' };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    CaseStudy: CaseStudyLabels;
  }
}
