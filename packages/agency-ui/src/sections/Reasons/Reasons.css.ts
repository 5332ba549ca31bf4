import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const reasons = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none' }));

export const reason = style(
  sectionRule({
    display: 'grid',
    grid: '"mark title" auto "mark text" 1fr / 5.25rem minmax(0, 1fr)',
    gap: '0.625rem 1rem',
    paddingBlock: '1.5rem',
    borderBlockStart: `2px solid ${vars.color.text}`,
    ':last-child': { borderBlockEnd: `2px solid ${vars.color.text}` },
    '@media': {
      [from.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: '2rem', paddingBlock: '2.25rem' },
      print: { breakInside: 'avoid' },
    },
  }),
);

export const mark = style(
  sectionRule({ gridArea: 'mark', '@media': { [from.tablet]: { inlineSize: '6rem', blockSize: '6rem' } } }),
);

export const description = style(sectionRule({ gridArea: 'text', maxInlineSize: '34em' }));
