import { style } from '@vanilla-extract/css';
import { from, sectionRule } from '../../theme/index.js';

export const grid = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [from.tablet]: {
        gap: 'clamp(3rem, 5vw, 4.5rem) clamp(1.5rem, 3vw, 2.5rem)',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
      [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    selectors: {
      // One or two articles fill the row.
      '&:has(> :nth-child(2):last-child)': {
        '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
      '&:has(> :only-child)': {
        '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),
);
