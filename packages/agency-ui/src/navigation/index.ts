export * from './SiteHeader/index.js';
export * from './SkipLink/index.js';
export * from './BackToTop/index.js';
export * from './ChatAppButton/index.js';
export * from './SiteFooter/index.js';
