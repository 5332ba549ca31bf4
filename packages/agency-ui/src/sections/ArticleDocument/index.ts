export { ArticleDocument, type ArticleDocumentProps } from './ArticleDocument.js';
export { type ArticleDocumentLabels, articleDocumentLabels } from './ArticleDocument.labels.js';
