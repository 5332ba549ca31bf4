import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from, inPrint, vars } from '../../theme/index.js';
import { always, margin, narrow, other, type Rule, sides, wide } from './rules.js';

/** Clips bleeding pictures and badges, so that the page does not scroll sideways. */
export const section = style([
  always({ overflowX: 'clip', isolation: 'isolate' }),
  inPrint({ breakInside: 'avoid', paddingBlock: vars.space.medium }),
]);

/** Five of these in a row are long enough on a phone. */
export const compact = style(narrow({ paddingBlock: '1.75rem' }));

export const noTopPadding = style(always({ paddingBlockStart: 0 }));

const column = style([
  always({
    display: 'flex',
    flexDirection: 'column',
    gap: '1rem',
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '@media': { [from.desktop]: { gap: '1.375rem' } },
  }),
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
const beside = wide({ gridRow: 1 });

export const content = {
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
      // The picture is taller than the card, whatever the length of the text.
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
    narrow({ paddingBlockEnd: '2.25rem' }),
    wide({ gridColumn: columns, justifyContent: 'center', paddingBlock: vars.space.section }),
  ]),
  notch: styleVariants({ start: '8 / -1', end: '1 / 6' }, (columns) => [
    column,
    beside,
    wide({ gridColumn: columns, zIndex: 1, paddingBlockStart: '5rem' }),
  ]),
};

const part = style([
  always({ display: 'flex', flexDirection: 'column', gap: 'inherit', minInlineSize: 0 }),
  inPrint({ margin: 0, padding: 0 }),
]);
/** One of three text columns below a panorama. */
const under = (rule: Rule) => wide({ selectors: { '[data-layout="panorama"] &': rule as object } });

/** Width of the column in the picture's notch, with the gap. */
const notchDepth = 'calc((100% - 4 * 1.5rem) / 5 + 1.5rem)';

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

/** Content after the headline. */
export const body = styleVariants(sides, (side) => [
  part,
  under({ display: 'contents' }),
  wide({
    selectors: {
      '[data-layout="notch"] &': { [margin[side]]: notchDepth },
    },
  }),
]);

export const eyebrow = style(under({ gridColumn: '1 / -1', marginBlockEnd: '1.25rem' }));

export const heading = style(under({ gridColumn: '1 / 6', gridRow: '2 / 4' }));

export const text = style([always({ maxInlineSize: '36em' }), under({ gridColumn: '6 / 9', gridRow: 2 })]);

export const link = style([
  always({ alignSelf: 'flex-start' }),
  under({ gridColumn: '6 / 9', gridRow: 3, marginBlockStart: vars.space.small }),
]);

const rule = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const points = style([
  always({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: rule }),
  under({ gridColumn: '9 / -1', gridRow: '2 / 4' }),
]);

/** A dot in two inks out of register, in the colours of the badge. */
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
      paddingBlock: '0.25rem',
      borderBlockEnd: rule,
      '@media': { [from.desktop]: { paddingBlock: vars.space.small } },
      fontWeight: vars.weight.medium,
      overflowWrap: 'anywhere',
      '::before': {
        content: '',
        flex: 'none',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        marginBlockStart: '0.5em',
        borderRadius: '50%',
        backgroundColor: dot,
        boxShadow: fallbackVar(vars.ornament.misregistration, `3px 0 0 ${shadow}`),
      },
    }),
);
