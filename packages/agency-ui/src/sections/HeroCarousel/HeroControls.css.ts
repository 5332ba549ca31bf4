import { style } from '@vanilla-extract/css';
import { from, screenOnly, sectionsLayer, vars } from '../../theme/index.js';

/**
 * Space for a floating button in the lower corner, beyond the gutter. On tablets the hero ends above that corner, and
 * on a short tablet the button moves aside.
 */
const floatingButton = `max(0rem, 5.75rem - max(${vars.layout.gutter}, (100vw - ${vars.layout.content}) / 2))`;

const veil = (percent: number) => `color-mix(in srgb, ${vars.color.text} ${percent}%, transparent)`;

/** From this width, count, dots and buttons share one row. */
const oneRow = '(width >= 48rem)';
const twoRows = '(width < 48rem)';

/**
 * The controls are at the bottom of the screen, inside the reset's scroll padding, so without this the first Tab would
 * scroll the headline away. Only for controls away from the floating button's corner.
 */
const screenBottom = `calc(${vars.space.small} - ${vars.space.giant})`;

/** At this width, count and buttons fill the row. */
const narrow = '(width < 22.5rem)';

export const line = style([
  {
    '@layer': {
      [sectionsLayer]: {
        gridRow: 2,
        borderBlockStart: `${vars.stroke.hairline} solid ${veil(35)}`,
        // The buttons need JavaScript.
        '@media': {
          '(scripting: none)': { display: 'none' },
          '(forced-colors: active)': { backgroundColor: 'Canvas' },
        },
      },
    },
  },
  screenOnly,
]);

export const row = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1.25rem',
      rowGap: vars.space.tiny,
      paddingBlock: `${vars.space.small} ${vars.space.medium}`,
      '@media': {
        [narrow]: { columnGap: vars.space.tiny },
        [oneRow]: {
          flexWrap: 'nowrap',
          columnGap: '1.5rem',
          minBlockSize: '5.5rem',
          paddingBlock: vars.space.tiny,
        },
        [from.desktop]: { paddingInlineEnd: floatingButton },
      },
    },
  },
});

export const count = style({
  '@layer': {
    [sectionsLayer]: {
      margin: 0,
      fontFamily: vars.font.display,
      fontSize: '1.625rem',
      fontWeight: vars.type.title.weight,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      letterSpacing: vars.type.heading.tracking,
      whiteSpace: 'nowrap',
      '@media': { [narrow]: { fontSize: '1.25rem' } },
    },
  },
});

export const total = style({
  '@layer': { [sectionsLayer]: { fontWeight: vars.weight.medium, color: vars.color.textMuted } },
});

export const dots = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      '@media': {
        [twoRows]: {
          order: -1,
          flexBasis: `calc(100% + ${vars.space.medium})`,
          justifyContent: 'space-between',
          // Aligns the first and last dot with the page's edges, because a dot is drawn 8 px inside its target.
          marginInline: `calc(-1 * ${vars.space.tiny})`,
        },
      },
    },
  },
});

export const dot = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      // Drawn 8 px, with a target of 24 px (WCAG 2.5.8).
      inlineSize: '1.5rem',
      blockSize: '2.75rem',
      margin: 0,
      padding: 0,
      color: 'inherit',
      background: 'none',
      border: 0,
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: '-4px' },
      '::before': {
        content: '',
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        borderRadius: '50%',
        backgroundColor: veil(72),
      },
      selectors: {
        // A bar: the current dot differs by shape, not by colour alone.
        '&[aria-selected="true"]': { inlineSize: '4rem' },
        '&[aria-selected="true"]::before': {
          inlineSize: 'calc(100% - 1rem)',
          borderRadius: 0,
          backgroundColor: vars.color.highlight,
        },
      },
      '@media': {
        '(hover: hover)': { selectors: { '&:hover::before': { backgroundColor: 'currentColor' } } },
        [oneRow]: { scrollMarginBlockEnd: screenBottom },
        '(forced-colors: active)': {
          selectors: {
            '&::before': { backgroundColor: 'ButtonText' },
            '&[aria-selected="true"]::before': { backgroundColor: 'Highlight' },
          },
        },
        [twoRows]: {
          selectors: {
            // At 320 px twelve of them fill one row exactly.
            '&[aria-selected="true"]': { inlineSize: 'clamp(2rem, 100vw - 18rem, 2.75rem)' },
            '&[aria-selected="true"]::before': { inlineSize: 'calc(100% - 0.5rem)' },
          },
        },
      },
    },
  },
});

/** Shown only where there is space. On phones, the link to the work comes right after the hero. */
export const workLink = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'none',
      scrollMarginBlockEnd: screenBottom,
      '@media': { [from.desktop]: { display: 'inline-flex', marginInlineStart: 'auto' } },
    },
  },
});

export const buttons = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      order: 1,
      '@media': {
        [oneRow]: { marginInlineStart: 'auto' },
        [from.desktop]: { selectors: { '&:has(~ a)': { marginInlineStart: 0 } } },
      },
    },
  },
});

export const button = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: '3rem',
      blockSize: '3rem',
      margin: 0,
      scrollMarginBlockEnd: screenBottom,
      padding: 0,
      color: 'inherit',
      background: 'none',
      border: `${vars.stroke.hairline} solid ${veil(55)}`,
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      ':focus-visible': {
        outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
        outlineOffset: 2,
        // Above the adjacent one, which touches it.
        zIndex: 1,
      },
      selectors: {
        '& + &': { marginInlineStart: -1 },
        '&[aria-disabled="true"]': { color: veil(50), cursor: 'default' },
        '&:first-child': { borderStartStartRadius: vars.radius.field, borderEndStartRadius: vars.radius.field },
        '&:last-child': { borderStartEndRadius: vars.radius.field, borderEndEndRadius: vars.radius.field },
      },
      '@media': {
        [narrow]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
        '(hover: hover)': { selectors: { '&:not([aria-disabled="true"]):hover': { backgroundColor: veil(16) } } },
      },
    },
  },
});
