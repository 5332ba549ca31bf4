import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

/** The first link below a group's own items, in both menus: a rule separates it from them. */
export const firstOfMore = style(
  sectionRule({
    marginBlockStart: vars.space.tiny,
    paddingBlockStart: vars.space.tiny,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  }),
);
