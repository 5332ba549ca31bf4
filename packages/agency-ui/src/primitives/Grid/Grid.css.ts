import { style } from '@vanilla-extract/css';
import { from, primitivesLayer } from '../../theme/index.js';

export const grid = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: '1rem',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { [from.desktop]: { columnGap: '1.5rem' } },
    },
  },
});
