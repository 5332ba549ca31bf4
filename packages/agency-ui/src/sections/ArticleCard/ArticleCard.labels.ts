/** English labels for `ArticleCard`. */
export const articleCardLabels = {
  readMore: 'Read More',
  /** Shown next to a "Read More" button that has no action. */
  comingSoon: 'Not online yet',
};

export type ArticleCardLabels = typeof articleCardLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleCard: ArticleCardLabels;
  }
}
