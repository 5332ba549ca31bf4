import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const text = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    justifyItems: 'start',
    paddingBlockStart: '1.75rem',
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);

export const paragraph = style(layered({ maxInlineSize: '38em', overflowWrap: 'anywhere' }));

export const extra = style(layered({ inlineSize: '100%', paddingBlock: vars.space.small }));

export const link = style(layered({ overflowWrap: 'anywhere' }));
