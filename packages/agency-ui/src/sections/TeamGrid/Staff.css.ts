import { fallbackVar, style } from '@vanilla-extract/css';
import { below, from, type LayerRule, sectionRule, vars } from '../../theme/index.js';

const halves: LayerRule = { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '4rem' };

export const count = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.large,
    alignItems: 'end',
    '@media': { [from.desktop]: halves },
  }),
);

export const figure = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(8rem, 44vw, 12rem)',
    fontStretch: vars.type.numeral.wideWidth,
    fontWeight: vars.type.numeral.weight,
    lineHeight: 0.74,
    letterSpacing: '-0.05em',
    overflowWrap: 'anywhere',
    textShadow: fallbackVar(vars.ornament.misregistration, `0.026em 0.022em 0 ${vars.spot.one}`),
    paddingBlockEnd: '0.05em',
    '@media': { [from.desktop]: { fontSize: 'clamp(16rem, 30vw, 26.5rem)' } },
  }),
);

export const statement = style(
  sectionRule({
    maxInlineSize: '30em',
    overflowWrap: 'anywhere',
    // Keeps its column even without a figure.
    '@media': { [from.desktop]: { gridColumn: '2' } },
  }),
);

export const board = style(
  sectionRule({
    margin: 0,
    marginBlockStart: 'clamp(2.5rem, 5vw, 4.5rem)',
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);

export const team = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.hair,
    paddingBlock: '1.25rem',
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
    '@media': {
      [from.desktop]: { ...halves, alignItems: 'baseline' },
    },
  }),
);

export const teamName = style(sectionRule({ fontSize: 'clamp(1.5rem, 1.25rem + 0.8vw, 2rem)' }));

export const teamText = style(sectionRule({ overflowWrap: 'anywhere' }));

/** Two columns of portraits with text next to them. */
export const ledBoard = style(
  sectionRule({
    '@media': {
      [from.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '4rem' },
    },
  }),
);

/** The portrait has its own column; everything else is in the other. */
export const ledTeam = style(
  sectionRule({
    display: 'grid',
    // Leaves space for enlarged text.
    gridTemplateColumns: 'minmax(min(6.5rem, 32vw), min(9rem, 45vw)) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 'min(clamp(1.25rem, 3vw, 2rem), 6vw)',
    rowGap: vars.space.hair,
    paddingBlock: '1.75rem',
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
    '@media': {
      [below.tablet]: { gridTemplateRows: 'auto 1fr auto' },
      [from.desktop]: {
        gridTemplateColumns: '14rem minmax(0, 1fr)',
        paddingBlock: '2.5rem',
        // With an odd number, the last has its own row, and its contact details are in the second column.
        selectors: {
          '&:nth-child(odd):last-child': {
            gridColumn: '1 / -1',
            gridTemplateColumns: '14rem minmax(0, calc(50% - 18rem)) minmax(0, 1fr)',
            columnGap: '2rem',
          },
        },
      },
    },
  }),
);

export const portrait = style(
  sectionRule({
    gridRow: '1 / -1',
    alignSelf: 'start',
    // The contact details are below it.
    '@media': { [below.tablet]: { gridRow: '1 / 3' } },
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    border: `${vars.stroke.hairline} solid ${vars.color.text}`,
    borderRadius: vars.radius.card,
  }),
);

/** The person and their contact details. */
export const line = style(
  sectionRule({
    alignSelf: 'end',
    display: 'grid',
    justifyItems: 'start',
    marginBlockStart: vars.space.medium,
    paddingBlockStart: vars.space.small,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    '@media': {
      // Spans the page, so that an address fits on one line.
      [below.tablet]: { gridColumn: '1 / -1', border: 0, paddingBlockStart: 0 },
      [from.desktop]: {
        selectors: {
          [`${ledTeam}:nth-child(odd):last-child &`]: {
            gridColumn: 3,
            gridRow: '1 / -1',
            alignSelf: 'stretch',
            alignContent: 'start',
            marginBlockStart: 0,
            marginInlineStart: '2rem',
          },
        },
      },
    },
  }),
);

export const leadName = style(sectionRule({ margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }));

export const leadRole = style(
  sectionRule({
    display: 'block',
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.regular,
    color: vars.color.textMuted,
  }),
);

export const contact = style(
  sectionRule({
    // At least 24 px for touch (WCAG 2.5.8), even if the address wraps to two lines.
    display: 'inline-block',
    paddingBlock: '0.375rem',
    lineHeight: 1.3,
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    overflowWrap: 'anywhere',
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);
