import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';
import { type ArticleFilterLabels, articleFilterLabels } from '../ArticleFilter/index.js';

export interface ArticleListLabels extends ArticleCardLabels, ArticleFilterLabels {
  /** Shown for an empty category. */
  emptyCategory: string;
  /** Shown without any articles. */
  emptyList: string;
  /** Button that shows all articles from an empty category. */
  showAll: string;
}

/** Labels of `ArticleList` in English. */
export const articleListLabels: ArticleListLabels = {
  ...articleCardLabels,
  ...articleFilterLabels,
  emptyCategory: 'No articles in this category yet',
  emptyList: 'No articles yet',
  showAll: 'Show all articles',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleList: ArticleListLabels;
  }
}
