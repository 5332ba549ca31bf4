import { style, styleVariants } from '@vanilla-extract/css';
import {
  below,
  from,
  inPrint,
  type LayerRule,
  motionSafe,
  screenOnly,
  sectionRule,
  sectionsLayer,
  vars,
} from '../../theme/index.js';
import { timeline } from './PlatePull.css.js';

const ring = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -3 };

export const carousel = style({
  '@layer': { [sectionsLayer]: { position: 'relative', display: 'flex', flexDirection: 'column' } },
});

/** As tall as its parent. */
export const full = style({ '@layer': { [sectionsLayer]: { blockSize: '100%' } } });

const shape = (phone: string, tablet: string, desktop: string) => ({
  '@layer': {
    [sectionsLayer]: {
      aspectRatio: phone,
      '@media': { [from.tablet]: { aspectRatio: tablet }, [from.desktop]: { aspectRatio: desktop } },
    },
  },
});

/** The window for the pictures, which share one grid cell and its size. */
export const frame = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'grid',
        gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
        boxSizing: 'border-box',
        overflow: 'hidden',
        border: `${vars.stroke.hairline} solid ${vars.color.text}`,
        borderRadius: vars.radius.card,
        // Horizontal movement is a swipe; the browser handles vertical scrolling.
        touchAction: 'pan-y',
      },
    },
  },
  inPrint({ aspectRatio: '4 / 3' }),
]);

/** Not a scroll container, because it would then become its own timeline's scroller. */
export const animateOnScroll = style(
  sectionRule({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    // Only a scroll container may be shorter than its content.
    minBlockSize: 0,
    viewTimelineName: timeline,
    viewTimelineInset: 0,
  }),
);

export const shapes = styleVariants({
  landscape: shape('16 / 10', '4 / 3', '4 / 3'),
  wide: [
    shape('16 / 10', '16 / 10', '16 / 10'),
    // Stretches next to taller content.
    { '@layer': { [sectionsLayer]: { flex: '1 0 auto' } } },
  ],
  portrait: shape('16 / 10', '16 / 10', '4 / 5'),
  panorama: shape('16 / 10', '16 / 9', '24 / 9'),
  fill: { '@layer': { [sectionsLayer]: { flex: 1, minBlockSize: 0, border: 0, borderRadius: 0 } } },
});

export const slide = style([
  {
    '@layer': {
      [sectionsLayer]: {
        gridArea: '1 / 1',
        minInlineSize: 0,
        minBlockSize: 0,
        visibility: 'hidden',
        selectors: { '&[data-slide="current"]': { visibility: 'visible', zIndex: 1 } },
      },
    },
  },
  {
    // The old picture stays opaque until the new one covers it.
    '@layer': {
      [sectionsLayer]: motionSafe(
        { opacity: 0, transition: `opacity 0s ${vars.motion.slow}, visibility 0s ${vars.motion.slow}` },
        '&[data-slide="other"]',
      ),
    },
  },
  {
    '@layer': {
      [sectionsLayer]: motionSafe(
        { transition: `opacity ${vars.motion.slow} ${vars.motion.easing}` },
        '&[data-slide="current"]',
      ),
    },
  },
]);

export const controls = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.small,
        color: vars.color.text,
        '@media': { '(scripting: none)': { display: 'none' } },
      },
    },
  },
  screenOnly,
]);

/** A label on the picture, inset so that the picture's edges stay whole. */
const label = {
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: vars.space.small,
  insetInlineStart: vars.space.small,
  maxInlineSize: `calc(100% - 2 * ${vars.space.small})`,
  padding: vars.space.tiny,
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.control,
} as const;

/** Below the picture; on phones, at its end, where the thumb reaches the dots. */
const belowPicture = (rule: LayerRule = {}) => ({
  [below.tablet]: { justifyContent: 'flex-end' },
  [from.tablet]: { marginBlockStart: vars.space.small, ...rule },
});

export const placements = styleVariants({
  start: sectionRule({ '@media': belowPicture() }),
  // Only as wide as the buttons, so that text can be beside them.
  end: sectionRule({ pointerEvents: 'auto', '@media': belowPicture({ alignSelf: 'flex-end' }) }),
  inside: sectionRule({
    '@media': {
      ...belowPicture({ justifyContent: 'flex-end' }),
      [from.desktop]: {
        ...label,
        insetBlockEnd: vars.space.large,
        insetInlineStart: vars.space.large,
      },
    },
  }),
});

/** Phone visitors swipe, and every dot is a button. */
export const arrows = style({
  '@layer': { [sectionsLayer]: { display: 'flex', '@media': { [below.tablet]: { display: 'none' } } } },
});

/** Without a border, so that several carousels on a page stay quiet. */
export const arrow = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      padding: 0,
      color: 'inherit',
      backgroundColor: 'transparent',
      border: 0,
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      ':focus-visible': ring,
      '@media': {
        '(hover: hover)': {
          ':hover': { backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)` },
        },
      },
    },
  },
});

export const dots = style({ '@layer': { [sectionsLayer]: { display: 'flex', flexWrap: 'wrap' } } });

/** 24 px wide and 44 px high, with an 8 px dot (WCAG 2.5.8). */
export const dot = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      inlineSize: '1.5rem',
      blockSize: '2.75rem',
      padding: 0,
      color: vars.color.textMuted,
      backgroundColor: 'transparent',
      border: 0,
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      ':focus-visible': ring,
      '::before': {
        content: '',
        // Borders only, because forced colours keep them but remove backgrounds.
        border: '0.25rem solid currentColor',
        borderRadius: '50%',
      },
      selectors: {
        '&[aria-selected="true"]': { inlineSize: '4rem', color: vars.color.highlight },
        '&[aria-selected="true"]::before': { inlineSize: '3rem', boxSizing: 'border-box', borderRadius: 0 },
      },
      '@media': { '(hover: hover)': { ':hover': { color: vars.color.text } } },
    },
  },
});
