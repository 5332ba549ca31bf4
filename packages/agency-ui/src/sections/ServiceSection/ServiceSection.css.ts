import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, vars } from '../../theme/index.js';
import type { ServiceLayout } from './layouts.js';
import { always, beside, margin, middle, narrow, type Rule, sides, wide } from './rules.js';

/** Clips bleeding pictures and badges, so that the page does not scroll sideways. */
export const section = style([
  always({ overflowX: 'clip', isolation: 'isolate' }),
  inPrint({ breakInside: 'avoid', paddingBlock: vars.space.medium }),
]);

/** Two of these fit on a screen, because five full-size sections in a row would fill a page of their own. */
export const spread = style([
  narrow({ paddingBlock: '0 0.5rem' }),
  middle({ paddingBlock: vars.space.huge }),
  wide({
    paddingBlock: 'clamp(2rem, 2.4vw, 3.25rem)',
    selectors: { '&[data-layout="panorama"]': { paddingBlock: '0 clamp(1.5rem, 1.75vw, 2.5rem)' } },
  }),
]);

/** A picture that fills its side of the band reaches both of the band's edges. */
export const fills = style([narrow({ paddingBlockEnd: '0.5rem' }), middle({ paddingBlock: vars.space.huge })]);

/** Overrides the padding of the layouts. */
export const noTopPadding = style(beside({ selectors: { '&&': { paddingBlockStart: 0 } } }));

/** Based on the row that the eyebrow and the dots share. */
export const grid = style(narrow({ containerType: 'inline-size' }));

const column = style([
  always({ display: 'flex', flexDirection: 'column', gap: '0.5rem', gridColumn: '1 / -1', minInlineSize: 0 }),
  beside({ gridRow: 1, gap: '0.625rem' }),
  inPrint({
    display: 'flex',
    gridColumn: '5 / -1',
    gridRow: 1,
    alignSelf: 'start',
    inlineSize: 'auto',
    margin: 0,
    padding: 0,
    gap: vars.space.tiny,
    border: 0,
  }),
]);

/** The columns left over by the picture, where there is no space for the section's own layout. */
const sevenColumns = { start: '6 / -1', end: '1 / 8' };

const place = (columns: Record<keyof typeof sides, string>, rule: (side: keyof typeof sides) => Rule) =>
  styleVariants(sides, (side) => [
    column,
    middle({
      gridColumn: sevenColumns[side],
      alignSelf: 'center',
      [side === 'start' ? 'paddingInlineStart' : 'paddingInlineEnd']: vars.space.medium,
    }),
    wide({ gridColumn: columns[side] }),
    rule(side),
  ]);

export const content = {
  overlap: place({ start: '7 / -1', end: '1 / 7' }, () =>
    wide({
      position: 'relative',
      zIndex: 1,
      alignSelf: 'start',
      boxSizing: 'border-box',
      // The picture starts above the card, and its badge is on the card's corner, however long the text is.
      marginBlockStart: '1.25rem',
      padding: '1.5rem 2.25rem 0.5rem',
      backgroundColor: vars.color.surfaceRaised,
      border: `${vars.stroke.hairline} solid ${vars.color.text}`,
      borderRadius: vars.radius.card,
    }),
  ),
  portrait: place({ start: '6 / -1', end: '1 / 8' }, () => wide({ alignSelf: 'center', boxSizing: 'border-box' })),
  panorama: place({ start: '1 / -1', end: '1 / -1' }, () =>
    wide({
      gridRow: 2,
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      // The gap between the page's columns.
      columnGap: 'normal',
      alignItems: 'start',
      marginBlockStart: vars.space.large,
    }),
  ),
  spread: place({ start: '8 / -1', end: '1 / 6' }, () =>
    wide({ justifyContent: 'center', paddingBlock: vars.space.huge }),
  ),
  notch: place({ start: '7 / -1', end: '1 / 7' }, () => wide({ zIndex: 1 })),
};

const part = style([
  always({ display: 'flex', flexDirection: 'column', gap: 'inherit', minInlineSize: 0 }),
  inPrint({ margin: 0, padding: 0 }),
]);
const within = (layout: ServiceLayout, rule: Rule) =>
  wide({ selectors: { [`[data-layout="${layout}"] &`]: rule as object } });

/** Height of the carousel's dots and arrows. */
const controls = '2.75rem';

/** Content whose first line is beside the controls of the picture above it. */
export const besideControls = style([
  narrow({ '@container': { '(width >= 20rem)': { marginBlockStart: `calc(-1 * ${controls})` } } }),
]);

/** The headline of a panorama starts level with the controls below the picture. Without scripting, there are none. */
export const levelWithControls = style(
  always({ '@media': { [`${from.desktop} and (scripting: enabled)`]: { marginBlockStart: '-2rem' } } }),
);

/** Width of the column in the picture's notch, with the gap. */
const notchDepth = 'calc((100% - 5 * 1.5rem) / 6 + 1.5rem)';

/** Eyebrow and headline. */
export const head = styleVariants(sides, (side) => [
  part,
  within('panorama', { gridColumn: '1 / 6', gap: '0.625rem' }),
  within('notch', {
    boxSizing: 'border-box',
    paddingBlockEnd: vars.space.medium,
    [side === 'start' ? 'paddingInlineStart' : 'paddingInlineEnd']: '1.75rem',
    [side === 'start' ? 'borderEndStartRadius' : 'borderEndEndRadius']: vars.radius.card,
    backgroundColor: vars.color.surface,
  }),
]);

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '0.625rem 2rem',
};

/**
 * Content after the headline. In the `portrait` and `panorama` layouts it has two columns, the second for the points.
 */
export const body = styleVariants(sides, (side) => [
  part,
  within('portrait', { ...twoColumns, marginBlockStart: vars.space.small }),
  within('panorama', { ...twoColumns, gridColumn: '6 / -1' }),
  // Below the controls.
  always({
    '@media': {
      [`${from.desktop} and (scripting: enabled)`]: {
        selectors: { [`${levelWithControls} &`]: { marginBlockStart: '2.75rem' } },
      },
    },
  }),
  within('notch', { [margin[side]]: notchDepth }),
]);

/** Sits between the badge, which replaces its swatches, and the dots. */
export const eyebrow = style(
  narrow({
    '@container': {
      '(width >= 20rem)': {
        selectors: {
          [`${besideControls} &`]: {
            boxSizing: 'border-box',
            minBlockSize: controls,
            maxInlineSize: 'calc(100% - 7.5rem)',
            paddingInlineStart: '3.75rem',
          },
          [`${besideControls} &::before`]: { display: 'none' },
        },
      },
    },
  }),
);

/** Smaller than a section's heading, because several of these follow one another; smaller still beside a small picture. */
export const heading = style([
  always({ fontSize: 'clamp(1.625rem, 1.3rem + 1.35vw, 2.75rem)' }),
  within('portrait', { fontSize: 'clamp(1.625rem, 1rem + 1vw, 2.125rem)' }),
]);

export const text = style([always({ maxInlineSize: '36em' }), narrow({ lineHeight: 1.5 })]);

export const link = style([
  always({ alignSelf: 'flex-start' }),
  narrow({ marginBlockStart: '-0.5rem' }),
  within('portrait', { justifySelf: 'start' }),
  within('panorama', { justifySelf: 'start' }),
]);

const rule = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const points = style([
  always({ margin: 0, padding: 0, listStyle: 'none' }),
  beside({ borderBlockStart: rule }),
  within('portrait', { gridColumn: 2, gridRow: '1 / 3' }),
  within('panorama', { gridColumn: 2, gridRow: '1 / 3' }),
]);

/** A dot in two inks out of register, in the badge's colours. */
export const point = styleVariants(
  {
    overlap: [vars.spot.one, vars.spot.three],
    portrait: [vars.spot.two, vars.spot.three],
    panorama: [vars.spot.one, vars.spot.three],
    spread: [vars.spot.three, vars.spot.one],
    notch: [vars.spot.two, vars.spot.three],
  },
  ([dot, shadow]) => [
    always({
      display: 'flex',
      gap: vars.space.small,
      fontWeight: vars.weight.medium,
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      '::before': {
        content: '',
        flex: 'none',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        marginBlockStart: '0.4375em',
        borderRadius: '50%',
        backgroundColor: dot,
        boxShadow: fallbackVar(vars.ornament.misregistration, `3px 0 0 ${shadow}`),
      },
    }),
    beside({ paddingBlock: '0.3125rem', borderBlockEnd: rule }),
  ],
);
