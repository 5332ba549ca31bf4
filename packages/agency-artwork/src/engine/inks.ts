/** The four spot inks, the paper, and how recipes are mixed. */
import type { Tone } from './tone.js';

/**
 * A spot ink. Every other colour of the style is an overprint of two of the four inks
 * (red over marigold is vermilion, teal over marigold acacia green, indigo over red plum black,
 * indigo over teal midnight).
 */
export type Ink = 'marigold' | 'red' | 'teal' | 'indigo';

/** The inks in printing order, lightest first, as a press would run them. */
export const INKS: readonly Ink[] = ['marigold', 'red', 'teal', 'indigo'];

/** Each ink's tint in a shape: 0 is bare paper, 1 is solid. Omitted inks are 0. */
export type Recipe = Partial<Record<Ink, Tone>>;

/** A recipe without gradients, for helpers that scale tints. */
export type FlatRecipe = Partial<Record<Ink, number>>;

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** The colours of the paper and inks. */
export interface Palette {
  /** The colour where there is no ink. */
  readonly paper: string;
  /** Each ink's solid colour, as `#rrggbb`. */
  readonly inks: Readonly<Record<Ink, string>>;
}

/** The default palette: marigold, kanga red, lake teal and night indigo on warm paper. */
export const NAIROBI_PALETTE: Palette = {
  paper: '#fbeed6',
  inks: { marigold: '#ffb114', red: '#ee3d35', teal: '#0f9aa0', indigo: '#211a47' },
};

/**
 * Parses a `#rrggbb` colour.
 *
 * @throws Error if the text is not a `#` with six hexadecimal digits.
 */
export function parseColour(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new Error(`"${hex}" is not a colour. Use # and six hexadecimal digits, such as "#ffb114".`);
  }
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Formats a colour as `#rrggbb`. */
export function formatColour(colour: Rgb): string {
  const channel = (value: number): string =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${colour.map(channel).join('')}`;
}

/**
 * Returns the printed colour of a flat recipe. Inks are transparent, so each multiplies the colour below.
 *
 * @example mixInks({ red: 1, marigold: 1 }) // vermilion
 */
export function mixInks(recipe: FlatRecipe, palette: Palette = NAIROBI_PALETTE): Rgb {
  let [red, green, blue] = parseColour(palette.paper);
  for (const ink of INKS) {
    const tint = recipe[ink] ?? 0;
    const [inkRed, inkGreen, inkBlue] = parseColour(palette.inks[ink]);
    red *= 1 - tint * (1 - inkRed);
    green *= 1 - tint * (1 - inkGreen);
    blue *= 1 - tint * (1 - inkBlue);
  }
  return [red, green, blue];
}
