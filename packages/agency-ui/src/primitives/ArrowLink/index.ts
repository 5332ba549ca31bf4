export { ArrowLink, type ArrowLinkProps } from './ArrowLink.js';
