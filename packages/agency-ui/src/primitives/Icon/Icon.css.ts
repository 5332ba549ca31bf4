import { style } from '@vanilla-extract/css';
import { primitivesLayer } from '../../theme/index.js';

export const icon = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'inline-block',
      flex: 'none',
      inlineSize: '1.25em',
      blockSize: '1.25em',
      // By default, drawings keep their own colours in forced colours, which may be illegible.
      forcedColorAdjust: 'auto',
      selectors: {
        // Consumers' components set their own fill.
        '&:not([fill])': {
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.75,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        },
      },
    },
  },
});

/** Mirrors directional icons in right-to-left layouts. */
export const directional = style({
  '@layer': { [primitivesLayer]: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } },
});
