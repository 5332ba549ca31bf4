import { fallbackVar, style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

export const band = style({
  // One repeat high. Uses px because with rem, larger text would reveal a second row.
  '@layer': {
    [primitivesLayer]: { display: fallbackVar(vars.ornament.patternBand, 'block'), inlineSize: '100%', blockSize: 88 },
  },
});

const ink = (color: string) => style({ '@layer': { [primitivesLayer]: { fill: color } } });

export const ground = ink(vars.spot.one);
export const gold = ink(vars.spot.three);
export const water = ink(vars.spot.two);
export const dark = ink(vars.color.scrim);
export const light = style({ '@layer': { [primitivesLayer]: { fill: '#fff' } } });

export const stitch = style({
  '@layer': { [primitivesLayer]: { fill: 'none', stroke: vars.spot.three, strokeWidth: 3, strokeDasharray: '4 4' } },
});
