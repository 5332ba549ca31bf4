import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const link = style(
  sectionRule({
    color: vars.color.link,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);
