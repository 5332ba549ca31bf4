export { HalftoneFade, type HalftoneFadeProps } from './HalftoneFade.js';
