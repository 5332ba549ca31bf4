import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';
import { type ArticleFilterLabels, articleFilterLabels } from '../ArticleFilter/index.js';

const ownLabels = {
  /** Shown for an empty category. */
  emptyCategory: 'No articles in this category yet',
  /** Shown when there are no articles. */
  emptyList: 'No articles yet',
  /** Button in an empty category that shows all articles. */
  showAll: 'Show all articles',
};

// Written out instead of `typeof articleListLabels`, because declaration files drop comments on spread properties.
export type ArticleListLabels = typeof ownLabels & ArticleCardLabels & ArticleFilterLabels;

/** English labels for `ArticleList`. */
export const articleListLabels: ArticleListLabels = { ...articleCardLabels, ...articleFilterLabels, ...ownLabels };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleList: ArticleListLabels;
  }
}
