import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';

const ownLabels = {
  /** Accessible name of the section. */
  heading: 'Featured articles',
  /** Label above the title of the first article. */
  featured: 'Featured',
};

// Written out instead of `typeof featuredArticlesLabels`, because declaration files drop comments on spread properties.
export type FeaturedArticlesLabels = typeof ownLabels & ArticleCardLabels;

/** English labels for `FeaturedArticles`. */
export const featuredArticlesLabels: FeaturedArticlesLabels = { ...articleCardLabels, ...ownLabels };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    FeaturedArticles: FeaturedArticlesLabels;
  }
}
