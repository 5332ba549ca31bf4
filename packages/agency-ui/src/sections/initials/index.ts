export { Initials } from './Initials.js';
