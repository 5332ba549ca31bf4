import { style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

export const glyph = style({
  '@layer': {
    [sectionsLayer]: {
      flex: 'none',
      blockSize: 'auto',
      overflow: 'visible',
    },
  },
});

export const lines = style({
  '@layer': {
    [sectionsLayer]: {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      strokeLinejoin: 'round',
      // Equal stroke width in both sizes.
      vectorEffect: 'non-scaling-stroke',
    },
  },
});

export const letters = style({
  '@layer': {
    [sectionsLayer]: {
      fontFamily: vars.font.display,
      fontSize: 70,
      fontStretch: '100%',
      fontWeight: vars.type.poster.weight,
      letterSpacing: '-0.02em',
    },
  },
});
