import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const person = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    gap: '1.25rem',
    maxInlineSize: '27rem',
    marginBlock: '1.5rem 1rem',
    '@media': { [from.desktop]: { marginBlock: '2rem 1.25rem' } },
  }),
);

export const portrait = style(
  sectionRule({
    flex: 'none',
    position: 'relative',
    inlineSize: '4.5rem',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { [from.desktop]: { inlineSize: '5.5rem' } },
  }),
);

export const text = style(sectionRule({ minInlineSize: 0, lineHeight: 1.4, overflowWrap: 'anywhere' }));

export const name = style(sectionRule({ margin: 0, fontSize: '1.125rem', fontWeight: vars.weight.strong }));

export const role = style(sectionRule({ margin: 0, color: vars.color.textMuted }));

export const phone = style(sectionRule({ margin: 0, marginBlockStart: '0.375rem', fontWeight: vars.weight.strong }));
