/** Labels of `ArticleCard` in English. */
export const articleCardLabels = {
  readMore: 'Read More',
};

export type ArticleCardLabels = typeof articleCardLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleCard: ArticleCardLabels;
  }
}
