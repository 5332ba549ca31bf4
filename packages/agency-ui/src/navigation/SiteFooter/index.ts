export { SiteFooter, type SiteFooterProps } from './SiteFooter.js';
export { type SiteFooterLabels, siteFooterLabels } from './SiteFooter.labels.js';
