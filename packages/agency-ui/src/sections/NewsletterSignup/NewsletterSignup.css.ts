import { type StyleRule, style } from '@vanilla-extract/css';
import { below, from, sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

/** On phones the card runs from edge to edge. */
export const wide = style(layered({ '@media': { [below.tablet]: { inlineSize: '100%' } } }));

export const card = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', borderRadius: vars.radius.card },
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
    },
  }),
);

export const words = style(
  layered({
    minInlineSize: 0,
    padding: `3rem ${vars.layout.gutter}`,
    '@media': { [from.tablet]: { padding: 'clamp(2rem, 4.5vw, 4rem)' } },
  }),
);

export const heading = style(layered({ marginBlockEnd: '1rem' }));

export const form = style(layered({ marginBlockStart: '2rem' }));

export const label = style(
  layered({ display: 'block', marginBlockEnd: vars.space.tiny, fontWeight: vars.weight.strong, lineHeight: 1.4 }),
);

export const row = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
    '@media': { [from.desktop]: { flexDirection: 'row' } },
  }),
);

export const field = style(
  layered({
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: '3.375rem',
    margin: 0,
    padding: '0.75rem 1rem',
    boxSizing: 'border-box',
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: 1.5,
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.field,
    appearance: 'none',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
    selectors: { '&[aria-invalid="true"]': { borderWidth: 3 } },
  }),
);

export const button = style(layered({ flex: 'none', minBlockSize: '3.375rem' }));

export const message = style(
  layered({
    margin: 0,
    fontWeight: vars.weight.strong,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space.small } },
  }),
);

/** Told from the other by more than its words: a bar at its start. */
export const error = style(
  layered({
    selectors: {
      '&:not(:empty)': { paddingInlineStart: vars.space.small, borderInlineStart: '5px solid currentColor' },
    },
  }),
);
