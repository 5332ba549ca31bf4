import { globalStyle, style } from '@vanilla-extract/css';
import { motionSafe, screenOnly, sectionRule, sectionsLayer, vars } from '../../theme/index.js';

const ring = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -3 };

const edge = (side: string) => `max(${vars.layout.gutter}, env(safe-area-inset-${side}))`;

export const lightbox = style([
  sectionRule({
    position: 'fixed',
    inset: 0,
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: 1.4,
    selectors: {
      // A long caption, or large text on a small screen, first takes height from the picture and then scrolls.
      '&[open]': {
        display: 'grid',
        gridTemplate: 'auto minmax(8rem, 1fr) auto / minmax(0, 1fr)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      },
    },
  }),
  {
    '@layer': {
      [sectionsLayer]: motionSafe({
        opacity: 1,
        transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
        '@starting-style': { opacity: 0 },
      }),
    },
  },
  screenOnly,
]);

// While a lightbox is open, the page behind does not scroll and does not shift when its scrollbar disappears.
globalStyle(`html:has(${lightbox}[open])`, {
  '@layer': {
    [sectionsLayer]: { overflow: 'hidden', scrollbarGutter: 'stable', backgroundColor: vars.color.scrim },
  },
});

export const bar = style(
  sectionRule({
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    paddingBlock: `max(0.75rem, env(safe-area-inset-top)) 0.75rem`,
    paddingInline: `${edge('left')} ${edge('right')}`,
  }),
);

export const counter = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontWeight: vars.type.heading.weight,
    fontVariantNumeric: 'lining-nums tabular-nums',
    color: vars.color.textMuted,
  }),
);

export const position = style(sectionRule({ color: vars.color.highlight }));

export const button = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '3rem',
    blockSize: '3rem',
    flex: 'none',
    margin: 0,
    padding: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
    border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ':focus-visible': ring,
    selectors: { '&[aria-disabled="true"]': { color: vars.color.lineStrong, cursor: 'default' } },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not([aria-disabled="true"])': {
            backgroundColor: `color-mix(in srgb, ${vars.color.text} 12%, transparent)`,
          },
        },
      },
      '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  }),
);

/** The browser handles swiping, snapping and zooming. */
export const row = style(
  sectionRule({
    position: 'relative',
    display: 'flex',
    minBlockSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    ':focus-visible': ring,
  }),
);

export const slide = style(
  sectionRule({
    flex: '0 0 100%',
    boxSizing: 'border-box',
    minInlineSize: 0,
    blockSize: '100%',
    paddingInline: `${edge('left')} ${edge('right')}`,
    scrollSnapAlign: 'center',
    // A fast swipe does not skip pictures.
    scrollSnapStop: 'always',
  }),
);

export const image = style(
  sectionRule({
    objectFit: 'contain',
    objectPosition: 'center',
    // The placeholder colour would fill the space beside the picture.
    selectors: { '&[data-placeholder]': { color: 'inherit', backgroundColor: 'transparent' } },
  }),
);

export const footer = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.small} ${vars.space.large}`,
    minBlockSize: '3rem',
    paddingBlock: `0.875rem max(0.875rem, env(safe-area-inset-bottom))`,
    paddingInline: `${edge('left')} ${edge('right')}`,
  }),
);

export const caption = style(
  sectionRule({
    flex: '1 1 10rem',
    minInlineSize: 0,
    maxInlineSize: vars.layout.text,
    margin: 0,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);

export const arrows = style(sectionRule({ display: 'flex', gap: vars.space.tiny, marginInlineStart: 'auto' }));
