export * from './chat/index.js';
export * from './forms/index.js';
export * from './navigation/index.js';
export * from './primitives/index.js';
export * from './sections/index.js';
export type { Tone } from './theme/index.js';
