import { fallbackVar, style } from '@vanilla-extract/css';
import { below, from, sectionRule, vars } from '../../theme/index.js';

export const head = style(sectionRule({ paddingBlockStart: vars.space.section }));

export const list = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none' }));

export const milestone = style(
  sectionRule({
    color: vars.color.text,
    selectors: {
      '&:last-child': {
        overflow: 'clip',
        paddingBlock: 'clamp(2.5rem, 5vw, 4.5rem) clamp(3rem, 6vw, 5.5rem)',
        backgroundColor: vars.color.surface,
      },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

/** The second column of the head above, which contains the text. */
const besideYear = 'calc((100% - 4rem) * 5 / 12)';

/** A wide year gets its own line, because typeface widths differ. On narrow pages, every year does. */
export const row = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.medium} 4rem`,
    alignItems: 'flex-end',
    paddingBlock: 'clamp(1.5rem, 3vw, 2.5rem)',
    borderBlockStart: `1px solid ${vars.color.text}`,
    '@media': { [below.desktop]: { flexDirection: 'column', alignItems: 'flex-start' } },
    selectors: {
      // The last milestone's band replaces its rule.
      '[data-agency-tone="accent"] > * > &': { paddingBlock: 0, borderBlockStart: 0 },
    },
  }),
);

/** Newest first, from poster size to headline size. */
const sizes = [
  'clamp(5.5rem, 31vw, 8.5rem)',
  'clamp(4.25rem, 24vw, 6rem)',
  'clamp(3.75rem, 20vw, 5rem)',
  'clamp(3.25rem, 17vw, 4.25rem)',
];
const wideSizes = [
  'clamp(10rem, 23vw, 20rem)',
  'clamp(7rem, 13.5vw, 12rem)',
  'clamp(5.75rem, 10vw, 9rem)',
  'clamp(4.75rem, 7.5vw, 6.75rem)',
];

const bySize = (steps: readonly string[]) =>
  Object.fromEntries(steps.map((fontSize, step) => [`${milestone}:nth-last-child(${step + 1}) &`, { fontSize }]));

export const date = style([
  sectionRule({
    flex: '1 1 auto',
    minInlineSize: 0,
    maxInlineSize: '100%',
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(3rem, 5.5vw, 5rem)',
    fontStretch: vars.type.numeral.width,
    fontWeight: vars.type.numeral.weight,
    lineHeight: 0.8,
    letterSpacing: vars.type.numeral.tracking,
    fontVariantNumeric: 'lining-nums',
    overflowWrap: 'anywhere',
  }),
  sectionRule({ selectors: bySize(sizes), '@media': { [from.desktop]: { selectors: bySize(wideSizes) } } }),
  sectionRule({
    selectors: {
      '[data-agency-tone="accent"] &': {
        paddingBlockEnd: '0.06em',
        fontStretch: vars.type.poster.width,
        // Out of register, in the first spot ink.
        textShadow: fallbackVar(vars.ornament.misregistration, `0.028em 0.022em 0 ${vars.spot.one}`),
      },
    },
  }),
]);

export const text = style(
  sectionRule({
    flex: '0 1 34rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.tiny,
    minInlineSize: 0,
    '@media': {
      [from.desktop]: { flex: `0 0 ${besideYear}`, marginInlineStart: 'auto' },
      [below.desktop]: { flex: 'none', maxInlineSize: '34rem' },
    },
  }),
);

/** The title has its own column between the year and the description. The last milestone's year takes up both columns. */
export const threeColumns = style(
  sectionRule({
    '@media': {
      [from.desktop]: {
        // Eight twelfths, of which the description takes five, as in the last milestone.
        flexBasis: 'calc((100% - 4rem) * 8 / 12)',
        gridTemplateColumns: 'minmax(0, 1fr) 62.5%',
        columnGap: vars.space.large,
        alignItems: ['end', 'last baseline'],
      },
    },
  }),
);
