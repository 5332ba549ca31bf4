export { ArticleGrid, type ArticleGridProps } from './ArticleGrid.js';
