/** Public exports of this folder. */
export { ArticleCard, type ArticleCardProps } from './ArticleCard.js';
export { type ArticleCardLabels, articleCardLabels } from './ArticleCard.labels.js';
