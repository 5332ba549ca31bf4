import { type StyleRule, style } from '@vanilla-extract/css';
import { from, sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(2rem, 5vw, 3.5rem) clamp(2.5rem, 6vw, 5rem)',
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 4.5fr) minmax(0, 7.5fr)' } },
  }),
);

export const head = style(
  layered({
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeight} + 2rem)`,
        alignSelf: 'start',
      },
    },
  }),
);

export const eyebrow = style(layered({ marginBlockEnd: '1.25rem' }));
