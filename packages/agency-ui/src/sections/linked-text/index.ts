export { TextWithLinks } from './TextWithLinks.js';
export { textOf } from './text-of.js';
