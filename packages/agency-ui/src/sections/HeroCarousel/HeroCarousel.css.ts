import { fallbackVar, style } from '@vanilla-extract/css';
import { below, from, inPrint, motionSafe, screenOnly, sectionRule, vars } from '../../theme/index.js';

const { scrim } = vars.color;
const { slow, fast, easing } = vars.motion;

/** Night ink over a picture, at this opacity in per cent. */
const veil = (percent: number) => `color-mix(in srgb, ${scrim} ${percent}%, transparent)`;

export const hero = style(sectionRule({ touchAction: 'pan-y pinch-zoom' }));

export const heading = style(sectionRule({ margin: 0 }));

/** Minimum height, at most the screen's. It grows with the text. */
export const stage = style([
  sectionRule({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    minBlockSize: 'min(100svh, 52.75rem)',
    '@media': { [from.desktop]: { minBlockSize: 'min(100svh, 56.25rem)' } },
  }),
  inPrint({ display: 'block', minBlockSize: 0 }),
]);

const bottomScrim = `linear-gradient(0deg, ${veil(90)} 0, ${veil(50)} 10%, transparent 26%)`;
/** Behind the header, which is transparent here. */
const sky = `linear-gradient(180deg, ${veil(96)} 0, ${veil(92)} 4rem, ${veil(48)} 6rem, transparent 11rem)`;
/** Maximum line lengths of headline and description, in em. */
const measure = { title: 5.1, description: 25.5 };
/** Start and maximum width of the text. The scrim is sized from them, so it grows with the text. */
const textEdge = `max(${vars.layout.gutter}, (100% - ${vars.layout.content}) / 2)`;
const textWidth = `max(${measure.title} * ${vars.type.poster.size}, ${measure.description} * ${vars.type.lead.size})`;
const share = (part: number) => `calc(${textEdge} + ${part} * ${textWidth})`;
const side = (direction: 90 | 270) =>
  `linear-gradient(${direction}deg, ${veil(92)} 0, ${veil(84)} ${share(0.44)}, ${veil(70)} ${share(0.78)}, ${veil(52)} ${share(1)}, ${veil(8)} ${share(1.12)}, transparent ${share(1.3)})`;

const tablet = `${from.tablet} and ${below.desktop}`;

/** Stacked pictures, under a scrim. On phones, the scrim fades into the background behind the text. */
export const pictures = style([
  sectionRule({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: -1,
    overflow: 'hidden',
    backgroundColor: scrim,
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: 2 },
    '@media': {
      [below.tablet]: {
        blockSize: '62%',
        '::after': {
          background: `${sky}, linear-gradient(0deg, ${scrim} 0, ${veil(85)} 12%, transparent 42%)`,
        },
      },
      // The scrim beside the text is part of the slides, which start at different heights.
      [tablet]: {
        insetBlockEnd: 0,
        '::after': { background: `${sky}, linear-gradient(0deg, ${scrim} 30%, ${veil(80)} 33%, transparent 44%)` },
      },
      [from.desktop]: {
        insetBlockEnd: 0,
        selectors: {
          '&::after': { background: [side(90), sky, bottomScrim].join(', ') },
          '[dir="rtl"] &::after': { background: [side(270), sky, bottomScrim].join(', ') },
        },
      },
      // In forced colours the text has its own backplate. The scrim is omitted, and the picture makes room for the
      // text.
      '(forced-colors: active)': { '::after': { display: 'none' } },
      [`(forced-colors: active) and ${from.tablet}`]: { insetInlineStart: '56%' },
    },
  }),
  inPrint({ position: 'relative', insetInlineStart: 0, blockSize: 'auto', aspectRatio: '3 / 1' }),
  inPrint({ display: 'none' }, '&&&::after'),
]);

/** Hides the other slides, either at once or, with motion, as soon as the current slide covers them. */
const other = '&[data-slide="other"]';
const current = '&[data-slide="current"]';

/** Width of the squeegee, the bar in three inks that draws the next picture over the last one. */
const squeegee = '0.75rem';

/**
 * With motion, the sheet comes in from the page's far edge behind the squeegee. At the end, the squeegee is off the
 * page.
 */
export const sheet = style([
  sectionRule({
    position: 'absolute',
    inset: 0,
    selectors: { [current]: { zIndex: 1 }, [other]: { opacity: 0, visibility: 'hidden' } },
    '::before': {
      content: '',
      display: fallbackVar(vars.ornament.halftone, 'block'),
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * ${squeegee})`,
      inlineSize: squeegee,
      background: `linear-gradient(90deg, ${vars.spot.one} 33%, ${vars.spot.three} 33% 66%, ${vars.spot.two} 66%)`,
    },
  }),
  sectionRule(motionSafe({ transition: `translate ${slow} ${easing}` }, current)),
  sectionRule(
    motionSafe(
      { translate: '100%', transition: `opacity 0s ${slow}, visibility 0s ${slow}, translate 0s ${slow}` },
      other,
    ),
  ),
  sectionRule(motionSafe({ translate: '-100%' }, `${other}:dir(rtl)`)),
  inPrint({ display: 'none' }, '&&&::before'),
]);

/** Cuts the picture at the sheet's edge. */
export const cut = style(sectionRule({ position: 'absolute', inset: 0, overflow: 'hidden' }));

/** Moves against the sheet, so that the picture stands still while the sheet's edge passes over it. */
export const picture = style([
  sectionRule({
    position: 'absolute',
    inset: 0,
    selectors: {
      // Keeps a person's head below the header.
      '&[data-phone-focus="top"]': {
        '@media': { [below.tablet]: { insetBlock: '0 -6%' }, [tablet]: { insetBlock: '-4% 20.5%' } },
      },
      // Fits the picture's height between header and text.
      '&[data-phone-focus="whole"]': {
        '@media': {
          [below.tablet]: { insetBlock: '3.25rem auto', blockSize: 'calc(100% - 8.25rem)' },
          [tablet]: { insetBlock: '5% 38%', maskImage: 'linear-gradient(#000 75%, transparent)' },
        },
      },
    },
    // Text covers the lower half, so the picture's middle moves up behind the header.
    '@media': { [below.tablet]: { insetBlock: '-16% 10%' }, [tablet]: { insetBlock: '-15% 31%' } },
  }),
  sectionRule(motionSafe({ transition: `translate ${slow} ${easing}` }, `${sheet}[data-slide="current"] &`)),
  sectionRule(motionSafe({ translate: '-100%', transition: `translate 0s ${slow}` }, `${sheet}[data-slide="other"] &`)),
  sectionRule(motionSafe({ translate: '100%' }, `${sheet}[data-slide="other"]:dir(rtl) &`)),
  inPrint({ inset: 0 }),
]);

/** Pictures are calm on the text's side, so they are mirrored in right-to-left layouts. */
export const image = style(sectionRule({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));

/** Distance from the scrim's start to the text: less on a short screen, to show more of the picture. */
const rise = 'min(9.5rem, 18svh)';

/** The tagline and the slides: one block on wide pages. On narrow ones the tagline is under the header. */
export const content = style(
  sectionRule({
    '@media': {
      [below.desktop]: { display: 'contents' },
      [from.desktop]: {
        gridRow: 1,
        alignSelf: 'center',
        marginBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.tiny})`,
      },
    },
  }),
);

/** A haze below the tagline keeps it readable on pictures. */
export const tagline = style([
  sectionRule({
    gridArea: '1 / 1',
    alignSelf: 'start',
    margin: 0,
    paddingInline: textEdge,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    color: vars.color.highlight,
    overflowWrap: 'anywhere',
    '@media': {
      [below.desktop]: {
        marginBlockStart: `calc(${vars.layout.headerHeight} - 1.5rem)`,
        paddingBlock: '1.75rem 2.5rem',
        background: `linear-gradient(180deg, transparent 0, ${veil(78)} 1.75rem, ${veil(70)} calc(100% - 2.5rem), transparent)`,
      },
      [from.desktop]: { paddingBlockEnd: '1.125rem' },
    },
  }),
  inPrint({ margin: 0, padding: 0, background: 'none' }),
]);

/** All slides share one grid cell, so that the tallest sets the height and nothing moves. */
export const slides = style([
  sectionRule({
    gridArea: '1 / 1',
    position: 'relative',
    alignSelf: 'end',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    boxSizing: 'border-box',
    paddingInline: textEdge,
    marginBlockStart: `calc(${vars.layout.headerHeight} + 4rem)`,
    paddingBlockEnd: '1.5rem',
    '@media': {
      [from.desktop]: { marginBlockStart: 0, paddingBlockEnd: 'clamp(1rem, 3svh, 2.5rem)' },
    },
  }),
  inPrint({ display: 'block', margin: 0, paddingBlock: vars.space.medium, paddingInline: 0 }),
]);

export const slide = style([
  sectionRule({
    gridArea: '1 / 1',
    position: 'relative',
    alignSelf: 'end',
    selectors: { [other]: { opacity: 0, visibility: 'hidden' } },
    '@media': {
      [below.desktop]: {
        // Starts above this slide's text, so that text is never on a bright picture, and as low as the text allows.
        '::before': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(-1 * ${rise}) -1.5rem`,
          insetInline: `calc(-1 * ${vars.layout.gutter})`,
          zIndex: -1,
          background: `linear-gradient(180deg, transparent 0, ${veil(14)} calc(${rise} * 0.5), ${veil(72)} ${rise}, ${veil(90)} calc(${rise} + 6.5rem), ${scrim} calc(${rise} + 12.5rem))`,
        },
      },
      // The picture continues beside the text.
      [tablet]: {
        '::before': { background: side(90), maskImage: `linear-gradient(180deg, transparent, #000 ${rise})` },
      },
      [from.desktop]: { alignSelf: 'start' },
    },
  }),
  sectionRule({ '@media': { [tablet]: { selectors: { '[dir="rtl"] &::before': { background: side(270) } } } } }),
  inPrint({ display: 'none' }, '&&&::before'),
  // Two overlapping headlines are illegible, so one fades out quickly before the other fades in.
  sectionRule(motionSafe({ transition: `opacity ${fast} ${easing}, visibility 0s ${fast}` }, other)),
  sectionRule(motionSafe({ transition: `opacity calc(${slow} - ${fast}) ${easing} ${fast}` }, current)),
  inPrint({ display: 'none' }, '&&&[data-slide="other"]'),
]);

export const eyebrow = style(sectionRule({ color: vars.color.text, overflowWrap: 'anywhere' }));

export const title = style(
  sectionRule({
    maxInlineSize: `${measure.title}em`,
    marginBlock: '0.75rem 1rem',
    // Smaller on short screens, to keep the links in view.
    fontSize: `min(${vars.type.poster.size}, max(2.75rem, 14svh))`,
    '@media': {
      [from.desktop]: {
        marginBlock: '1.25rem 1.75rem',
        fontSize: `min(${vars.type.poster.size}, max(4rem, 38.8svh - 11rem))`,
        selectors: {
          [`${tagline} ~ * &`]: { fontSize: `min(${vars.type.poster.size}, max(4rem, 38.8svh - 12rem))` },
        },
      },
    },
  }),
);

export const highlight = style(sectionRule({ color: vars.color.highlight }));

export const description = style(
  sectionRule({
    maxInlineSize: `${measure.description}em`,
    '@media': { [below.desktop]: { fontSize: vars.type.body.size } },
  }),
);

export const actions = style([
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.875rem',
    marginBlockStart: '1.5rem',
    '@media': {
      [below.tablet]: { gap: '0.75rem' },
      [from.desktop]: { marginBlockStart: '2.25rem' },
    },
  }),
  screenOnly,
]);

/** On phones the two links share the row's width. */
export const action = style(
  sectionRule({ '@media': { [below.tablet]: { flex: '1 1 auto', paddingInline: 'min(1rem, 3.4vw)' } } }),
);
