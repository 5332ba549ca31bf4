import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const strip = style(
  sectionRule({
    display: 'grid',
    gap: '1.25rem 3rem',
    paddingBlock: 'clamp(2rem, 4vw, 3rem)',
    '@media': { [from.desktop]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'center' } },
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
  }),
);

/** All names have the same size and ink, as on the credits page of a book, so that none stands out. */
export const client = style(
  sectionRule({
    minInlineSize: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
    fontStretch: vars.type.title.width,
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  }),
);

export const logo = style(sectionRule({ blockSize: '2.5rem', inlineSize: 'auto', objectFit: 'contain' }));
