export { FeaturedArticles, type FeaturedArticlesProps } from './FeaturedArticles.js';
export { type FeaturedArticlesLabels, featuredArticlesLabels } from './FeaturedArticles.labels.js';
