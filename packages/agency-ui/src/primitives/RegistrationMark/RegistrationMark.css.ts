import { fallbackVar, style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

export const mark = style({
  '@layer': {
    [primitivesLayer]: {
      display: fallbackVar(vars.ornament.registrationMark, 'block'),
      inlineSize: '1.75rem',
      blockSize: '1.75rem',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1,
    },
  },
});
