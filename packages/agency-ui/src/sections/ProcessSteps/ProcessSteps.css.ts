import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, type LayerRule, sectionRule, vars } from '../../theme/index.js';

const list = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0 1.5rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.huge } },
  }),
);

export const steps = styleVariants({
  stair: [
    list,
    sectionRule({
      '@media': {
        [from.desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
      },
    }),
  ],
  rows: [
    list,
    sectionRule({
      '@media': {
        [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space.giant },
      },
    }),
  ],
});

export const step = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignContent: 'start',
    paddingBlock: '1.5rem',
    borderBlockStart: `3px solid ${vars.color.text}`,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2rem', paddingBlock: '1.75rem 0' },
    },
    // Each step sits lower than the previous one.
    selectors: Object.fromEntries(
      [2, 3, 4].map((place) => [
        `${steps.stair} > &:nth-child(${place})`,
        { '@media': { [from.desktop]: { marginBlockStart: `${(place - 1) * 3}rem` } } },
      ]),
    ),
  }),
);

export const numeral = style(
  sectionRule({
    display: 'grid',
    justifyContent: 'start',
    fontFamily: vars.font.display,
    fontSize: '6.5rem',
    fontStretch: vars.type.numeral.width,
    fontWeight: vars.type.numeral.weight,
    fontVariantNumeric: 'lining-nums',
    lineHeight: 0.76,
    letterSpacing: vars.type.numeral.tracking,
    '@media': { [from.tablet]: { fontSize: 'clamp(9rem, 15vw, 14rem)' } },
  }),
);

const layer: LayerRule = { gridArea: '1 / 1' };

/** The same numeral in a different ink, out of register. */
export const plate = style(
  sectionRule({
    ...layer,
    display: fallbackVar(vars.ornament.misregistration, 'block'),
    color: vars.spot.one,
    translate: '0.04em 0.03em',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);

export const ink = style(sectionRule({ ...layer, position: 'relative', color: vars.color.text }));

export const text = style(sectionRule({ minInlineSize: 0 }));

export const title = style(
  sectionRule({ marginBlockEnd: vars.space.tiny, '@media': { [below.tablet]: { fontSize: '1.625rem' } } }),
);
