import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/index.js';

export interface FeaturedArticlesLabels extends ArticleCardLabels {
  /** Names the section for assistive technology. */
  heading: string;
  /** Stands above the title of the first. */
  featured: string;
}

/** The words of `FeaturedArticles`, in English. */
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
