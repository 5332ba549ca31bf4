export { ArticleCard } from './ArticleCard.js';
export { type ArticleCardLabels, articleCardLabels } from './ArticleCard.labels.js';
export { ArticleFooter } from './ArticleFooter.js';
export { ArticleMeta } from './ArticleMeta.js';
