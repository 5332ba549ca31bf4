export { SiteSearch, type SiteSearchProps } from './SiteSearch.js';
export { type SiteSearchLabels, siteSearchLabels } from './SiteSearch.labels.js';
export type { ExcerptPart, SearchPages, SearchResult } from './useSearch.js';
