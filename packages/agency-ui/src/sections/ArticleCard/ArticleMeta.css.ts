import { style } from '@vanilla-extract/css';
import { below, sectionRule, vars } from '../../theme/index.js';

export const meta = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0.25rem 1rem',
    margin: 0,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.leading,
    // Sits above the picture in a compact row.
    selectors: { 'li > article > &': { '@media': { [below.tablet]: { gridColumn: '1 / -1' } } } },
  }),
);

export const category = style(sectionRule({ fontWeight: vars.weight.strong, color: vars.color.eyebrow }));

export const date = style(sectionRule({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }));
