import { style } from '@vanilla-extract/css';
import { below, from, inPrint, sectionsLayer, vars } from '../../theme/index.js';

export const betweenPhoneAndDesktop = `${from.tablet} and ${below.desktop}`;

/** Row height in the lists; 44 px on touch screens. */
export const row = '2.25rem';
const touchRow = '2.75rem';
const touch = '(pointer: coarse)';

export const ring = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 };

export const link = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        alignItems: 'center',
        inlineSize: 'fit-content',
        minBlockSize: row,
        paddingBlock: vars.space.hair,
        boxSizing: 'border-box',
        lineHeight: 1.3,
        textDecoration: 'none',
        textUnderlineOffset: '0.25em',
        overflowWrap: 'anywhere',
        borderRadius: vars.radius.control,
        ':focus-visible': ring,
        '@media': {
          [touch]: { minBlockSize: touchRow },
          '(hover: hover)': { ':hover': { textDecorationLine: 'underline' } },
        },
      },
    },
  },
  inPrint({ minBlockSize: 0 }),
]);

/** Underlined, because it is inside other text. */
export const underlinedLink = style([
  link,
  {
    '@layer': {
      [sectionsLayer]: {
        textDecorationLine: 'underline',
        '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '2px' } } },
      },
    },
  },
]);
