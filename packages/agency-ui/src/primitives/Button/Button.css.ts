import { style, styleVariants } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';
import { nudgingArrow } from '../nudging-arrow.css.js';

export const button = style({
  '@layer': {
    [primitivesLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.625rem',
      boxSizing: 'border-box',
      margin: 0,
      fontFamily: vars.font.text,
      fontWeight: vars.weight.strong,
      lineHeight: 1.2,
      textAlign: 'center',
      textDecoration: 'none',
      color: vars.color.onAccent,
      backgroundColor: vars.color.accent,
      border: `${vars.stroke.control} solid ${vars.color.accent}`,
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
      selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
      '@media': { print: { color: vars.color.text, backgroundColor: 'transparent', borderColor: 'currentColor' } },
    },
  },
});

export const variants = styleVariants({
  primary: {
    '@layer': {
      [primitivesLayer]: {
        '@media': {
          '(hover: hover)': {
            // Swaps the two inks, which keeps the contrast without a third colour.
            ':hover': { color: vars.color.accent, backgroundColor: vars.color.onAccent },
          },
        },
      },
    },
  },
  outline: {
    '@layer': {
      [primitivesLayer]: {
        color: vars.color.text,
        backgroundColor: 'transparent',
        borderColor: 'currentColor',
        '@media': {
          '(hover: hover)': {
            ':hover': { backgroundColor: `color-mix(in srgb, ${vars.color.text} 10%, transparent)` },
          },
        },
      },
    },
  },
});

export const sizes = styleVariants({
  compact: {
    '@layer': {
      [primitivesLayer]: { minBlockSize: '2.75rem', paddingInline: '1.25rem', fontSize: '1rem' },
    },
  },
  regular: {
    '@layer': {
      [primitivesLayer]: {
        minBlockSize: '3rem',
        paddingBlock: '0.625rem',
        paddingInline: '1.5rem',
        fontSize: vars.type.body.size,
      },
    },
  },
  large: {
    '@layer': {
      [primitivesLayer]: {
        minBlockSize: '3.5rem',
        paddingBlock: '0.75rem',
        paddingInline: 'clamp(1.375rem, 1rem + 1.6vw, 2rem)',
        fontSize: '1.125rem',
      },
    },
  },
});

export const arrow = nudgingArrow;
