import { style } from '@vanilla-extract/css';
import { from, headerHeightProperty, motionSafe, sectionsLayer, vars } from '../../theme/index.js';

const transition = (...properties: string[]) =>
  motionSafe({
    transition: properties.map((property) => `${property} ${vars.motion.fast} ${vars.motion.easing}`).join(', '),
  });

export const header = style([
  {
    '@layer': {
      [sectionsLayer]: {
        // The layout depends on the header's width in rem, and therefore on the reader's text size.
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
          // Before hydration, nothing detects scrolling, so the header scrolls away with the hero.
          '&[data-header="transparent"][data-menus="native"]': { position: 'absolute' },
        },
        '@media': {
          '(forced-colors: active)': { borderBlockEnd: `${vars.stroke.hairline} solid` },
          // The attribute selector is repeated to outweigh the rule above, which has one too.
          print: {
            selectors: {
              '&[data-header][data-header]': { position: 'static', paddingBlockEnd: '1rem', boxShadow: 'none' },
            },
          },
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
      // Containing block of the visually hidden text.
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

/** On narrow screens, these are in the menu. */
const besideMenu = {
  display: 'none',
  alignSelf: 'center',
  '@container': { [from.desktop]: { '@media': { screen: { display: 'inline-flex' } } } },
} as const;

export const action = style({ '@layer': { [sectionsLayer]: besideMenu } });

export const tools = style({
  '@layer': { [sectionsLayer]: { ...besideMenu, flex: 'none', alignItems: 'center', gap: vars.space.small } },
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

/** Reserves a fixed header's height on pages without a hero. */
export const room = style({
  '@layer': {
    [sectionsLayer]: {
      blockSize: `var(${headerHeightProperty}, ${vars.layout.headerHeightSolid})`,
      '@media': { print: { display: 'none' } },
    },
  },
});
