import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';

const ownLabels = {
  /** Accessible name of the section. */
  heading: 'Featured articles',
  /** Label above the title of the first article. */
  featured: 'Featured',
};

// Not `typeof featuredArticlesLabels`, because declaration files drop the comments of spread properties.
export type FeaturedArticlesLabels = typeof ownLabels & ArticleCardLabels;

/** Labels of `FeaturedArticles` in English. */
export const featuredArticlesLabels: FeaturedArticlesLabels = { ...articleCardLabels, ...ownLabels };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    FeaturedArticles: FeaturedArticlesLabels;
  }
}
