export { Pagination, type PaginationProps } from './Pagination.js';
export { type PaginationLabels, paginationLabels } from './Pagination.labels.js';
