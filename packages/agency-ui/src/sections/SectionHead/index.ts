export { headingBelow } from './heading-below.js';
export { SectionHead, type SectionHeadProps } from './SectionHead.js';
