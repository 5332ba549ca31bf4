/** Labels of `LegalDocument`. */
export interface LegalDocumentLabels {
  /** Line below the title, with the formatted date. */
  lastUpdated: (date: string) => string;
  /** Title of the table of contents. */
  contents: string;
}

export const legalDocumentLabels: LegalDocumentLabels = {
  lastUpdated: (date) => `Last updated ${date}`,
  contents: 'Contents',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    LegalDocument: LegalDocumentLabels;
  }
}
