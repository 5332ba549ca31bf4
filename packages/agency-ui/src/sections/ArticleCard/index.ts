export { ArticleCard } from './ArticleCard.js';
export { type ArticleCardLabels, articleCardLabels } from './ArticleCard.labels.js';
export { ArticleFoot } from './ArticleFoot.js';
export { ArticleMeta } from './ArticleMeta.js';
