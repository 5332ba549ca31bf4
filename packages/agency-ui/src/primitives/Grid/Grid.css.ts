import { style } from '@vanilla-extract/css';
import { from, primitivesLayer } from '../../theme/index.js';

export const grid = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      // With text at 200 %, eleven gaps in rem would be wider than a phone.
      columnGap: 'min(1rem, 5vw)',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { [from.desktop]: { columnGap: 'min(1.5rem, 2.5vw)' } },
    },
  },
});
