import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const text = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    justifyItems: 'start',
    paddingBlockStart: '1.75rem',
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);

export const paragraph = style(sectionRule({ maxInlineSize: '38em', overflowWrap: 'anywhere' }));

export const extra = style(sectionRule({ inlineSize: '100%', paddingBlock: vars.space.small }));

export const link = style(sectionRule({ overflowWrap: 'anywhere' }));
