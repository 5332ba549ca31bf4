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
      // Keeps a leading space, which separates the words from the text before them when they are read.
      whiteSpace: 'pre',
    },
  },
});
