import { keyframes, style } from '@vanilla-extract/css';
import { from, motionSafe, sectionsLayer, vars } from '../../theme/index.js';

export const menu = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'none',
      '@container': { [from.desktop]: { '@media': { screen: { display: 'flex' } } } },
    },
  },
});

export const list = style({
  '@layer': {
    [sectionsLayer]: { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  },
});

export const item = style({
  '@layer': { [sectionsLayer]: { position: 'relative', display: 'flex' } },
});

/** A link or a group's button. It is as tall as the bar, so that there is no gap between it and its panel. */
export const entry = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      margin: 0,
      padding: 0,
      paddingInline: '0.25rem',
      font: 'inherit',
      fontWeight: vars.weight.medium,
      color: 'inherit',
      textAlign: 'center',
      textDecoration: 'none',
      background: 'none',
      border: 0,
      cursor: 'pointer',
      ':focus-visible': { outline: 'none' },
      // Marks the current page.
      '::after': {
        position: 'absolute',
        insetInline: '0.75rem',
        borderBlockEnd: `2px solid ${vars.color.highlight}`,
      },
      selectors: {
        '&:is([aria-current])::after': { content: '' },
        '[data-header="transparent"] &::after': { insetBlockEnd: 'calc(50% - 1.375rem)' },
        '[data-header="solid"] &::after': { insetBlockEnd: 0, borderBlockEndWidth: '5px' },
      },
      '@container': { [from.wide]: { paddingInline: '0.375rem' } },
    },
  },
});

/** An entry's text. The focus outline is drawn here, because an outline as tall as the bar would be too large. */
export const word = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.25rem',
      minBlockSize: '2.25rem',
      paddingInline: '0.375rem',
      borderRadius: vars.radius.control,
      selectors: {
        ':focus-visible > &': { outline: `${vars.stroke.focus} solid ${vars.color.focus}` },
      },
      '@media': {
        '(hover: hover)': {
          selectors: {
            ':hover > &': { textDecorationLine: 'underline', textUnderlineOffset: '0.35em' },
          },
        },
      },
    },
  },
});

export const chevron = style([
  {
    '@layer': {
      [sectionsLayer]: {
        inlineSize: '1rem',
        blockSize: '1rem',
        selectors: { '[aria-expanded="true"] > * > &': { rotate: '180deg' } },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ transition: `rotate ${vars.motion.fast} ${vars.motion.easing}` }) } },
]);

const drop = keyframes({ from: { opacity: 0, translate: '0 -0.5rem' } });

export const panel = style([
  {
    '@layer': {
      [sectionsLayer]: {
        display: 'none',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInlineStart: 0,
        inlineSize: 'max-content',
        minInlineSize: '13rem',
        maxInlineSize: '22rem',
        boxSizing: 'border-box',
        margin: 0,
        padding: '0.5rem',
        listStyle: 'none',
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        border: `${vars.stroke.hairline} solid ${vars.color.text}`,
        borderRadius: vars.radius.card,
        // A solid plate instead of a blurred shadow, drawn with `box-shadow`.
        boxShadow: `${vars.plate.small} ${vars.plate.small} 0 ${vars.spot.three}`,
        selectors: {
          '&:dir(rtl)': { boxShadow: `calc(-1 * ${vars.plate.small}) ${vars.plate.small} 0 ${vars.spot.three}` },
          '&[data-state="open"]': { display: 'block' },
          // Applies only before hydration and without JavaScript, because otherwise Escape couldn't close a hovered
          // panel.
          '[data-menus="native"] :is(:hover, :focus-within) > &': { display: 'block' },
        },
      },
    },
  },
  { '@layer': { [sectionsLayer]: motionSafe({ animation: `${drop} ${vars.motion.fast} ${vars.motion.easing}` }) } },
]);

export const link = style({
  '@layer': {
    [sectionsLayer]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      paddingBlock: '0.375rem',
      paddingInline: '1rem',
      color: 'inherit',
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      borderRadius: vars.radius.control,
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -3 },
      '::before': {
        position: 'absolute',
        insetBlock: '0.5rem',
        insetInlineStart: 0,
        borderInlineStart: `4px solid ${vars.color.highlight}`,
      },
      selectors: { '&[aria-current]': { fontWeight: vars.weight.strong }, '&[aria-current]::before': { content: '' } },
      '@media': { '(hover: hover)': { ':hover': { backgroundColor: vars.color.surfaceRaised } } },
    },
  },
});
