import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';

export interface FeaturedArticlesLabels extends ArticleCardLabels {
  /** Stands above the title of the first. */
  featured: string;
}

/** The words of `FeaturedArticles`, in English. */
export const featuredArticlesLabels: FeaturedArticlesLabels = { ...articleCardLabels, featured: 'Featured' };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    FeaturedArticles: FeaturedArticlesLabels;
  }
}
