import { style } from '@vanilla-extract/css';
import { from, sectionRule } from '../../theme/index.js';

export const head = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2rem 4rem',
    alignItems: 'end',
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);

export const heading = style(sectionRule({ marginBlockEnd: '1rem' }));

export const description = style(sectionRule({ maxInlineSize: '30em' }));
