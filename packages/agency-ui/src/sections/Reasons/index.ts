export { Reasons, type ReasonsProps } from './Reasons.js';
