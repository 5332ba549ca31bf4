import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, screenOnly, sectionRule, vars } from '../../theme/index.js';

/** Space for a header above the hero. */
const room = createVar();

/** Distance between the section's edge and the content. */
const edge = `max(${vars.layout.gutter}, (100% - ${vars.layout.content}) / 2)`;

const ink = (share: number) => `color-mix(in srgb, ${vars.color.scrim} ${share}%, transparent)`;

/** Maximum width of text on a picture; see `scrim`. */
const darkPart = createVar();

/**
 * Corners of a card, except at the page's edge, past which the shape extends. Not `border-radius`, because the token
 * may have several values, which a single corner does not accept.
 */
const roundedStart = {
  ltr: { clipPath: `inset(0 -100vw 0 0 round ${vars.radius.card})` },
  rtl: { clipPath: `inset(0 0 0 -100vw round ${vars.radius.card})` },
};

/** Grows on very wide pages, where a narrow band would crop heads and feet. */
const tall = 'clamp(36rem, 30vw, 48rem)';

const hero = style([
  sectionRule({
    vars: { [room]: '0px', [darkPart]: '29rem' },
    isolation: 'isolate',
    overflow: 'clip',
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: `calc(${vars.space.medium} + ${room}) 3rem`,
    '@media': {
      [from.tablet]: { paddingBlock: `calc(2rem + ${room}) 4rem` },
      [from.desktop]: { vars: { [darkPart]: '37rem' } },
    },
  }),
  inPrint({ display: 'block', minBlockSize: 0, paddingBlock: '0 1rem' }),
]);

export const heroes = styleVariants({
  over: [
    hero,
    // Minimum space below the text, for the printer's marks.
    sectionRule({
      '@media': { [from.tablet]: { paddingBlockEnd: '7rem' }, [from.desktop]: { minBlockSize: tall } },
    }),
  ],
  beside: [hero, sectionRule({ '@media': { [from.desktop]: { minBlockSize: tall, paddingBlockEnd: '6rem' } } })],
  ornament: [hero, sectionRule({ minBlockSize: '27.5rem', '@media': { [from.desktop]: { minBlockSize: '32.5rem' } } })],
  spread: [hero],
});

export const deep = style([
  sectionRule({
    paddingBlockEnd: '8rem',
    '@media': { [from.tablet]: { paddingBlockEnd: '10rem' }, [from.desktop]: { paddingBlockEnd: '13rem' } },
  }),
  inPrint({ paddingBlockEnd: '1rem' }),
]);

export const headerOverlap = style(sectionRule({ vars: { [room]: vars.layout.headerHeight } }));

const printedPicture = inPrint({
  position: 'relative',
  inset: 'auto',
  zIndex: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 1',
  margin: 0,
});

export const pictures = styleVariants({
  over: [
    printedPicture,
    sectionRule({
      position: 'absolute',
      zIndex: -2,
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: '100%',
      blockSize: `calc(22rem + ${room})`,
      '@media': { [from.tablet]: { insetBlockEnd: 0, inlineSize: '78%', blockSize: 'auto' } },
    }),
  ],
  beside: [
    printedPicture,
    sectionRule({
      position: 'relative',
      zIndex: -1,
      aspectRatio: '4 / 3',
      marginBlockStart: vars.space.huge,
      marginInlineStart: vars.layout.gutter,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${vars.plate.large} calc(-1 * ${vars.plate.large})`,
        insetInline: `calc(-1 * ${vars.plate.large}) 0`,
        backgroundColor: vars.spot.three,
        ...roundedStart.ltr,
      },
      selectors: {
        '&:dir(rtl)::before': roundedStart.rtl,
        '[data-agency-tone="accent"] &::before': { backgroundColor: vars.spot.one },
      },
      '@media': {
        [from.tablet]: { aspectRatio: '16 / 10' },
        [from.desktop]: {
          position: 'absolute',
          insetBlock: `${room} 3.5rem`,
          insetInlineEnd: 0,
          inlineSize: `calc(${edge} + min(${vars.layout.content}, 100% - 2 * ${vars.layout.gutter}) * 0.4)`,
          aspectRatio: 'auto',
          margin: 0,
        },
      },
    }),
  ],
});

export const image = style(
  sectionRule({
    position: 'absolute',
    inset: 0,
    // If the picture fails to load, its alternative text would show through the scrim, behind the hero's own text.
    selectors: {
      [`${pictures.over} &`]: { color: 'transparent' },
      [`${pictures.beside} &`]: roundedStart.ltr,
      [`${pictures.beside} &:dir(rtl)`]: roundedStart.rtl,
    },
  }),
);

/**
 * Night scrim behind the text. Its stops follow the content's edge: at any page width the ink is at least 60 % behind
 * text, which gives 4.5:1 on white.
 */
export const scrim = style([
  sectionRule({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    '@media': {
      [below.tablet]: {
        background: `linear-gradient(${ink(88)} ${room}, ${ink(64)} calc(3.25rem + ${room}), ${ink(0)} calc(6rem + ${room}), ${ink(0)} calc(12.5rem + ${room}), ${ink(66)} calc(17rem + ${room}), ${ink(100)} calc(21.5rem + ${room}))`,
      },
      [from.tablet]: {
        background: [
          `linear-gradient(0deg, ${ink(60)}, transparent 30%)`,
          `linear-gradient(90deg, ${ink(100)} calc(${edge} + 11rem), ${ink(88)} calc(${edge} + 20rem), ${ink(64)} calc(${edge} + 30rem), ${ink(24)} calc(${edge} + 36rem), transparent calc(${edge} + 44rem))`,
        ].join(', '),
      },
      [from.desktop]: {
        background: [
          `linear-gradient(0deg, ${ink(60)}, transparent 30%)`,
          `linear-gradient(90deg, ${ink(100)} calc(${edge} + 16rem), ${ink(88)} calc(${edge} + 28rem), ${ink(64)} calc(${edge} + 38rem), ${ink(24)} calc(${edge} + 48rem), transparent calc(${edge} + 58rem))`,
        ].join(', '),
      },
    },
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
  screenOnly,
]);

export const ornament = style([
  sectionRule({
    position: 'absolute',
    zIndex: -1,
    // On phones, it ends above the title.
    insetBlockStart: `calc(-5rem + ${room})`,
    insetInlineEnd: '-4rem',
    inlineSize: '14.5rem',
    '@media': {
      [from.tablet]: { insetBlockStart: `calc(-2rem + ${room})`, insetInlineEnd: '-6rem', inlineSize: '30rem' },
      [from.desktop]: {
        insetBlockStart: `calc(-7rem + ${room})`,
        insetInlineEnd: `calc(${edge} - 6rem)`,
        inlineSize: '46rem',
      },
    },
  }),
  screenOnly,
]);

const text = style([
  sectionRule({ display: 'flex', flexDirection: 'column', flex: '1 0 auto' }),
  inPrint({ display: 'block', padding: 0 }),
]);

export const wordings = styleVariants({
  over: [text],
  beside: [
    text,
    sectionRule({
      '@media': {
        [from.desktop]: { justifyContent: 'center', paddingInlineEnd: `min(${vars.layout.content} * 0.46, 46%)` },
      },
    }),
  ],
  ornament: [text],
  spread: [
    text,
    sectionRule({
      '@media': {
        [from.desktop]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
          columnGap: '3rem',
          alignItems: 'end',
        },
      },
    }),
  ],
});

/** Ink behind the breadcrumbs on phones, as far down as they wrap, because the picture may be bright there. */
export const trail = style(
  sectionRule({
    '@media': {
      [`screen and ${below.tablet}`]: {
        position: 'relative',
        '::before': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          insetBlock: `calc(-1 * ${vars.space.medium} - ${room}) -2.5rem`,
          insetInline: `calc(-1 * ${vars.layout.gutter})`,
          background: `linear-gradient(${ink(88)} calc(100% - 3.5rem), ${ink(72)} calc(100% - 2.5rem), transparent)`,
        },
      },
    },
  }),
);

const top = style(inPrint({ position: 'static', minBlockSize: 0, maxInlineSize: 'none' }));

export const tops = styleVariants({
  // On phones, the title starts where the scrim is dark.
  over: [top, sectionRule({ maxInlineSize: darkPart, '@media': { [below.tablet]: { minBlockSize: '16rem' } } })],
  beside: [
    top,
    sectionRule({ '@media': { [from.desktop]: { position: 'absolute', insetBlockStart: `calc(2rem + ${room})` } } }),
  ],
  ornament: [top],
  spread: [top, sectionRule({ '@media': { [from.desktop]: { gridColumn: '1 / -1' } } })],
});

export const name = style([
  sectionRule({
    marginBlockStart: vars.space.large,
    '@media': { [from.tablet]: { marginBlockStart: '2.25rem' } },
    selectors: {
      [`${wordings.ornament} > &`]: { marginBlockStart: 'auto', paddingBlockStart: vars.space.huge },
      [`${wordings.over} > &`]: { maxInlineSize: darkPart },
    },
  }),
  inPrint({ marginBlockStart: vars.space.medium, maxInlineSize: 'none' }),
]);

export const eyebrow = style(sectionRule({ maxInlineSize: '28rem', marginBlockEnd: '1.25rem' }));

const title = style([
  sectionRule({
    // Optical alignment of the first letter with the text below.
    marginInlineStart: '-0.03em',
    selectors: {
      [`${wordings.ornament} &, ${wordings.spread} &`]: { maxInlineSize: '9em' },
      // Fallback fonts are up to 4 % wider for single words. Without this space, a title that just fits would wrap
      // until the web font has loaded.
      [`${wordings.beside} &`]: { marginInlineEnd: '-0.25em' },
    },
  }),
  // In print, anything past the edge of the text area is cut off.
  inPrint({ marginInlineStart: 0 }),
]);

export const titles = styleVariants({
  word: [title, sectionRule({ fontSize: `min(${vars.type.poster.size} * 1.375, 22vw)` })],
  short: [title],
  line: [
    title,
    sectionRule({
      '@media': {
        [from.tablet]: {
          selectors: {
            [`${wordings.over} &, ${wordings.beside} &`]: { fontSize: `calc(${vars.type.poster.size} * 0.8125)` },
          },
        },
      },
    }),
  ],
  sentence: [title, sectionRule({ fontSize: vars.type.title.size, lineHeight: vars.type.title.leading })],
});

export const highlight = style(sectionRule({ color: vars.color.highlight }));

export const more = style(
  sectionRule({ marginBlockStart: '1.75rem', '@media': { [from.desktop]: { marginBlockStart: '2rem' } } }),
);

export const bar = style(sectionRule({ marginBlockEnd: '1.25rem' }));

export const description = style(sectionRule({ maxInlineSize: '24em' }));

export const actions = style([
  sectionRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small, marginBlockStart: '2rem' }),
  screenOnly,
]);
// Buttons that do not fit beside each other are equally wide.
globalStyle(`${actions} > *`, sectionRule({ '@media': { [below.tablet]: { flexGrow: 1, maxInlineSize: '24rem' } } }));

export const mark = style([
  sectionRule({
    position: 'absolute',
    insetBlockStart: `calc(2rem + ${room})`,
    insetInlineEnd: edge,
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    '@media': { [below.tablet]: { display: 'none' } },
  }),
  screenOnly,
]);

export const imprint = style([
  sectionRule({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '2.5rem',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    '@media': { [below.tablet]: { display: 'none' } },
  }),
  screenOnly,
]);
