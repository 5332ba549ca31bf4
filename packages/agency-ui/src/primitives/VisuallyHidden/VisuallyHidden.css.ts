import { style } from '@vanilla-extract/css';
import { primitivesLayer } from '../../theme/index.js';

export const visuallyHidden = style({
  '@layer': {
    [primitivesLayer]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      // Preserves a leading space, which separates it from the preceding text when announced.
      whiteSpace: 'pre',
    },
  },
});
