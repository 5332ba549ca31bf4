/** Labels of `ArticleDocument` in English. */
export const articleDocumentLabels = {
  /** Before the author's name. */
  by: (author: string) => `By ${author}`,
  /** Time that reading takes, in whole minutes, at least 1. */
  readingTime: (minutes: number) => `${minutes} min read`,
  /** Heading of the list of links that share the article. */
  share: 'Share this article',
  /** Names of the links; a new tab opens for all but e-mail. */
  whatsApp: 'WhatsApp',
  linkedIn: 'LinkedIn',
  x: 'X',
  email: 'Email',
  /** Appended to the accessible name of a link that opens a new tab. */
  newTab: '(opens in a new tab)',
};

export type ArticleDocumentLabels = typeof articleDocumentLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleDocument: ArticleDocumentLabels;
  }
}
