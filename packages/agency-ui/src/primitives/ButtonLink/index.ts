export { ButtonLink, type ButtonLinkProps } from './ButtonLink.js';
