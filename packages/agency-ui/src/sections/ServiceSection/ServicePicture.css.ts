import { style, styleVariants } from '@vanilla-extract/css';
import { inPrint, screenOnly, vars } from '../../theme/index.js';
import { always, inset, margin, narrow, other, sides, wide } from './rules.js';

/** A bleeding picture ends outside the page, with its border and corners. */
const past = (distance: string) => `calc(-1 * (${distance} + ${vars.radius.card} + ${vars.stroke.hairline}))`;
const edge = `max(${vars.layout.gutter}, (100vw - ${vars.layout.content}) / 2)`;

const pictureArea = style([
  always({ position: 'relative', gridColumn: '1 / -1', minInlineSize: 0 }),
  narrow({ marginBlockEnd: '1.125rem' }),
  wide({ gridRow: 1 }),
  inPrint({ gridColumn: '1 / 5', gridRow: 1, blockSize: 'auto', minBlockSize: 0, margin: 0, alignSelf: 'start' }),
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
    narrow({ blockSize: 'clamp(16rem, 60vw, 30rem)' }),
    wide({ gridColumn: columns, minBlockSize: '46rem' }),
  ]),
  notch: styleVariants({ start: '1 / 9', end: '5 / -1' }, (columns) => [pictureArea, wide({ gridColumn: columns })]),
};

/** Window of a picture that extends past the content's edge, and on narrow pages past both. */
export const bleed = styleVariants(sides, (side) => [
  inPrint({ margin: 0, aspectRatio: '4 / 3' }),
  narrow({ marginInline: past(vars.layout.gutter) }),
  wide({ [margin[side]]: past(edge) }),
]);

/** Width of the halftone strip between a picture that fills its side and the text. Wider, it would reach the faces. */
const strip = '7rem';

export const dissolve = styleVariants(sides, (side) => [
  screenOnly,
  always({
    display: 'none',
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    [inset[other[side]]]: 0,
    inlineSize: strip,
    overflow: 'hidden',
    pointerEvents: 'none',
    // Fills the gaps after the last row of dots.
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

/** Rotated by 90°, so that it grows towards the text. It is longer than any strip is high. */
export const dots = styleVariants({ start: -90, end: 90 }, (turn) =>
  always({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    inlineSize: '200rem',
    blockSize: strip,
    // All rows of dots in a narrow strip: cut, they would end in a hard edge.
    maskSize: 'auto 100%',
    selectors: {
      '&:dir(ltr)': { transform: `translate(-50%, -50%) rotate(${turn}deg)` },
      '&:dir(rtl)': { transform: `translate(50%, -50%) rotate(${-turn}deg)` },
    },
  }),
);

/** The badge is on an edge of the picture, clear of the arrows and dots. */
export const badge = {
  // On the card, at the corner over the picture.
  overlap: styleVariants(sides, (side) => [
    narrow({ insetBlockStart: '-5rem', insetInlineEnd: 0 }),
    wide({ insetBlockStart: '-4.25rem', [inset[side]]: '-4.25rem' }),
  ]),
  portrait: styleVariants(sides, (side) => [
    narrow({ insetBlockEnd: '-2.5rem', insetInlineEnd: '-0.5rem' }),
    wide({ insetBlockEnd: '7rem', [inset[other[side]]]: '-4rem' }),
  ]),
  panorama: styleVariants(sides, () => [
    narrow({ insetBlockEnd: '-2.5rem', insetInlineEnd: '0.5rem' }),
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
