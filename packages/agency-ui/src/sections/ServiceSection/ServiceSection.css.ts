import { type ComplexStyleRule, style, styleVariants } from '@vanilla-extract/css';
import { below, from, sectionsLayer, vars } from '../../theme/index.js';

type Rule = Exclude<ComplexStyleRule, unknown[]>;

const always = (rule: Rule): Rule => ({ '@layer': { [sectionsLayer]: rule } });
/** With room for two columns. */
const wide = (rule: Rule) => always({ '@media': { [from.desktop]: rule } });
/** Without: the picture lies over the words. */
const narrow = (rule: Rule) => always({ '@media': { [below.desktop]: rule } });

/** Where a picture bleeds it ends outside the page, with its border and its corners. */
const past = (distance: string) => `calc(-1 * (${distance} + ${vars.radius.card} + ${vars.stroke.hairline}))`;
const edge = `max(${vars.layout.gutter}, (100vw - ${vars.layout.content}) / 2)`;

const sides = { start: 'start', end: 'end' } as const;
const other = { start: 'end', end: 'start' } as const;
const margin = { start: 'marginInlineStart', end: 'marginInlineEnd' } as const;
const inset = { start: 'insetInlineStart', end: 'insetInlineEnd' } as const;

/** Nothing of a picture that bleeds, or of a badge on its edge, makes the page wider. */
export const section = style(always({ overflowX: 'clip', isolation: 'isolate' }));

export const joined = style(always({ paddingBlockStart: 0 }));

const pictureArea = style([
  always({ position: 'relative', gridColumn: '1 / -1', minInlineSize: 0 }),
  narrow({ marginBlockEnd: vars.space.huge }),
  wide({ gridRow: 1 }),
]);

export const picture = {
  overlap: styleVariants(sides, (side) => [
    pictureArea,
    narrow({ marginBlockEnd: vars.space.tiny }),
    wide({ [margin[other[side]]]: '30.67%' }),
  ]),
  portrait: styleVariants({ start: '1 / 7', end: '7 / -1' }, (columns) => [
    pictureArea,
    wide({ gridColumn: columns, alignSelf: 'center' }),
  ]),
  panorama: styleVariants(sides, () => [pictureArea]),
  spread: styleVariants({ start: '1 / 7', end: '6 / -1' }, (columns) => [
    pictureArea,
    narrow({ blockSize: 'clamp(20rem, 60vw, 30rem)' }),
    wide({ gridColumn: columns, minBlockSize: '46rem' }),
  ]),
  notch: styleVariants({ start: '1 / 9', end: '5 / -1' }, (columns) => [pictureArea, wide({ gridColumn: columns })]),
};

/** The window of a picture that runs past the content's edge, and on narrow pages past both. */
export const bleed = styleVariants(sides, (side) => [
  narrow({ marginInline: past(vars.layout.gutter) }),
  wide({ [margin[side]]: past(edge) }),
]);

/** Where a picture that fills its side comes to the words it dissolves into their ground, on a strip this wide. */
const strip = '13rem';

export const dissolve = styleVariants(sides, (side) => [
  always({
    display: 'none',
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    [inset[other[side]]]: 0,
    inlineSize: strip,
    overflow: 'hidden',
    pointerEvents: 'none',
    // The last row of dots has no other after it to close its gaps.
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      [inset[other[side]]]: 0,
      inlineSize: '0.625rem',
      backgroundColor: vars.color.surface,
    },
  }),
  wide({ display: 'block' }),
]);

/** The fade grows downwards: a quarter turn makes it grow towards the words. It is longer than any strip is high. */
export const dots = styleVariants({ start: -90, end: 90 }, (turn) =>
  always({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    inlineSize: '200rem',
    blockSize: strip,
    selectors: {
      '&:dir(ltr)': { transform: `translate(-50%, -50%) rotate(${turn}deg)` },
      '&:dir(rtl)': { transform: `translate(50%, -50%) rotate(${-turn}deg)` },
    },
  }),
);

const column = style(
  always({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1.375rem',
    gridColumn: '1 / -1',
    minInlineSize: 0,
    overflowWrap: 'break-word',
  }),
);
const beside = wide({ gridRow: 1 });

export const words = {
  overlap: styleVariants(sides, (side) => [
    column,
    beside,
    always({
      position: 'relative',
      zIndex: 1,
      boxSizing: 'border-box',
      padding: '2rem 1.5rem 1.25rem',
      backgroundColor: vars.color.surfaceRaised,
      border: `${vars.stroke.hairline} solid ${vars.color.text}`,
      borderRadius: vars.radius.card,
      boxShadow: `${vars.plate.small} ${vars.plate.small} 0 ${vars.spot.three}`,
    }),
    wide({
      alignSelf: 'end',
      justifySelf: other[side],
      inlineSize: 'min(31rem, 48%)',
      // However long the words are, the picture stands out over the card.
      marginBlockStart: vars.space.giant,
      padding: '3rem 2.75rem 2.25rem',
      boxShadow: `${vars.plate.large} ${vars.plate.large} 0 ${vars.spot.three}`,
    }),
  ]),
  portrait: styleVariants({ start: '8 / -1', end: '1 / 6' }, (columns) => [
    column,
    beside,
    wide({ gridColumn: columns, alignSelf: 'center' }),
  ]),
  panorama: styleVariants(sides, () => [
    column,
    wide({
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: 0,
      alignItems: 'start',
      marginBlockStart: vars.space.huge,
    }),
  ]),
  spread: styleVariants({ start: '8 / -1', end: '1 / 6' }, (columns) => [
    column,
    beside,
    narrow({ paddingBlockEnd: vars.space.section }),
    wide({ gridColumn: columns, justifyContent: 'center', paddingBlock: vars.space.section }),
  ]),
  notch: styleVariants({ start: '8 / -1', end: '1 / 6' }, (columns) => [
    column,
    beside,
    wide({ gridColumn: columns, zIndex: 1, paddingBlockStart: '5rem' }),
  ]),
};

const part = style(
  always({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 'inherit', inlineSize: '100%' }),
);
/** A part of the words in the three columns under a panorama. */
const under = (rule: Rule) => wide({ selectors: { '[data-layout="panorama"] &': rule as object } });

/** The width of the column that a notch cuts out of the picture, with the gap after it. */
const notchDepth = '((100% - 4 * 1.5rem) / 5 + 1.5rem)';

/** Eyebrow and headline. */
export const head = styleVariants(sides, (side) => [
  part,
  under({ display: 'contents' }),
  wide({
    selectors: {
      '[data-layout="notch"] &': {
        boxSizing: 'border-box',
        gap: '1rem',
        paddingBlock: '1rem',
        [side === 'start' ? 'paddingInlineStart' : 'paddingInlineEnd']: '1.75rem',
        [side === 'start' ? 'borderStartStartRadius' : 'borderStartEndRadius']: vars.radius.card,
        [side === 'start' ? 'borderEndStartRadius' : 'borderEndEndRadius']: vars.radius.card,
        backgroundColor: vars.color.surface,
      },
    },
  }),
]);

/** What follows the headline. */
export const body = styleVariants(sides, (side) => [
  part,
  under({ display: 'contents' }),
  wide({
    selectors: {
      '[data-layout="notch"] &': { [margin[side]]: `calc${notchDepth}`, inlineSize: `calc(100% - ${notchDepth})` },
    },
  }),
]);

export const eyebrow = style(under({ gridColumn: '1 / -1', marginBlockEnd: '1.25rem' }));

export const heading = style(under({ gridColumn: '1 / 6', gridRow: '2 / 4' }));

export const text = style([always({ maxInlineSize: '36em' }), under({ gridColumn: '6 / 9', gridRow: 2 })]);

export const link = style(under({ gridColumn: '6 / 9', gridRow: 3, marginBlockStart: vars.space.small }));

const rule = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const points = style([
  always({ inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none', borderBlockStart: rule }),
  under({ gridColumn: '9 / -1', gridRow: '2 / 4' }),
]);

/** A dot of one ink with a second out of register; the inks are those of the badge. */
export const point = styleVariants(
  {
    overlap: [vars.spot.one, vars.spot.three],
    portrait: [vars.spot.two, vars.spot.three],
    panorama: [vars.spot.one, vars.spot.three],
    spread: [vars.spot.three, vars.spot.one],
    notch: [vars.spot.two, vars.spot.three],
  },
  ([dot, shadow]) =>
    always({
      display: 'flex',
      gap: vars.space.medium,
      paddingBlock: vars.space.small,
      borderBlockEnd: rule,
      fontWeight: vars.weight.medium,
      '::before': {
        content: '',
        flex: 'none',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        marginBlockStart: '0.5em',
        borderRadius: '50%',
        backgroundColor: dot,
        boxShadow: `3px 0 0 ${shadow}`,
      },
    }),
);

/** The badge lies on an edge of the picture, clear of the arrows and dots under it. */
export const badge = {
  // On the card, at the corner that lies on the picture.
  overlap: styleVariants(sides, (side) => [
    narrow({ insetBlockStart: '-8.75rem', insetInlineEnd: 0 }),
    wide({ insetBlockStart: '-4.25rem', [inset[side]]: '-4.25rem' }),
  ]),
  portrait: styleVariants(sides, (side) => [
    narrow({ insetBlockEnd: '2.25rem', insetInlineEnd: '-0.5rem' }),
    wide({ insetBlockEnd: '7rem', [inset[other[side]]]: '-4rem' }),
  ]),
  panorama: styleVariants(sides, () => [
    narrow({ insetBlockEnd: '2.25rem', insetInlineEnd: '0.5rem' }),
    wide({ insetBlockEnd: '0.5rem', insetInlineEnd: '4rem' }),
  ]),
  spread: styleVariants(sides, (side) => [
    narrow({ insetBlockStart: '-2.5rem', insetInlineEnd: 0 }),
    wide({ insetBlockStart: '5rem', [inset[other[side]]]: '-1.5rem' }),
  ]),
  notch: styleVariants(sides, (side) => [
    narrow({ insetBlockStart: '-3rem', insetInlineEnd: '-0.5rem' }),
    wide({ insetBlockStart: '-3rem', [inset[side]]: '-2.25rem' }),
  ]),
};
