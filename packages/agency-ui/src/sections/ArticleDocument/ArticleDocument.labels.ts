/** English labels for `ArticleDocument`. */
export const articleDocumentLabels = {
  /** Before the author's name. */
  by: (author: string) => `By ${author}`,
  /** Reading time in whole minutes, at least 1. */
  readingTime: (minutes: number) => `${minutes} min read`,
  /** Heading of the share links. */
  share: 'Share this article',
  /** Names of the share links. All but e-mail open a new tab. */
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
