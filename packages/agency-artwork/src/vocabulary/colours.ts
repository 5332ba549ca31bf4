/** Named ink recipes, so that an object has the same colour in every picture. */
import type { FlatRecipe } from '../engine/index.js';

/** Dark colours are never grey; they are solid indigo over a solid colour. */
export const PLUM: FlatRecipe = { indigo: 1, red: 1 };
/** Indigo over teal: the cold dark. */
export const MIDNIGHT: FlatRecipe = { indigo: 1, teal: 1 };
/** A dark colour, one step lighter than midnight, for objects in front of it. */
export const DEEP_TEAL: FlatRecipe = { indigo: 0.72, teal: 1 };

export const PAPER: FlatRecipe = { marigold: 0.06 };
/** Paper in warm light: paper shirts, pages, plates. */
export const CREAM: FlatRecipe = { marigold: 0.16 };
/** Lamp glass and rim light. */
export const LAMPLIGHT: FlatRecipe = { marigold: 0.35 };

export const MARIGOLD: FlatRecipe = { marigold: 1, red: 0.1 };
export const AMBER: FlatRecipe = { marigold: 1, red: 0.3 };
export const ORANGE: FlatRecipe = { marigold: 1, red: 0.55 };
export const VERMILION: FlatRecipe = { red: 1, marigold: 0.75 };
export const RED: FlatRecipe = { red: 1, marigold: 0.4 };
export const TEAL: FlatRecipe = { teal: 1, marigold: 0.1 };
export const PALE_TEAL: FlatRecipe = { teal: 0.55 };
export const GREEN: FlatRecipe = { teal: 1, marigold: 1 };
export const LEAF: FlatRecipe = { teal: 0.6, marigold: 1 };
export const FOREST: FlatRecipe = { teal: 1, marigold: 0.9, indigo: 0.5 };
export const INDIGO: FlatRecipe = { indigo: 1 };
/** Denim and dark trousers by day. */
export const NAVY: FlatRecipe = { teal: 1, indigo: 0.78 };

/** Skin tones from light to dark, for lit people at night. */
export const SKIN_TONES: readonly FlatRecipe[] = [
  { marigold: 0.9, red: 0.52, indigo: 0.24 },
  { marigold: 0.95, red: 0.62, indigo: 0.34 },
  { marigold: 0.95, red: 0.66, indigo: 0.46 },
  { marigold: 0.9, red: 0.7, indigo: 0.58 },
];

/** The lit side of skin in daylight. */
export const SKIN_LIT: FlatRecipe = { marigold: 1, red: 0.56, indigo: 0.18 };
/** Shaded skin in daylight. */
export const SKIN_SHADE: FlatRecipe = { marigold: 1, red: 0.8, indigo: 0.56 };
