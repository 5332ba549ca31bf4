import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';
import { type ArticleFilterLabels, articleFilterLabels } from '../ArticleFilter/index.js';

const ownLabels = {
  /** Shown for an empty category. */
  emptyCategory: 'No articles in this category yet',
  /** Shown without any articles. */
  emptyList: 'No articles yet',
  /** Button that shows all articles from an empty category. */
  showAll: 'Show all articles',
};

// Not `typeof articleListLabels`, because declaration files drop the comments of spread properties.
export type ArticleListLabels = typeof ownLabels & ArticleCardLabels & ArticleFilterLabels;

/** Labels of `ArticleList` in English. */
export const articleListLabels: ArticleListLabels = { ...articleCardLabels, ...articleFilterLabels, ...ownLabels };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleList: ArticleListLabels;
  }
}
