/** Labels of `ArticleCard` in English. */
export const articleCardLabels = {
  readMore: 'Read More',
  /** Next to a "Read More" button without an action. */
  comingSoon: 'Coming soon',
};

export type ArticleCardLabels = typeof articleCardLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleCard: ArticleCardLabels;
  }
}
