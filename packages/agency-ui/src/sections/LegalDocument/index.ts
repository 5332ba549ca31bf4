export { LegalDocument, type LegalDocumentProps } from './LegalDocument.js';
export { type LegalDocumentLabels, legalDocumentLabels } from './LegalDocument.labels.js';
