export { SkipLink, type SkipLinkProps } from './SkipLink.js';
export { type SkipLinkLabels, skipLinkLabels } from './SkipLink.labels.js';
