export { type NeighbourPage, PreviousNextLinks, type PreviousNextLinksProps } from './PreviousNextLinks.js';
export { type PreviousNextLinksLabels, previousNextLinksLabels } from './PreviousNextLinks.labels.js';
