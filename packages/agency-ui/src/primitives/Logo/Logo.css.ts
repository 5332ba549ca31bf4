import { style, styleVariants } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

export const logo = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.7rem',
      fontFamily: vars.font.display,
      fontSize: 'clamp(1.3125rem, 1.25rem + 0.3vw, 1.5rem)',
      fontStretch: vars.type.title.width,
      fontWeight: vars.type.poster.weight,
      fontVariantLigatures: 'no-common-ligatures',
      lineHeight: 1,
      letterSpacing: vars.type.poster.tracking,
      whiteSpace: 'nowrap',
    },
  },
});

export const mark = style({
  '@layer': { [primitivesLayer]: { flex: 'none', inlineSize: '2.375rem', blockSize: '2.375rem' } },
});

/** The accented part takes the highlight on dark grounds and the first spot ink elsewhere: both stand out from text. */
export const accent = style({ '@layer': { [primitivesLayer]: { color: vars.color.highlight } } });

const colors = { ...vars.spot, text: 'currentColor' };
const inks = ['one', 'two', 'three', 'four', 'text'] as const;

export const fill = styleVariants(Object.fromEntries(inks.map((ink) => [ink, colors[ink]])), (color) => ({
  '@layer': { [primitivesLayer]: { fill: color } },
}));

export const stroke = styleVariants(Object.fromEntries(inks.map((ink) => [ink, colors[ink]])), (color) => ({
  '@layer': { [primitivesLayer]: { fill: 'none', stroke: color, strokeLinecap: 'round' } },
}));
