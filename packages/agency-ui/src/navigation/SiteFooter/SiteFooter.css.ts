import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, screenOnly, sectionsLayer, vars } from '../../theme/index.js';
import { betweenPhoneAndDesktop, ring, row } from './link.css.js';

export const footer = style([
  {
    '@layer': {
      [sectionsLayer]: {
        // Containing block of the visually hidden text, which otherwise wouldn't be clipped.
        position: 'relative',
        overflow: 'clip',
        fontFamily: vars.font.text,
        fontSize: vars.type.body.size,
        lineHeight: vars.type.body.leading,
        color: vars.color.text,
        backgroundColor: vars.color.surface,
      },
    },
  },
  inPrint({ breakInside: 'avoid', borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` }),
]);

export const columns = style([
  {
    '@layer': {
      [sectionsLayer]: {
        rowGap: vars.space.large,
        paddingBlock: '1.5rem 1rem',
        '@media': {
          // Two lists side by side, if the text is small enough to fit.
          [below.tablet]: { display: 'flex', flexWrap: 'wrap', rowGap: vars.space.medium },
          [from.desktop]: { paddingBlock: `${vars.space.huge} ${vars.space.large}` },
        },
      },
    },
  },
  inPrint({ display: 'flex', flexWrap: 'wrap', gap: '1rem 2rem', paddingBlock: '1rem' }),
]);

/** Position of a column: a share of the row on phones, grid lines on wider pages. */
const place = (phone: string, tablet: string, desktop: string) => ({
  '@layer': {
    [sectionsLayer]: {
      minInlineSize: 0,
      '@media': {
        [below.tablet]: { flex: phone },
        [from.tablet]: { gridColumn: tablet },
        [from.desktop]: { gridColumn: desktop },
      },
    },
  },
});

/** On tablets, the links align with the end of the row, like the contact details below. */
export const about = style([
  place('1 0 100%', '1 / -1', '1 / 4'),
  {
    '@layer': {
      [sectionsLayer]: {
        '@media': {
          [betweenPhoneAndDesktop]: { display: 'grid', gridTemplateColumns: 'subgrid', alignItems: 'start' },
        },
      },
    },
  },
  inPrint({ display: 'block', flex: '2 1 20rem' }),
]);

export const introduction = style({
  '@layer': { [sectionsLayer]: { '@media': { [betweenPhoneAndDesktop]: { gridColumn: '1 / 9' } } } },
});

export const column = styleVariants({
  quickLinks: [place('5 1 6.5rem', '1 / 4', '4 / 6'), screenOnly],
  services: [place('7 1 9rem', '4 / 9', '6 / 10'), screenOnly],
  contact: [place('1 0 100%', '9 / -1', '10 / -1'), inPrint({ flex: '1 1 12rem' })],
});

export const home = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      maxInlineSize: '100%',
      minBlockSize: '2.75rem',
      textDecoration: 'none',
      borderRadius: vars.radius.control,
      ':focus-visible': ring,
    },
  },
});

/** A long name wraps instead of overlapping the next column. */
export const logo = style({ '@layer': { [sectionsLayer]: { minInlineSize: 0 } } });

export const tagline = style({
  '@layer': {
    [sectionsLayer]: {
      maxInlineSize: '17em',
      marginBlock: `${vars.space.tiny} 0`,
      fontFamily: vars.font.display,
      fontSize: '1.25rem',
      fontWeight: vars.type.subheading.weight,
      lineHeight: 1.25,
      letterSpacing: vars.type.subheading.tracking,
      textWrap: 'pretty',
      overflowWrap: 'break-word',
    },
  },
});

export const heading = style({
  '@layer': { [sectionsLayer]: { marginBlockEnd: vars.space.tiny, color: vars.color.highlight } },
});

export const list = style({ '@layer': { [sectionsLayer]: { margin: 0, padding: 0, listStyle: 'none' } } });

/** Two columns, if both are wide enough for the text. */
export const longList = style([
  list,
  {
    '@layer': {
      [sectionsLayer]: { '@media': { [from.desktop]: { columns: '11rem 2', columnGap: vars.space.large } } },
    },
  },
]);

export const listItem = style({ '@layer': { [sectionsLayer]: { breakInside: 'avoid' } } });

/** Phone and e-mail, side by side on phones if there is space. */
export const contactLines = style({
  '@layer': {
    [sectionsLayer]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.medium,
      '@media': { [from.tablet]: { display: 'block' } },
    },
  },
});

/** On phones, its lines form one block, without the space that rows of links need. */
export const addressLines = style({
  '@layer': { [sectionsLayer]: { '@media': { [below.tablet]: { paddingBlock: vars.space.tiny } } } },
});

export const address = style({ '@layer': { [sectionsLayer]: { fontStyle: 'normal' } } });

export const addressLine = style([
  {
    '@layer': {
      [sectionsLayer]: {
        boxSizing: 'border-box',
        minBlockSize: row,
        margin: 0,
        // Aligns the first line with the first link of the adjacent lists.
        paddingBlock: `calc((${row} - 1.3em) / 2)`,
        lineHeight: 1.3,
        '@media': { [below.tablet]: { minBlockSize: 0, paddingBlock: '0.125rem' } },
      },
    },
  },
  inPrint({ minBlockSize: 0, paddingBlock: '0.125rem' }),
]);
