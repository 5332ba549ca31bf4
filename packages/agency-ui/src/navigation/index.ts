export * from './BackToTop/index.js';
export * from './Breadcrumbs/index.js';
export * from './ChatAppButton/index.js';
export * from './MotionSwitch/index.js';
export * from './PreviousNextLinks/index.js';
export * from './SiteFooter/index.js';
export * from './SiteHeader/index.js';
export * from './SkipLink/index.js';
