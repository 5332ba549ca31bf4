import { style } from '@vanilla-extract/css';
import { below, from, sectionRule, vars } from '../../theme/index.js';

export const strip = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.25rem 3rem',
    paddingBlock: 'clamp(2rem, 4vw, 3rem)',
    '@media': { [from.desktop]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'center' } },
  }),
);

/** With links, the strip is a slug line, which is shorter and, on phones, scrolls its names sideways in one row. */
export const linked = style(
  sectionRule({
    rowGap: vars.space.tiny,
    paddingBlock: '0.75rem',
    '@media': { [from.desktop]: { paddingBlock: '1.75rem' } },
  }),
);

export const head = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.medium,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [from.desktop]: { display: 'grid', justifyContent: 'start' } },
  }),
);

export const label = style(
  sectionRule({
    margin: 0,
    fontSize: vars.type.small.size,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const clients = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1rem clamp(1.5rem, 4vw, 3.5rem)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [below.tablet]: {
        selectors: {
          // From edge to edge; the next name peeks in.
          [`${linked} &`]: {
            flexWrap: 'nowrap',
            marginInline: `calc(-1 * ${vars.layout.gutter})`,
            paddingInline: vars.layout.gutter,
            // Room for focus rings, which a scroll container clips.
            paddingBlock: vars.space.tiny,
            overflowX: 'auto',
            scrollPaddingInline: vars.layout.gutter,
          },
        },
      },
      [`${from.tablet} and ${below.wide}`]: {
        selectors: {
          [`${linked} &`]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'start' },
        },
      },
      [from.wide]: {
        selectors: {
          [`${linked} &`]: { flexWrap: 'nowrap', justifyContent: 'space-between', columnGap: vars.space.large },
        },
      },
    },
  }),
);

/** All names have the same size and ink, as on a book's credits page, so that none stands out. */
export const client = style(
  sectionRule({
    minInlineSize: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
    fontStretch: vars.type.heading.width,
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    '@media': { [below.tablet]: { selectors: { [`${linked} &`]: { flex: 'none' } } } },
  }),
);

export const link = style(
  sectionRule({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space.hair,
    minBlockSize: '2.75rem',
    color: 'inherit',
    textDecoration: 'none',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);

/** The project, under the client's name. */
export const project = style(
  sectionRule({
    fontFamily: vars.font.text,
    fontSize: vars.type.small.size,
    fontStretch: 'normal',
    fontWeight: vars.weight.regular,
    lineHeight: 1.4,
    color: vars.color.link,
    textDecorationLine: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.25em',
  }),
);

export const logo = style(sectionRule({ blockSize: '2.5rem', inlineSize: 'auto', objectFit: 'contain' }));
