import { fallbackVar, style } from '@vanilla-extract/css';
import { from, type LayerRule, sectionRule, vars } from '../../theme/index.js';

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
    // Keeps its column without a figure.
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

export const desk = style(
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

export const deskName = style(sectionRule({ fontSize: 'clamp(1.5rem, 1.25rem + 0.8vw, 2rem)' }));

export const deskText = style(sectionRule({ overflowWrap: 'anywhere' }));
