import { style } from '@vanilla-extract/css';
import { below, inPrint, sectionsLayer, vars } from '../../theme/index.js';
import { betweenPhoneAndDesktop, underlinedLink } from './link.css.js';

export const social = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'grid',
        // Two columns, or one with large text.
        gridTemplateColumns: 'repeat(auto-fill, 8.25rem)',
        gap: `${vars.space.hair} ${vars.space.tiny}`,
        maxInlineSize: '20rem',
        margin: 0,
        marginBlockStart: vars.space.medium,
        padding: 0,
        listStyle: 'none',
        '@media': {
          // On one row, if there is space.
          [below.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large, maxInlineSize: 'none' },
          [betweenPhoneAndDesktop]: {
            gridColumn: '9 / -1',
            gridTemplateColumns: 'auto',
            rowGap: 0,
            marginBlockStart: 0,
          },
        },
      },
    },
  },
  inPrint({ display: 'block', maxInlineSize: 'none' }),
]);

/** Hidden on phones, to leave space for the names. */
export const arrow = style({ '@layer': { [sectionsLayer]: { '@media': { [below.tablet]: { display: 'none' } } } } });

export const link = style([
  underlinedLink,
  { '@layer': { [sectionsLayer]: { gap: vars.space.hair } } },
  inPrint({ display: 'block', minBlockSize: 0, textDecoration: 'none', inlineSize: 'auto' }),
]);
