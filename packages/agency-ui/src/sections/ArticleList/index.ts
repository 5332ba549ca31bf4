export { ArticleList, type ArticleListProps } from './ArticleList.js';
export { type ArticleListLabels, articleListLabels } from './ArticleList.labels.js';
