import { style } from '@vanilla-extract/css';
import { screenOnly, sectionRule, vars } from '../../theme/index.js';

/** Used for both a link and a button, which look the same. */
export const save = style([
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tiny,
    minBlockSize: '2.75rem',
    padding: 0,
    font: 'inherit',
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    textAlign: 'start',
    color: vars.color.link,
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '2px' } } },
  }),
  screenOnly,
]);
