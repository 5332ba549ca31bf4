export { SiteHeader, type SiteHeaderProps } from './SiteHeader.js';
export { type SiteHeaderLabels, siteHeaderLabels } from './SiteHeader.labels.js';
