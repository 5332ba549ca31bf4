import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

/** Height of the previous section's background: twice the overlap of the card. */
export const section = style(sectionRule({ paddingBlockStart: vars.space.section }));

export const band = style(sectionRule({ color: vars.color.text, backgroundColor: vars.color.surface }));

export const columns = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '5rem',
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 'clamp(3rem, 5.5vw, 5rem)' },
    },
  }),
);

export const text = style(
  sectionRule({
    paddingBlock: '4rem 2.5rem',
    '@media': { [from.desktop]: { paddingBlock: 'clamp(4rem, 7vw, 6rem)' } },
  }),
);

export const heading = style(sectionRule({ marginBlockStart: '1.25rem', ':first-child': { marginBlockStart: 0 } }));

export const lead = style(sectionRule({ maxInlineSize: '30em', marginBlockStart: '1.5rem' }));

export const details = style(
  sectionRule({
    maxInlineSize: '27rem',
    margin: 0,
    marginBlockStart: '2.5rem',
    selectors: { '[data-part="person"] + &': { marginBlockStart: 0 } },
  }),
);

export const detail = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'center',
    minBlockSize: '3.25rem',
    paddingBlock: vars.space.tiny,
    boxSizing: 'border-box',
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    '@media': { [from.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
  }),
);

export const term = style(sectionRule({ color: vars.color.textMuted }));

export const value = style(
  sectionRule({ margin: 0, fontWeight: vars.weight.strong, lineHeight: 1.4, overflowWrap: 'anywhere' }),
);

export const card = style(
  sectionRule({
    alignSelf: 'start',
    marginBlockEnd: '3.5rem',
    selectors: { '&:not(:last-child)': { marginBlockEnd: '2rem' } },
    '@media': {
      [from.desktop]: { marginBlock: '-4rem 4rem', selectors: { '&:not(:last-child)': { marginBlockEnd: '3.5rem' } } },
    },
  }),
);
