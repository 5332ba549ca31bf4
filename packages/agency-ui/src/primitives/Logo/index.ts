export { HighlightedName, type HighlightedNameProps, Logo, type LogoProps } from './Logo.js';
