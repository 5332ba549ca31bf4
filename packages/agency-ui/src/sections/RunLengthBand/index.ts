export { RunLengthBand, type RunLengthBandProps, type RunLengthRange } from './RunLengthBand.js';
