export { Eyebrow } from './Eyebrow.js';
