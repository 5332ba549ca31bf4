import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';

const ownLabels = {
  /** Accessible name of the section. */
  heading: 'Featured articles',
  /** Label above the title of the first article. */
  featured: 'Featured',
};

// Not `typeof featuredArticlesLabels`: declaration files have no comments on properties that come from a spread.
export type FeaturedArticlesLabels = typeof ownLabels & ArticleCardLabels;

/** Labels of `FeaturedArticles` in English. */
export const featuredArticlesLabels: FeaturedArticlesLabels = { ...articleCardLabels, ...ownLabels };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    FeaturedArticles: FeaturedArticlesLabels;
  }
}
