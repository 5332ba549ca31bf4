import { style, styleVariants } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

export const logo = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      // Shrinks on narrow pages with enlarged text, where the logo shares its line with a button.
      gap: 'min(0.7rem, 3vw)',
      fontFamily: vars.font.display,
      fontSize: 'min(clamp(1.3125rem, 1.25rem + 0.3vw, 1.5rem), 7vw)',
      fontStretch: vars.type.title.width,
      fontWeight: vars.type.poster.weight,
      fontVariantLigatures: 'no-common-ligatures',
      lineHeight: 1,
      letterSpacing: vars.type.poster.tracking,
    },
  },
});

export const mark = style({
  '@layer': {
    [primitivesLayer]: { flex: 'none', inlineSize: 'min(2.375rem, 12.5vw)', blockSize: 'min(2.375rem, 12.5vw)' },
  },
});

/** The highlight colour on dark backgrounds and the first spot ink elsewhere; both contrast with the text. */
export const highlight = style({ '@layer': { [primitivesLayer]: { color: vars.color.highlight } } });

const colors = { ...vars.spot, text: 'currentColor' };
const inks = ['one', 'two', 'three', 'four', 'text'] as const;

export const fill = styleVariants(Object.fromEntries(inks.map((ink) => [ink, colors[ink]])), (color) => ({
  '@layer': { [primitivesLayer]: { fill: color } },
}));

export const stroke = styleVariants(Object.fromEntries(inks.map((ink) => [ink, colors[ink]])), (color) => ({
  '@layer': { [primitivesLayer]: { fill: 'none', stroke: color, strokeLinecap: 'round' } },
}));
