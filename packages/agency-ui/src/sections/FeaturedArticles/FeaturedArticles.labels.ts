import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';

export interface FeaturedArticlesLabels extends ArticleCardLabels {
  /** Accessible name of the section. */
  heading: string;
  /** Label above the title of the first article. */
  featured: string;
}

/** Labels of `FeaturedArticles` in English. */
export const featuredArticlesLabels: FeaturedArticlesLabels = {
  ...articleCardLabels,
  heading: 'Featured articles',
  featured: 'Featured',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    FeaturedArticles: FeaturedArticlesLabels;
  }
}
