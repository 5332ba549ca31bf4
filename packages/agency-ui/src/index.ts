export * from './primitives/index.js';
export type { Tone } from './theme/index.js';
