import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const group = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.medium,
    paddingBlockStart: '1.5rem',
    borderBlockStart: `2px solid ${vars.color.text}`,
    selectors: { '& + &': { marginBlockStart: 'clamp(2.5rem, 6vw, 5rem)' } },
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        columnGap: '2rem',
        alignItems: 'start',
      },
      print: { breakInside: 'avoid' },
    },
  }),
);

export const title = style(
  sectionRule({
    overflowWrap: 'anywhere',
    '@media': {
      [from.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.layout.headerHeightSolid} + 1.5rem)` },
    },
  }),
);

export const links = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none' }));

export const line = style(sectionRule({ display: 'block' }));

export const link = style(
  sectionRule({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.small,
    paddingBlock: '0.625rem',
    color: vars.color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 4 },
  }),
);

export const name = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem)',
    fontWeight: vars.type.heading.weight,
    lineHeight: 1.2,
    letterSpacing: vars.type.heading.tracking,
    overflowWrap: 'anywhere',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.16em',
    '@media': { '(hover: hover)': { selectors: { [`${link}:hover &`]: { textDecorationLine: 'underline' } } } },
  }),
);

/** Dot leaders between a name and its path. */
export const leader = style(
  sectionRule({
    display: 'none',
    flex: '1 1 2rem',
    minInlineSize: '2rem',
    blockSize: '0.5rem',
    backgroundImage: `radial-gradient(circle, ${vars.color.lineStrong} 1.5px, transparent 1.75px)`,
    backgroundSize: '10px 0.5rem',
    backgroundRepeat: 'round',
    '@media': { [from.tablet]: { display: 'block' } },
  }),
);

export const path = style(
  sectionRule({
    display: 'none',
    flex: '0 1 auto',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontSize: '1rem',
    color: vars.color.textMuted,
    '@media': { [from.tablet]: { display: 'block' } },
  }),
);
