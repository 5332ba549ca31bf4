export { BackToTop, type BackToTopProps } from './BackToTop.js';
export { type BackToTopLabels, backToTopLabels } from './BackToTop.labels.js';
