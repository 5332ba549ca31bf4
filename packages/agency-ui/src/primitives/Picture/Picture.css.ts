import { style } from '@vanilla-extract/css';
import { primitivesLayer } from '../../theme/index.js';

export const picture = style({ '@layer': { [primitivesLayer]: { display: 'contents' } } });

export const image = style({
  '@layer': {
    [primitivesLayer]: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  },
});
