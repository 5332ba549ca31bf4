import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, motionSafe, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

/** A cell overlaps the previous one by its cut line; those of the first row and column are outside the frame. */
const cell = style([
  {
    '@layer': {
      [sectionsLayer]: {
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        gap: '0.25rem',
        gridColumn: '1 / -1',
        minInlineSize: 0,
        marginBlockStart: '-1px',
        marginInlineStart: '-1px',
        paddingBlock: '0.5rem',
        // The percentages leave room for text at large text sizes.
        paddingInline: 'min(1rem, 5%) min(4rem, 26%)',
        border: '0 dashed',
        borderColor: `color-mix(in srgb, ${vars.color.text} 55%, ${vars.color.surface})`,
        borderBlockStartWidth: 1,
        borderInlineStartWidth: 1,
        color: vars.color.text,
        '@media': {
          [from.tablet]: { gap: '0.375rem', minBlockSize: '11rem', padding: '1.25rem min(1.25rem, 8%)' },
        },
      },
    },
  },
  inPrint({ minBlockSize: 0, padding: '0.75rem 5rem 0.75rem 0.75rem', gridColumn: 'span 4', color: vars.color.text }),
]);

/** Minimum height of the picture visible above the text. */
const pictureShare = createVar();

export const background = styleVariants({
  bare: [cell],
  two: [cell, { '@layer': { [sectionsLayer]: { color: vars.color.surface, backgroundColor: vars.color.link } } }],
  // The theme's darkest ink contrasts with its brightest.
  one: [cell, { '@layer': { [sectionsLayer]: { color: vars.color.scrim, backgroundColor: vars.spot.one } } }],
  dark: [
    cell,
    {
      '@layer': {
        [sectionsLayer]: {
          backgroundColor: vars.color.surfaceRaised,
        },
      },
    },
  ],
  picture: [
    cell,
    {
      '@layer': {
        [sectionsLayer]: {
          vars: { [pictureShare]: '5rem' },
          overflow: 'hidden',
          isolation: 'isolate',
          // The picture is visible above text of any length.
          paddingBlockStart: pictureShare,
          paddingInlineEnd: 'min(1rem, 5%)',
          backgroundColor: vars.color.surface,
          '@media': {
            [from.tablet]: { vars: { [pictureShare]: '9rem' }, paddingInlineEnd: '1.25rem' },
            [from.desktop]: { vars: { [pictureShare]: '15rem' } },
          },
        },
      },
    },
  ],
});

const tablet = `${from.tablet} and ${below.desktop}`;
const columns = (count: number) => ({ gridColumn: `span ${count}` });

export const tabletSpan = styleVariants({ half: 6, full: 12 }, (count) => ({
  '@layer': { [sectionsLayer]: { '@media': { [tablet]: columns(count) } } },
}));

export const span = styleVariants({ quarter: 3, half: 6, full: 12 }, (count) => ({
  '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: columns(count) } } },
}));

export const tall = style([
  { '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: { gridRow: 'span 2' } } } } },
  inPrint({ gridRow: 'auto' }),
]);

const under = { paddingBlockStart: '5.25rem' };
const beside = { paddingInlineEnd: '7rem' };

/** Keeps text clear of the glyph in the corner: below it, or next to it in a full-width cell. */
export const tabletClear = styleVariants({ half: under, full: beside }, (rule) => ({
  '@layer': { [sectionsLayer]: { '@media': { [tablet]: rule } } },
}));
export const clear = styleVariants({ quarter: under, half: under, full: beside }, (rule) => ({
  '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: rule } } },
}));

export const glyph = style([
  {
    '@layer': {
      [sectionsLayer]: {
        position: 'absolute',
        insetBlockStart: '0.75rem',
        insetInlineEnd: 'min(1rem, 4%)',
        inlineSize: 'min(2.5rem, 18%)',
        aspectRatio: '1',
        '@media': {
          [from.tablet]: {
            insetBlockStart: '1.25rem',
            insetInlineEnd: '1.25rem',
            inlineSize: '3.5rem',
          },
        },
      },
    },
  },
  inPrint({ insetBlockStart: '0.75rem', insetInlineEnd: '0.75rem', inlineSize: '2.75rem' }),
]);

const resting = `${background.bare}:hover > &, ${background.two}:hover > &, ${background.one}:hover > &, ${background.dark}:hover > &`;

/** Picture over the glyph on hover. Not requested without a hovering pointer. */
export const proof = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'none',
        '@media': {
          [`${from.desktop} and (hover: hover)`]: {
            display: 'block',
            position: 'absolute',
            insetBlockStart: '0.75rem',
            insetInlineEnd: '1rem',
            inlineSize: '6rem',
            aspectRatio: '4 / 3',
            opacity: 0,
            boxShadow: `${vars.plate.small} ${vars.plate.small} 0 ${vars.spot.two}`,
            selectors: { [resting]: { opacity: 1 } },
          },
        },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `opacity ${vars.motion.fast} ${vars.motion.easing}` }) } },
]);

export const picture = style([
  {
    '@layer': { [sectionsLayer]: { position: 'absolute', zIndex: -2, inset: 0 } },
  },
  screenOnly,
]);

const scrim = (amount: number) => `color-mix(in srgb, ${vars.color.scrim} ${amount}%, transparent)`;

/** Keeps text at the bottom of the picture at 4.5:1. */
export const shade = style([
  {
    '@layer': {
      [sectionsLayer]: {
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        backgroundImage: `linear-gradient(0deg, ${scrim(96)}, ${scrim(88)} calc(100% - ${pictureShare}), transparent calc(100% - 3rem))`,
      },
    },
  },
  screenOnly,
]);

const titleSize = `calc(${vars.type.heading.size} * 0.75)`;

export const title = style({
  '@layer': {
    [sectionsLayer]: {
      fontSize: titleSize,
      lineHeight: 1.1,
      // With text at 200 %, a title's longest word still fits a quarter of the sheet.
      '@media': { [from.desktop]: { fontSize: `min(${titleSize}, 2.4vw)` } },
    },
  },
});

/** The longest word fits at any text size. */
export const pictureTitle = style({
  '@layer': { [sectionsLayer]: { fontSize: `min(${vars.type.feature.size}, 11vw)` } },
});

export const description = style({
  '@layer': { [sectionsLayer]: { maxInlineSize: '34ch', fontSize: '1rem', lineHeight: 1.45, textWrap: 'balance' } },
});

export const wideDescription = style({ '@layer': { [sectionsLayer]: { maxInlineSize: '52ch' } } });
