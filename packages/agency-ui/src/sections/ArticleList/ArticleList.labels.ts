import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';
import { type ArticleFilterLabels, articleFilterLabels } from '../ArticleFilter/index.js';

export interface ArticleListLabels extends ArticleCardLabels, ArticleFilterLabels {
  /** Stands in place of the articles of a category that has none. */
  emptyCategory: string;
  /** Stands in place of the articles where there is none at all. */
  emptyList: string;
  /** The button that leads back from an empty category. */
  showAll: string;
}

/** The words of `ArticleList`, in English. */
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
