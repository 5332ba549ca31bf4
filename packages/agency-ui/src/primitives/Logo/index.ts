export { AccentedName, type AccentedNameProps, Logo, type LogoProps } from './Logo.js';
