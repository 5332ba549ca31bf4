export { PatternBand } from './PatternBand.js';
