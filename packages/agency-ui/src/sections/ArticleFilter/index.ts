export { type ArticleChoice, ArticleFilter, type ArticleFilterProps } from './ArticleFilter.js';
export { type ArticleFilterLabels, articleFilterLabels } from './ArticleFilter.labels.js';
