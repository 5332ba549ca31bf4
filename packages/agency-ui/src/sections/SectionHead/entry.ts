/** Public exports of this folder. */
export { SectionHead, type SectionHeadProps } from './SectionHead.js';
