/** What the section says by itself. */
export interface LegalDocumentLabels {
  /** The line under the title. Gets the date as it is shown. */
  lastUpdated: (date: string) => string;
  /** Above the table of contents. */
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
