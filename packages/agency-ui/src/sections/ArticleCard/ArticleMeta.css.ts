import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const meta = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0.25rem 1rem',
    margin: 0,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.leading,
  }),
);

export const category = style(layered({ fontWeight: vars.weight.strong, color: vars.color.eyebrow }));

export const date = style(layered({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }));
