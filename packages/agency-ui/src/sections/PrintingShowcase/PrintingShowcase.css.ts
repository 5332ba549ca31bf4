import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, sectionsLayer, vars } from '../../theme/index.js';

/** Room on the sheet outside the cells. */
const trim = { narrow: '0.875rem', wide: '3rem' };

export const section = style({ '@layer': { [sectionsLayer]: { overflow: 'clip' } } });

export const head = style({
  '@layer': {
    [sectionsLayer]: {
      rowGap: '1.25rem',
      alignItems: 'end',
      marginBlockEnd: '3.5rem',
    },
  },
});

export const eyebrow = style({ '@layer': { [sectionsLayer]: { gridColumn: '1 / -1' } } });

export const heading = style({
  '@layer': {
    [sectionsLayer]: {
      gridColumn: '1 / -1',
      minInlineSize: 0,
      '@media': { [from.desktop]: { gridColumn: '1 / 9', maxInlineSize: '6.6em' } },
    },
  },
});

export const lead = style({
  '@layer': {
    [sectionsLayer]: {
      gridColumn: '1 / -1',
      maxInlineSize: '34em',
      '@media': { [from.desktop]: { gridColumn: '9 / -1' } },
    },
  },
});

/** A little wider than the content, so that its cells keep to the content's edges. */
export const sheet = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'relative',
      boxSizing: 'border-box',
      inlineSize: `min(100% - 2 * ${vars.layout.gutter}, ${vars.layout.content} + 2 * ${trim.wide})`,
      marginInline: 'auto',
      paddingInline: trim.narrow,
      color: vars.color.text,
      backgroundColor: vars.color.surface,
      borderRadius: vars.radius.card,
      boxShadow: `8px 8px 0 ${vars.spot.one}`,
      '@media': { [from.desktop]: { paddingInline: trim.wide, boxShadow: `14px 14px 0 ${vars.spot.one}` } },
    },
  },
});

/** A line of notes in the sheet's margin, over and under the cells. */
export const slug = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.medium,
      minBlockSize: '2.75rem',
      paddingBlock: vars.space.tiny,
      boxSizing: 'border-box',
      fontSize: vars.type.small.size,
      lineHeight: 1.25,
      color: vars.color.textMuted,
      '@media': {
        [from.desktop]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr', minBlockSize: '3.5rem' },
      },
    },
  },
});

export const noteEnd = style({ '@layer': { [sectionsLayer]: { textAlign: 'end' } } });

/** A note that only a wide margin has room for. */
export const spareNote = style({
  '@layer': { [sectionsLayer]: { '@media': { [below.desktop]: { display: 'none' } } } },
});

/** Its swatches are squeezed where the line is short. */
export const bar = style({
  '@layer': {
    [sectionsLayer]: {
      flex: 'none',
      overflow: 'hidden',
      '@media': { [below.tablet]: { maxInlineSize: '4.5rem' } },
    },
  },
});

const mark = {
  display: 'none',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.875rem)',
  '@media': { [from.desktop]: { display: 'block' } },
} as const;

export const markStart = style({ '@layer': { [sectionsLayer]: { ...mark, insetInlineStart: '0.625rem' } } });
export const markEnd = style({ '@layer': { [sectionsLayer]: { ...mark, insetInlineEnd: '0.625rem' } } });

export const cells = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      margin: 0,
      padding: 0,
      overflow: 'hidden',
      listStyle: 'none',
      border: `${vars.stroke.hairline} solid ${vars.color.text}`,
      borderRadius: vars.radius.card,
    },
  },
});

/** A cell overlaps the one before by its cut line; those of the first row and column fall outside the frame. */
const cell = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: '0.625rem',
      gridColumn: '1 / -1',
      minInlineSize: 0,
      marginBlockStart: '-1px',
      marginInlineStart: '-1px',
      paddingBlock: '1.25rem',
      paddingInline: '1.125rem 5.5rem',
      border: '0 dashed',
      borderColor: `color-mix(in srgb, ${vars.color.text} 55%, ${vars.color.surface})`,
      borderBlockStartWidth: 1,
      borderInlineStartWidth: 1,
      color: vars.color.text,
      '@media': {
        [from.tablet]: { minBlockSize: '13rem', padding: '1.75rem' },
        [from.desktop]: { minBlockSize: '19rem' },
      },
    },
  },
});

/** What a picture keeps for itself over the words, on narrow pages. */
const pictureShare = '11rem';

export const ground = styleVariants({
  bare: [cell],
  two: [cell, { '@layer': { [sectionsLayer]: { color: vars.color.surface, backgroundColor: vars.color.link } } }],
  // The darkest ink of the theme keeps its contrast on its brightest.
  one: [cell, { '@layer': { [sectionsLayer]: { color: vars.color.scrim, backgroundColor: vars.spot.one } } }],
  dark: [
    cell,
    {
      '@layer': {
        [sectionsLayer]: {
          backgroundColor: vars.color.surfaceRaised,
          '@media': { [from.desktop]: { minBlockSize: '11rem' } },
        },
      },
    },
  ],
  picture: [
    cell,
    {
      '@layer': {
        [sectionsLayer]: {
          overflow: 'hidden',
          isolation: 'isolate',
          // The picture shows over the words, however many they are.
          paddingBlock: `${pictureShare} 1.125rem`,
          paddingInlineEnd: '1.125rem',
          backgroundColor: vars.color.surface,
          '@media': { [from.tablet]: { padding: '1.75rem' } },
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

export const span = styleVariants({ third: 4, half: 6, twoThirds: 8, full: 12 }, (count) => ({
  '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: columns(count) } } },
}));

const under = { paddingBlockStart: '8.75rem' };
const beside = { paddingInlineEnd: '9rem' };

/** Keeps words clear of the glyph in the corner: below it, or beside it where the cell is as wide as the sheet. */
export const tabletClear = styleVariants({ half: under, full: beside }, (rule) => ({
  '@layer': { [sectionsLayer]: { '@media': { [tablet]: rule } } },
}));
export const clear = styleVariants({ third: under, half: under, twoThirds: under, full: beside }, (rule) => ({
  '@layer': { [sectionsLayer]: { '@media': { [from.desktop]: rule } } },
}));

export const glyph = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'absolute',
      insetBlockStart: '1.25rem',
      insetInlineEnd: '1.125rem',
      inlineSize: '3.25rem',
      blockSize: '3.25rem',
      '@media': {
        [from.tablet]: {
          insetBlockStart: '1.75rem',
          insetInlineEnd: '1.75rem',
          inlineSize: '5.5rem',
          blockSize: '5.5rem',
        },
      },
    },
  },
});

export const picture = style({
  '@layer': { [sectionsLayer]: { position: 'absolute', zIndex: -2, inset: 0 } },
});

const scrim = (amount: number) => `color-mix(in srgb, ${vars.color.scrim} ${amount}%, transparent)`;

/** Keeps the words on the picture at 4.5:1: they stand at its foot on narrow pages, at its start on wide ones. */
export const shade = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      backgroundImage: `linear-gradient(0deg, ${scrim(96)}, ${scrim(88)} calc(100% - ${pictureShare}), transparent calc(100% - 3rem))`,
      '@media': {
        [from.tablet]: {
          backgroundImage: `linear-gradient(90deg, ${scrim(96)}, ${scrim(88)} 46%, ${scrim(60)} 58%, transparent 78%)`,
          selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
        },
      },
    },
  },
});

export const title = style({
  '@layer': { [sectionsLayer]: { fontSize: `calc(${vars.type.heading.size} * 0.9)`, lineHeight: 1.06 } },
});

/** On the picture the words keep to its calm half. */
export const pictureWords = style({
  '@layer': { [sectionsLayer]: { '@media': { [from.tablet]: { maxInlineSize: '54%' } } } },
});

export const description = style({
  '@layer': { [sectionsLayer]: { maxInlineSize: '34ch', fontSize: '1rem', lineHeight: 1.5, textWrap: 'balance' } },
});

export const wideDescription = style({ '@layer': { [sectionsLayer]: { maxInlineSize: '52ch' } } });

export const more = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      marginBlockStart: '2.5rem',
      '@media': { [from.desktop]: { justifyContent: 'flex-end', marginBlockStart: '3rem' } },
    },
  },
});
