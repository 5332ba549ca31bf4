import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { motionSafe, sectionsLayer, vars } from '../../theme/index.js';

export const square = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      inlineSize: '3rem',
      blockSize: '3rem',
      margin: 0,
      padding: 0,
      color: vars.color.text,
      background: 'none',
      border: `${vars.stroke.hairline} solid color-mix(in srgb, ${vars.color.text} 60%, transparent)`,
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
      '@media': { '(hover: hover)': { ':hover': { borderColor: vars.color.text } } },
    },
  },
});

/** Position of the closed menu, beyond the inline-end edge. */
const away = createVar();

/** Matches the menu when open as a dialog or a popover. `:is()` ignores selectors that a browser doesn't support. */
const isOpen = ':is([open], :popover-open)';

const slide = ['translate', 'overlay', 'display']
  .map((property) => `${property} ${vars.motion.fast} ${vars.motion.easing} allow-discrete`)
  .join(', ');

export const menu = style([
  {
    '@layer': {
      [sectionsLayer]: {
        vars: { [away]: '100%' },
        position: 'fixed',
        inset: 0,
        boxSizing: 'border-box',
        inlineSize: '100%',
        blockSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: 'none',
        margin: 0,
        padding: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        // The bar with the close button is sticky and must not cover focused elements (WCAG 2.4.11).
        scrollPaddingBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.tiny})`,
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        border: 0,
        fontFamily: vars.font.text,
        fontSize: vars.type.body.size,
        lineHeight: 1.2,
        selectors: {
          '&:dir(rtl)': { vars: { [away]: '-100%' } },
          [`&${isOpen}`]: { display: 'flex', flexDirection: 'column' },
        },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ translate: `${away} 0`, transition: slide }) } },
  {
    '@layer': {
      [sectionsLayer]: motionSafe({ translate: '0 0', '@starting-style': { translate: `${away} 0` } }, `&${isOpen}`),
    },
  },
]);

// Locks page scrolling while the menu is open, and reserves the scrollbar's space in the menu's colour to prevent a
// shift. Apart from the rules below and the one for `Gallery`'s lightbox, the kit has no rules for elements that aren't
// its own. This can't be done in script, because the browser opens the menu before hydration. The rules apply only
// while this menu is open.
globalStyle(`html:has(${menu}${isOpen})`, {
  '@layer': {
    [sectionsLayer]: { overflow: 'hidden', scrollbarGutter: 'stable', backgroundColor: vars.color.scrim },
  },
});

// The main content, which the open menu covers, is not rendered. A modal dialog makes everything else inert, which
// would otherwise restyle every element before the menu appears. The content keeps its height, so the page keeps its
// scroll position.
globalStyle('main', { '@layer': { [sectionsLayer]: { containIntrinsicBlockSize: 'auto 100lvh' } } });
globalStyle(`html:has(${menu}${isOpen}) main:not(:has(${menu}))`, {
  '@layer': { [sectionsLayer]: { '@media': { screen: { contentVisibility: 'hidden' } } } },
});

export const bar = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      display: 'flex',
      flex: 'none',
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.medium,
      minBlockSize: vars.layout.headerHeight,
      backgroundColor: vars.color.surface,
    },
  },
});

export const body = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flex: '1 0 auto',
      flexDirection: 'column',
      gap: vars.space.huge,
      paddingBlockEnd: `calc(${vars.space.large} + env(safe-area-inset-bottom))`,
    },
  },
});

export const tools = style({
  '@layer': {
    [sectionsLayer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium },
  },
});

const plainList = { margin: 0, padding: 0, listStyle: 'none' };

export const list = style({ '@layer': { [sectionsLayer]: plainList } });

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const item = style({
  '@layer': {
    [sectionsLayer]: { borderBlockEnd: hairline, ':first-child': { borderBlockStart: hairline } },
  },
});

const inset = { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -3 };

export const row = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.medium,
      minBlockSize: '4rem',
      paddingBlock: vars.space.tiny,
      fontFamily: vars.font.display,
      // Short words must not break when text is enlarged.
      fontSize: 'min(2rem, 12vw)',
      fontStretch: vars.type.heading.width,
      fontWeight: vars.type.heading.weight,
      fontVariantLigatures: 'no-common-ligatures',
      lineHeight: vars.type.heading.leading,
      letterSpacing: vars.type.heading.tracking,
      color: 'inherit',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      listStyle: 'none',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      ':focus-visible': inset,
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&[aria-current]': { color: vars.color.highlight },
        // A swatch, so that the current page doesn't differ by colour alone.
        '&[aria-current]::after': { content: '', inlineSize: '1.25rem', borderBlockEnd: '4px solid' },
      },
    },
  },
});

export const chevron = style([
  {
    '@layer': {
      [sectionsLayer]: {
        inlineSize: '1.5rem',
        blockSize: '1.5rem',
        // A quarter of the drawing is empty on each side; this aligns its point with the edge.
        marginInlineEnd: '-0.375rem',
        selectors: { '[open] > * > &': { rotate: '180deg' } },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `rotate ${vars.motion.fast} ${vars.motion.easing}` }) } },
]);

export const sublist = style({
  '@layer': {
    [sectionsLayer]: {
      ...plainList,
      marginBlockEnd: vars.space.medium,
      paddingInlineStart: vars.space.large,
      borderInlineStart: `4px solid ${vars.spot.one}`,
    },
  },
});

export const subrow = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.medium,
      minBlockSize: '2.75rem',
      paddingBlock: vars.space.hair,
      fontSize: '1.125rem',
      fontWeight: vars.weight.medium,
      color: 'inherit',
      textDecoration: 'none',
      ':focus-visible': inset,
      selectors: {
        '&[aria-current]': { color: vars.color.highlight, fontWeight: vars.weight.strong },
        '&[aria-current]::after': { content: '', inlineSize: '1.25rem', borderBlockEnd: '4px solid' },
      },
    },
  },
});

/** At the bottom of the screen, or below a longer list of links. */
export const action = style({ '@layer': { [sectionsLayer]: { marginBlockStart: 'auto' } } });

/** Makes room for the close button when text is enlarged. */
export const ornament = style({ '@layer': { [sectionsLayer]: { minInlineSize: 0 } } });
