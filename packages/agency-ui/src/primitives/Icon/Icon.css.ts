import { style } from '@vanilla-extract/css';
import { primitivesLayer } from '../../theme/index.js';

export const icon = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'inline-block',
      flex: 'none',
      inlineSize: '1.25em',
      blockSize: '1.25em',
    },
  },
});

/** For drawings of the kit. Components of consumers have their own fill and strokes. */
export const strokes = style({
  '@layer': {
    [primitivesLayer]: {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});

/** Mirrors directional icons in right-to-left text. */
export const directional = style({
  '@layer': { [primitivesLayer]: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } },
});
