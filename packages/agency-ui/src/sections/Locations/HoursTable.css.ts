import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const table = style(
  sectionRule({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
    selectors: { '& + &': { marginBlockStart: vars.space.medium } },
  }),
);

export const caption = style(
  sectionRule({
    paddingBlockEnd: vars.space.tiny,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    textAlign: 'start',
    color: vars.color.textMuted,
  }),
);

/** Today stands out by its weight and a bar, not by colour alone. */
export const row = style(
  sectionRule({
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    selectors: {
      '&[aria-current]': { fontWeight: vars.weight.strong, boxShadow: `inset 3px 0 0 ${vars.color.text}` },
      '[dir="rtl"] &[aria-current]': { boxShadow: `inset -3px 0 0 ${vars.color.text}` },
    },
  }),
);

const cell = { paddingBlock: '0.4375rem', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

export const day = style(
  sectionRule({ ...cell, paddingInline: '0.75rem 1rem', fontWeight: 'inherit', textAlign: 'start' }),
);

/** Never narrower than a word; the day and holiday names give way first. */
export const time = style(sectionRule({ ...cell, overflowWrap: 'break-word', textAlign: 'end' }));

export const period = style(sectionRule({ display: 'block', unicodeBidi: 'isolate' }));

export const occasion = style(
  sectionRule({ display: 'block', fontSize: vars.type.small.size, color: vars.color.textMuted }),
);
