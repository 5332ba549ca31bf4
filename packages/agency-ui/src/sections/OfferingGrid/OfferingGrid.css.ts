import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

/** Keeps the lift of the index from lifting the whole section. */
export const grid = style(layered({ display: 'flow-root' }));

export const part = style(layered({ paddingBlock: vars.space.section }));

export const cards = style(
  layered({ rowGap: 'clamp(1.25rem, 2.2vw, 2rem)', columnGap: 'clamp(1.25rem, 2.2vw, 2rem)' }),
);
