import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const person = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    gap: '1rem',
    maxInlineSize: '27rem',
    marginBlock: '1.25rem 0.75rem',
    '@media': { [from.desktop]: { marginBlock: '2rem 1.25rem' } },
  }),
);

export const portrait = style(
  sectionRule({
    flex: 'none',
    position: 'relative',
    inlineSize: '4rem',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { [from.desktop]: { inlineSize: '5.5rem' } },
  }),
);

export const text = style(sectionRule({ minInlineSize: 0, lineHeight: 1.35, overflowWrap: 'anywhere' }));

export const name = style(sectionRule({ margin: 0, fontSize: '1.125rem', fontWeight: vars.weight.strong }));

export const role = style(sectionRule({ margin: 0, color: vars.color.textMuted }));

export const phone = style(sectionRule({ margin: 0, marginBlockStart: '0.25rem', fontWeight: vars.weight.strong }));
