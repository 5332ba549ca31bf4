import { type StyleRule, style } from '@vanilla-extract/css';
import { from, sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const members = style(
  layered({ rowGap: vars.space.huge, '@media': { [from.desktop]: { columnGap: '2rem', rowGap: vars.space.giant } } }),
);

export const empty = style(
  layered({
    maxInlineSize: '30em',
    paddingBlockStart: vars.space.large,
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);
