import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, sectionsLayer, vars } from '../../theme/index.js';

const divider = `${vars.stroke.hairline} solid ${vars.color.line}`;
const edge = `${vars.stroke.hairline} solid ${vars.color.text}`;

export const list = style({ '@layer': { [sectionsLayer]: { margin: 0 } } });

export const lists = styleVariants({
  rows: {},
  columns: {
    '@layer': {
      [sectionsLayer]: {
        '@media': { [below.desktop]: { borderBlock: edge }, [from.desktop]: { display: 'flex' } },
      },
    },
  },
});

export const item = style({ '@layer': { [sectionsLayer]: { minInlineSize: 0, paddingBlock: '1rem 1.125rem' } } });

export const items = styleVariants({
  rows: {
    '@layer': { [sectionsLayer]: { borderBlockStart: divider, ':first-child': { borderBlockStart: edge } } },
  },
  columns: {
    '@layer': {
      [sectionsLayer]: {
        '@media': {
          [below.desktop]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(4.5rem, auto) minmax(0, 1fr)',
            alignItems: 'baseline',
            columnGap: vars.space.medium,
            paddingBlock: '0.625rem',
            selectors: { '& + &': { borderBlockStart: divider } },
          },
          [from.desktop]: {
            // The last one, an address, wraps first.
            flex: '0 1 auto',
            paddingBlock: '0.375rem',
            paddingInlineEnd: vars.space.large,
            ':last-child': { flex: '1 1 10rem', paddingInlineEnd: 0 },
            selectors: { '& + &': { paddingInlineStart: vars.space.large, borderInlineStart: divider } },
          },
        },
      },
    },
  },
});

export const term = style({
  '@layer': {
    [sectionsLayer]: {
      marginBlockEnd: '0.375rem',
      fontSize: vars.type.small.size,
      fontWeight: vars.weight.strong,
      lineHeight: vars.type.small.leading,
      overflowWrap: 'anywhere',
      color: vars.color.textMuted,
    },
  },
});

export const detail = style({
  '@layer': {
    [sectionsLayer]: {
      margin: 0,
      fontFamily: vars.font.display,
      fontSize: 'clamp(1.375rem, 1.2rem + 0.5vw, 1.625rem)',
      selectors: { [`${lists.columns} &`]: { fontSize: '1.125rem' } },
      fontWeight: 700,
      lineHeight: 1.25,
      letterSpacing: vars.type.heading.tracking,
      fontVariantLigatures: 'no-common-ligatures',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
  },
});

export const link = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'inline-block',
      // Makes the target 24 px high (WCAG 2.5.8) without shifting the surrounding layout.
      paddingBlock: '0.375rem',
      marginBlock: '-0.375rem',
      color: 'inherit',
      textDecorationLine: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '0.2em',
      borderRadius: vars.radius.control,
      ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
      '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: '3px' } } },
    },
  },
});
