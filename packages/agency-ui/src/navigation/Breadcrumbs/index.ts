export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.js';
export { type BreadcrumbsLabels, breadcrumbsLabels } from './Breadcrumbs.labels.js';
