import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

/** The first of a group's further links, in both menus. A rule separates it from the items above. */
export const firstOfMore = style(
  sectionRule({
    marginBlockStart: vars.space.tiny,
    paddingBlockStart: vars.space.tiny,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  }),
);
