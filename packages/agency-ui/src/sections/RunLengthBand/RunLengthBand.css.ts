import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, type LayerRule, sectionRule, vars } from '../../theme/index.js';

export const band = style(
  sectionRule({
    isolation: 'isolate',
    overflow: 'clip',
    paddingBlock: 'clamp(3.5rem, 6vw, 5.5rem) clamp(3rem, 5vw, 4.5rem)',
  }),
);

/** A halftone that fades in towards the far edge, faint enough for text. */
export const screen = style(
  sectionRule({
    display: fallbackVar(vars.ornament.halftone, 'block'),
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '58%',
    overflow: 'clip',
    maskImage: 'linear-gradient(80deg, transparent 15%, #000)',
    '::before': {
      content: '',
      position: 'absolute',
      inset: '-60% -30%',
      background: `radial-gradient(circle, color-mix(in srgb, ${vars.color.surface} 62%, ${vars.spot.one}) 0 38%, transparent 40%) 0 0 / 14px 14px`,
      transform: 'rotate(30deg)',
    },
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { [below.tablet]: { inlineSize: '100%' } },
  }),
);

export const ranges = style(
  sectionRule({
    display: 'flex',
    marginBlockStart: 'clamp(3rem, 5vw, 4.5rem)',
    borderBlockEnd: `3px solid ${vars.color.text}`,
  }),
);

const rangeBase = style(
  sectionRule({
    flexBasis: 0,
    minInlineSize: 0,
    margin: 0,
    paddingBlockEnd: vars.space.medium,
    paddingInlineEnd: vars.space.small,
    boxSizing: 'border-box',
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    '@media': { [below.tablet]: { fontSize: vars.type.small.size } },
  }),
);

/** The width of a range is its number of steps on the ruler. */
export const range = styleVariants(
  Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index + 1, index + 1])),
  (steps: number) => [rangeBase, sectionRule({ flexGrow: steps })],
);

export const rangeName = style(
  sectionRule({
    display: 'block',
    fontFamily: vars.font.display,
    fontSize: '1.125rem',
    fontStretch: vars.type.heading.width,
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.2,
    '@media': { [from.tablet]: { fontSize: '1.375rem' } },
  }),
);

const tickMark: LayerRule = {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 2,
  blockSize: 18,
  backgroundColor: vars.color.text,
};

export const ruler = style(
  sectionRule({
    position: 'relative',
    display: 'flex',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.3,
    '::after': { ...tickMark, insetInlineEnd: 0 },
  }),
);

const tickBase = style(sectionRule({ position: 'relative', flex: '1 1 0', minInlineSize: 0, minBlockSize: '4.5rem' }));

export const tick = styleVariants({
  plain: [tickBase, sectionRule({ '::before': { ...tickMark, insetInlineStart: 0 } })],
  turn: [
    tickBase,
    sectionRule({
      '::before': {
        ...tickMark,
        insetBlockStart: -6,
        insetInlineStart: 0,
        inlineSize: 8,
        blockSize: 34,
        backgroundColor: vars.spot.one,
      },
    }),
  ],
});

const markBase = style(
  sectionRule({ position: 'absolute', insetBlockStart: '1.75rem', insetInlineStart: 0, whiteSpace: 'nowrap' }),
);

export const mark = styleVariants({
  first: [markBase],
  // A short ruler shows only its ends and the threshold.
  between: [markBase, sectionRule({ '@media': { [below.tablet]: { display: 'none' } } })],
  // Keeps its distance from the last mark.
  beforeLast: [markBase, sectionRule({ '@media': { [below.desktop]: { display: 'none' } } })],
  turn: [
    markBase,
    sectionRule({
      insetBlockStart: '2.4rem',
      fontFamily: vars.font.display,
      fontSize: '1.5rem',
      fontWeight: vars.type.heading.weight,
      lineHeight: 1,
    }),
  ],
});

export const last = style([markBase, sectionRule({ insetInlineStart: 'auto', insetInlineEnd: 0 })]);
