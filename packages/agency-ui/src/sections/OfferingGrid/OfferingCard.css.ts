import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, breakpoints, from, inPrint, type LayerRule, motionSafe, sectionRule, vars } from '../../theme/index.js';
import type { CardShape } from './card-shape.js';

/** Offset between the picture and its plate. */
const shift = createVar();

/** Rounded corners shared by a picture and its card: two above the text, or two next to it. */
const farCorner = createVar();
const lowerCorner = createVar();

const corners: LayerRule = {
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: farCorner,
  borderEndStartRadius: lowerCorner,
};

const besideText: LayerRule = {
  vars: { [farCorner]: '0', [lowerCorner]: vars.radius.card },
  marginBlockEnd: `calc(-1 * ${vars.stroke.hairline})`,
};

const tabletOnly = `(${breakpoints.tablet} <= width < ${breakpoints.desktop})`;

const card = style(
  sectionRule({
    vars: { [shift]: '0px' },
    display: 'flex',
    flexDirection: 'column',
    gridColumn: '1 / -1',
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': {
      [from.tablet]: { gridColumn: 'span 6' },
      '(hover: hover)': { ':hover': { vars: { [shift]: '6px' } } },
    },
  }),
);

const shape = (desktop: LayerRule) => [card, sectionRule({ '@media': { [from.desktop]: desktop } })];

export const cards = styleVariants({
  opening: shape({ gridColumn: 'span 5', alignSelf: 'start' }),
  dropped: shape({ gridColumn: 'span 7', marginBlockStart: '5rem' }),
  third: shape({ gridColumn: 'span 4' }),
  seven: shape({ gridColumn: 'span 7' }),
  five: shape({ gridColumn: 'span 5' }),
  wide: shape({ gridColumn: '1 / -1', flexDirection: 'row' }),
} satisfies Record<CardShape, unknown>);

/** A last card that is alone in a two-column row. */
export const alone = style(sectionRule({ '@media': { [tabletOnly]: { gridColumn: '1 / -1', flexDirection: 'row' } } }));

/** On phones, a card after the first two: a ruled row with a small picture. */
export const compact = style(
  sectionRule({
    '@media': {
      [below.tablet]: {
        flexFlow: 'row wrap',
        gap: '0.75rem 1rem',
        paddingBlockStart: '1.25rem',
        backgroundColor: 'transparent',
        border: 0,
        borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
        borderRadius: 0,
      },
    },
  }),
);

/** A rule for the parts of a compact row. */
const inCompactRow = (rule: LayerRule) => ({
  [`${compact} > &`]: { '@media': { [below.tablet]: rule } },
});

const picture = style([
  sectionRule({
    position: 'relative',
    flex: 'none',
    aspectRatio: '4 / 3',
    // Over the card's border, so that the picture forms the edge.
    margin: `calc(-1 * ${vars.stroke.hairline})`,
    marginBlockEnd: 0,
    backgroundColor: vars.spot.one,
    vars: { [farCorner]: vars.radius.card, [lowerCorner]: '0' },
    ...corners,
    selectors: {
      'li:nth-child(3n + 1) > &': { backgroundColor: vars.spot.three },
      'li:nth-child(3n) > &': { backgroundColor: vars.spot.two },
      [`${alone} > &`]: {
        '@media': { [tabletOnly]: { flex: '0 0 60%', ...besideText } },
      },
      ...inCompactRow({
        vars: { [farCorner]: vars.radius.card, [lowerCorner]: vars.radius.card },
        // Narrower than its text, however large the text is.
        flex: '0 0 min(6.5rem, 28vw)',
        alignSelf: 'start',
        aspectRatio: '1',
        margin: 0,
        borderEndEndRadius: vars.radius.card,
      }),
    },
  }),
  // The first two cards fit below the page's head.
  inPrint({ aspectRatio: '3 / 2' }),
]);

const tall = [picture, sectionRule({ '@media': { [from.desktop]: { aspectRatio: 'auto', blockSize: '25rem' } } })];

export const pictures = styleVariants({
  opening: tall,
  dropped: tall,
  third: [picture],
  seven: tall,
  five: tall,
  wide: [
    picture,
    sectionRule({
      '@media': {
        [from.desktop]: {
          flex: '0 0 58.5%',
          aspectRatio: 'auto',
          minBlockSize: '25rem',
          ...besideText,
        },
      },
    }),
  ],
} satisfies Record<CardShape, unknown>);

export const image = style([
  sectionRule({ position: 'absolute', inset: 0, ...corners }),
  sectionRule(
    motionSafe({
      translate: `calc(-1 * ${shift}) calc(-1 * ${shift})`,
      transition: `translate ${vars.motion.fast} ${vars.motion.easing}`,
    }),
  ),
  sectionRule(motionSafe({ translate: `${shift} calc(-1 * ${shift})` }, '&:dir(rtl)')),
]);

export const text = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: '0.5rem',
    padding: '1.25rem 1.25rem 1.5rem',
    minInlineSize: 0,
    // A fragment scrolls to the card's name, with the bottom of its picture above.
    scrollMarginBlockStart: '20svh',
    '@media': { [from.tablet]: { gridTemplateColumns: '2.5rem minmax(0, 1fr)', padding: '1.5rem 1.75rem 2rem' } },
    selectors: {
      [`${cards.wide} > &`]: {
        '@media': { [from.desktop]: { alignContent: 'end', padding: '2.5rem 2.5rem 2.75rem' } },
      },
      [`${alone} > &`]: { '@media': { [tabletOnly]: { alignContent: 'end' } } },
      ...inCompactRow({
        // Large text goes below the picture.
        flex: '1 1 10rem',
        gridTemplateColumns: '1.75rem minmax(0, 1fr)',
        rowGap: '0.25rem',
        padding: 0,
      }),
    },
  }),
);

const digits = style(
  sectionRule({
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.9rem',
    color: vars.color.eyebrow,
    selectors: { [`${compact} > * > &`]: { '@media': { [below.tablet]: { lineHeight: '1.4375rem' } } } },
  }),
);

export const number = styleVariants({
  regular: [digits],
  large: [digits, sectionRule({ '@media': { [from.desktop]: { lineHeight: '2.5rem' } } })],
});

const nameBase = style(
  sectionRule({
    fontSize: '1.625rem',
    lineHeight: 1.15,
    selectors: { [`${compact} > * > &`]: { '@media': { [below.tablet]: { fontSize: '1.25rem' } } } },
  }),
);

export const name = styleVariants({
  regular: [nameBase],
  large: [nameBase, sectionRule({ '@media': { [from.desktop]: { fontSize: '2.25rem', lineHeight: 1.1 } } })],
});

const descriptionBase = style(
  sectionRule({
    gridColumn: 2,
    lineHeight: 1.55,
    selectors: {
      [`${compact} > * > &`]: {
        '@media': { [below.tablet]: { gridColumn: '1 / -1', fontSize: '1rem', lineHeight: 1.5 } },
      },
    },
  }),
);

export const description = styleVariants({
  regular: [descriptionBase],
  large: [
    descriptionBase,
    sectionRule({ maxInlineSize: '30em', '@media': { [from.desktop]: { fontSize: '1.125rem' } } }),
  ],
});
