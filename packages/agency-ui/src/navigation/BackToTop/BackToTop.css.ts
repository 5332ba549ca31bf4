import { style } from '@vanilla-extract/css';
import { motionSafe, sectionsLayer, vars } from '../../theme/index.js';

export const link = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.tiny,
      minBlockSize: '2.75rem',
      fontFamily: vars.font.text,
      fontWeight: vars.weight.strong,
      textUnderlineOffset: '0.25em',
      borderRadius: vars.radius.control,
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
      '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '2px' } } },
    },
  },
});

export const arrow = style([
  {
    '@layer': { [sectionsLayer]: motionSafe({ transition: `translate ${vars.motion.fast} ${vars.motion.easing}` }) },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ translate: '0 -4px' }, `${link}:hover > &`) } },
]);

/** Removes the outline while the body has focus, because one around the whole page would be meaningless. */
export const start = style({ '@layer': { [sectionsLayer]: { outline: 'none' } } });
