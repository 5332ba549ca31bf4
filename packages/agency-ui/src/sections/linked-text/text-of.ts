import type { LinkedText } from '../../entities/index.js';

/** A text with links as plain text. */
export const textOf = (text: string | LinkedText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.name)).join('');
