export { SkipLink, type SkipLinkProps } from './SkipLink.js';
export { skipLinkLabels } from './SkipLink.labels.js';
