/** English labels for `LegalDocument`. */
export const legalDocumentLabels = {
  /** Line below the title, with the formatted date. */
  lastUpdated: (date: string) => `Last updated ${date}`,
  /** Title of the table of contents. */
  contents: 'Contents',
};

export type LegalDocumentLabels = typeof legalDocumentLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    LegalDocument: LegalDocumentLabels;
  }
}
