import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const members = style(
  sectionRule({
    rowGap: vars.space.huge,
    '@media': { [from.desktop]: { columnGap: '2rem', rowGap: vars.space.giant } },
  }),
);

export const empty = style(
  sectionRule({
    maxInlineSize: '30em',
    paddingBlockStart: vars.space.large,
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);
