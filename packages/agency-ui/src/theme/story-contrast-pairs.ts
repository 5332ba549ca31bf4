import type { vars } from './contract.css.js';

type Color = keyof typeof vars.color;

/**
 * Colour pairs in every tone and theme, with their minimum contrast: 4.5 for text, 3 for meaningful borders and focus
 * (WCAG 1.4.3, 1.4.11).
 */
export const promisedPairs: readonly (readonly [mark: Color, ground: Color, least: number])[] = [
  ['text', 'surface', 4.5],
  ['text', 'surfaceRaised', 4.5],
  ['textMuted', 'surface', 4.5],
  ['textMuted', 'surfaceRaised', 4.5],
  ['highlight', 'surface', 4.5],
  ['eyebrow', 'surface', 4.5],
  ['positive', 'surface', 4.5],
  ['positive', 'surfaceRaised', 4.5],
  ['negative', 'surface', 4.5],
  ['negative', 'surfaceRaised', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'surfaceRaised', 4.5],
  ['onAccent', 'accent', 4.5],
  ['lineStrong', 'surface', 3],
  ['focus', 'surface', 3],
  ['focus', 'surfaceRaised', 3],
];
