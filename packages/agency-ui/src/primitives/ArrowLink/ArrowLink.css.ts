import { style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

export const arrowLink = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.375rem',
      // Makes the target 44 px high without shifting the surrounding layout.
      minBlockSize: '2.75rem',
      fontFamily: vars.font.text,
      fontWeight: vars.weight.strong,
      color: vars.color.link,
      textDecorationLine: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '0.3em',
      borderRadius: vars.radius.control,
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
      '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '3px' } } },
    },
  },
});
