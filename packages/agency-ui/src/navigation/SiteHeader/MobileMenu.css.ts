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

/** Where the menu waits: beyond the edge at which a line ends. */
const away = createVar();

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
        // The bar with the close button stays; nothing that gets focus may lie under it (WCAG 2.4.11).
        scrollPaddingBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.tiny})`,
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        border: 0,
        fontFamily: vars.font.text,
        fontSize: vars.type.body.size,
        lineHeight: 1.2,
        selectors: {
          '&:dir(rtl)': { vars: { [away]: '-100%' } },
          '&[open]': { display: 'flex', flexDirection: 'column' },
        },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ translate: `${away} 0`, transition: slide }) } },
  {
    '@layer': {
      [sectionsLayer]: motionSafe({ translate: '0 0', '@starting-style': { translate: `${away} 0` } }, '&[open]'),
    },
  },
]);

// The page under an open menu stays where it is. It keeps the room of its scrollbar, so that nothing jumps sideways, in
// the colour of the menu. The one rule of the kit that reaches outside its own elements: script could do it only after
// hydration, when the browser has long opened the menu. It touches a page with this very menu, and only while it is
// open.
globalStyle(`html:has(${menu}[open])`, {
  '@layer': {
    [sectionsLayer]: { overflow: 'hidden', scrollbarGutter: 'stable', backgroundColor: vars.color.scrim },
  },
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
      // Enlarged text must not break a short word.
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
        // A swatch of ink, so that the page shown differs by more than its colour.
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
        // A quarter of the drawing is empty at each side: its point stands on the edge, not its box.
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

/** At the foot of the screen, or below the links where they are longer. */
export const action = style({ '@layer': { [sectionsLayer]: { marginBlockStart: 'auto' } } });

/** Gives way to the close button where text is enlarged. */
export const ornament = style({ '@layer': { [sectionsLayer]: { minInlineSize: 0 } } });
