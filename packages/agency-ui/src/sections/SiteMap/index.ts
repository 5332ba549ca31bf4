export { SiteMap, type SiteMapGroup, type SiteMapProps } from './SiteMap.js';
export { type SiteMapLabels, siteMapLabels } from './SiteMap.labels.js';
