import { type StyleRule, style } from '@vanilla-extract/css';
import { from, sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const reasons = style(layered({ margin: 0, padding: 0, listStyle: 'none' }));

export const reason = style(
  layered({
    display: 'grid',
    grid: '"mark title" auto "mark text" 1fr / 5.25rem minmax(0, 1fr)',
    gap: '0.625rem 1rem',
    paddingBlock: '1.5rem',
    borderBlockStart: `2px solid ${vars.color.text}`,
    ':last-child': { borderBlockEnd: `2px solid ${vars.color.text}` },
    '@media': {
      [from.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: '2rem', paddingBlock: '2.25rem' },
    },
  }),
);

export const mark = style(
  layered({ gridArea: 'mark', '@media': { [from.tablet]: { inlineSize: '6rem', blockSize: '6rem' } } }),
);

export const description = style(layered({ gridArea: 'text', maxInlineSize: '34em' }));
