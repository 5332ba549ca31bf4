/** The guests at the year-end party. Every picture of that night shows them in the same clothes. */
import { CREAM, MARIGOLD, PLUM, SKIN_TONES, TEAL, VERMILION } from './colours.js';
import type { Look } from './people/index.js';

const skin = (index: number) => SKIN_TONES[index] ?? PLUM;

/** The guests, each named after their distinguishing feature. */
export const PARTY_GUESTS = {
  suit: {
    hair: 'afro',
    outfit: 'suit',
    top: { teal: 1, indigo: 0.5 },
    bottom: { teal: 1, indigo: 0.72 },
    shirt: CREAM,
    tie: VERMILION,
    skin: skin(2),
    build: 'broad',
  },
  wrap: {
    hair: 'wrap',
    hairRecipe: VERMILION,
    outfit: 'gown',
    top: MARIGOLD,
    bottom: { marigold: 1, red: 0.22 },
    skin: skin(1),
  },
  tealShirt: {
    hair: 'fade',
    outfit: 'shirt',
    top: TEAL,
    bottom: { indigo: 1, red: 0.5 },
    skin: skin(0),
    beard: true,
  },
  greenGown: {
    hair: 'puff',
    outfit: 'gown',
    top: { teal: 0.8, marigold: 0.9 },
    bottom: { teal: 0.8, marigold: 1, indigo: 0.12 },
    skin: skin(1),
  },
  braids: {
    hair: 'braids',
    outfit: 'dress',
    top: { red: 1, marigold: 0.45 },
    bottom: { red: 1, marigold: 0.6 },
    skin: skin(2),
    shoes: CREAM,
  },
  glasses: {
    hair: 'short',
    outfit: 'shirt',
    top: CREAM,
    bottom: { teal: 1, indigo: 0.78 },
    skin: skin(3),
    build: 'round',
    beard: true,
    glasses: true,
  },
} as const satisfies Record<string, Look>;
