import { style } from '@vanilla-extract/css';
import { from, motionSafe, sectionsLayer, vars } from '../../theme/index.js';

const transition = (...properties: string[]) =>
  motionSafe({
    transition: properties.map((property) => `${property} ${vars.motion.fast} ${vars.motion.easing}`).join(', '),
  });

export const header = style([
  {
    '@layer': {
      [sectionsLayer]: {
        // Its own width in rem, rather than the page's, decides on the menu: it counts enlarged text in.
        containerType: 'inline-size',
        position: 'fixed',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: 20,
        color: vars.color.text,
        fontFamily: vars.font.text,
        fontSize: '1rem',
        lineHeight: 1.2,
        selectors: {
          '&[data-header="solid"]': { backgroundColor: vars.color.surface, boxShadow: vars.shadow.header },
          // Nobody tells a transparent bar that the page has scrolled: it goes with the hero it can be read on.
          '&[data-header="transparent"][data-menus="native"]': { position: 'absolute' },
        },
        '@media': {
          '(forced-colors: active)': { borderBlockEnd: `${vars.stroke.hairline} solid` },
          print: { position: 'static' },
        },
      },
    },
  },
  { '@layer': { [sectionsLayer]: transition('background-color', 'color') } },
]);

export const bar = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      alignItems: 'stretch',
      gap: 'min(1.25rem, 3vw)',
      minBlockSize: vars.layout.headerHeight,
      selectors: { '[data-header="solid"] > &': { minBlockSize: vars.layout.headerHeightSolid } },
      '@container': { [from.wide]: { gap: '2.25rem' } },
    },
  },
});

export const home = style({
  '@layer': {
    [sectionsLayer]: {
      // VisuallyHidden's words stay beside the logo.
      position: 'relative',
      alignSelf: 'center',
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      marginInlineEnd: 'auto',
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: vars.radius.control,
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: '0.375rem' },
    },
  },
});

export const action = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'none',
      alignSelf: 'center',
      '@container': { [from.desktop]: { display: 'inline-flex' } },
    },
  },
});

export const menuButton = style({
  '@layer': {
    [sectionsLayer]: {
      alignSelf: 'center',
      '@container': { [from.desktop]: { display: 'none' } },
      '@media': { print: { display: 'none' } },
    },
  },
});

/** Where the header lies on no hero it takes its own room, which a fixed box does not. */
export const room = style({
  '@layer': {
    [sectionsLayer]: { blockSize: vars.layout.headerHeightSolid, '@media': { print: { display: 'none' } } },
  },
});
