export { AccentedName, Logo, type LogoProps } from './Logo.js';
