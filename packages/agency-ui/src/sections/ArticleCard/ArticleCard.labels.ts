/** Labels of `ArticleCard` in English. */
export const articleCardLabels = {
  readMore: 'Read More',
  /** Next to a "Read More" button without an action. */
  comingSoon: 'Not online yet',
};

export type ArticleCardLabels = typeof articleCardLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleCard: ArticleCardLabels;
  }
}
