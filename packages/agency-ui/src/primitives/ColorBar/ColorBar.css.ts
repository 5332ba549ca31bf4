import { fallbackVar, style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

export const bar = style({
  '@layer': { [primitivesLayer]: { display: fallbackVar(vars.ornament.colorBar, 'flex'), inlineSize: 'max-content' } },
});

export const standing = style({
  '@layer': { [primitivesLayer]: { flexDirection: 'column', inlineSize: 'auto' } },
});

const swatch = (color: string) =>
  style({ '@layer': { [primitivesLayer]: { inlineSize: '1.125rem', blockSize: '1.125rem', backgroundColor: color } } });

export const swatches = [
  swatch(vars.spot.two),
  swatch(vars.spot.one),
  swatch(vars.spot.three),
  // The key ink is invisible on a night background; the text colour never is.
  swatch(vars.color.text),
  swatch(vars.spot.twoTint),
  swatch(vars.spot.oneTint),
  swatch(vars.spot.threeTint),
  swatch(vars.spot.fourTint),
];

export const tall = style({ '@layer': { [primitivesLayer]: { inlineSize: '1.25rem', blockSize: '2.5rem' } } });
