import { style, styleVariants } from '@vanilla-extract/css';
import { inPrint, screenOnly, vars } from '../../theme/index.js';
import { always, beside, inset, margin, middle, narrow, other, sides, wide } from './rules.js';

/** A bleeding picture ends outside the page, with its border and corners. */
const past = (distance: string) => `calc(-1 * (${distance} + ${vars.radius.card} + ${vars.stroke.hairline}))`;
const edge = `max(${vars.layout.gutter}, (100vw - ${vars.layout.content}) / 2)`;

/** On the picture, above the text, whose first line may be beside the controls. */
const pictureArea = style([
  always({ position: 'relative', zIndex: 1, gridColumn: '1 / -1', minInlineSize: 0 }),
  beside({ gridRow: 1, zIndex: 'auto' }),
  inPrint({ gridColumn: '1 / 5', gridRow: 1, blockSize: 'auto', minBlockSize: 0, margin: 0, alignSelf: 'start' }),
]);

/** Five of twelve columns, where there is no space for the section's own layout. */
const fiveColumns = { start: '1 / 6', end: '8 / -1' };

const area = (columns: Record<keyof typeof sides, string>) =>
  styleVariants(sides, (side) => [
    pictureArea,
    middle({ gridColumn: fiveColumns[side] }),
    wide({ gridColumn: columns[side] }),
  ]);

export const picture = {
  overlap: area({ start: '1 / 9', end: '5 / -1' }),
  portrait: area({ start: '1 / 5', end: '9 / -1' }),
  panorama: styleVariants(sides, (side) => [
    pictureArea,
    middle({ gridColumn: fiveColumns[side] }),
    // The text beside the controls stays selectable.
    wide({ gridColumn: '1 / -1', pointerEvents: 'none' }),
  ]),
  spread: styleVariants({ start: '1 / 7', end: '6 / -1' }, (columns, side) => [
    pictureArea,
    middle({ gridColumn: fiveColumns[side] }),
    // The controls are below the picture, on the band. The wider the page, the taller the band, so that at least three
    // fifths of a landscape picture's height shows.
    wide({
      gridColumn: columns,
      minBlockSize: 'clamp(27rem, 22.5vw + 6.75rem, 36rem)',
      paddingBlockEnd: vars.space.small,
    }),
  ]),
  notch: area({ start: '1 / 8', end: '6 / -1' }),
};

/**
 * Window of the picture. On narrow pages, it is a strip from edge to edge; beside text it is as tall as the text, and
 * at least as tall as a landscape.
 */
const window = style([
  always({ flex: '1 0 auto' }),
  narrow({ aspectRatio: '8 / 3', marginInline: past(vars.layout.gutter), borderBlockStart: 0 }),
  middle({ aspectRatio: '4 / 3' }),
  inPrint({ flex: 'none', margin: 0, aspectRatio: '4 / 3' }),
]);

/** Extends past the content's edge on one side. */
const bleed = styleVariants(sides, (side) => [window, wide({ [margin[side]]: past(edge) })]);

/** Tall enough for standing people. */
const panoramaHeight = 'clamp(16rem, 19.75vw, 34rem)';

export const frame = {
  // As tall as the card or taller, so that a landscape keeps more than half of its height however wide the page is.
  overlap: styleVariants(sides, (side) => [
    bleed[side],
    wide({ flex: '1 1 min(5rem + 20vw, 36rem)', aspectRatio: 'auto', minBlockSize: 0 }),
  ]),
  portrait: styleVariants(sides, () => [window, wide({ aspectRatio: '4 / 3' })]),
  // From edge to edge of the page.
  panorama: styleVariants(sides, () => [
    window,
    wide({
      aspectRatio: 'auto',
      blockSize: panoramaHeight,
      pointerEvents: 'auto',
      marginInline: past(edge),
      borderBlockStart: 0,
    }),
  ]),
  spread: styleVariants(sides, (side) => [bleed[side], wide({ flex: '1 1 0', minBlockSize: 0 })]),
  notch: styleVariants(sides, () => [window, wide({ aspectRatio: '9 / 4' })]),
};

/**
 * Width of the halftone strip between a picture that fills its side and the text. Any wider, it would reach the faces.
 */
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

/** Rotated by 90°, so that it grows towards the text. It is longer than any strip is tall. */
export const dots = styleVariants({ start: -90, end: 90 }, (turn) =>
  always({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    inlineSize: '200rem',
    blockSize: strip,
    // Fits all rows of dots into a narrow strip, because cutting them would leave a hard edge.
    maskSize: 'auto 100%',
    selectors: {
      '&:dir(ltr)': { transform: `translate(-50%, -50%) rotate(${turn}deg)` },
      '&:dir(rtl)': { transform: `translate(50%, -50%) rotate(${-turn}deg)` },
    },
  }),
);

/**
 * On narrow pages, below the picture at the start of the dots' row, because the picture is too short to lose a corner.
 * On wider pages, on the corner away from the text.
 */
const corner = styleVariants(sides, (side) => [
  narrow({ insetBlockEnd: 0, insetInlineStart: 0 }),
  middle({ insetBlockStart: '-1.25rem', [inset[side]]: '-0.75rem' }),
]);

/** The badge is on an edge of the picture, clear of the arrows and dots. */
export const badge = {
  // At the corner of the card, which is two columns over the picture.
  overlap: styleVariants(sides, (side) => [
    corner[side],
    wide({ insetBlockStart: '-1.25rem', [inset[other[side]]]: 'calc((100% - 7 * 1.5rem) / 4 - 1.5rem)' }),
  ]),
  portrait: styleVariants(sides, (side) => [
    corner[side],
    wide({ insetBlockStart: '2rem', [inset[other[side]]]: '-3rem' }),
  ]),
  // On the picture's lower edge, between the headline and the text, where it covers nothing in the picture.
  panorama: styleVariants(sides, (side) => [
    corner[side],
    wide({ insetBlockStart: `calc(${panoramaHeight} - 3.5rem)`, insetInlineStart: 'calc((100% + 1.5rem) / 12 * 4)' }),
  ]),
  spread: styleVariants(sides, (side) => [
    corner[side],
    wide({ insetBlockStart: '2.5rem', [inset[other[side]]]: '-1rem' }),
  ]),
  notch: styleVariants(sides, (side) => [
    corner[side],
    wide({ insetBlockStart: '-1.75rem', [inset[side]]: '-1.75rem' }),
  ]),
};
