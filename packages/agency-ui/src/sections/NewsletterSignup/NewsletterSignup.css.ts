import { style } from '@vanilla-extract/css';
import { below, from, screenOnly, sectionRule, vars } from '../../theme/index.js';

/** Hidden in print, because nobody subscribes on paper. */
export const section = style(screenOnly);

/** On phones, the card spans the page. */
export const wide = style(sectionRule({ '@media': { [below.tablet]: { inlineSize: '100%' } } }));

export const card = style(
  sectionRule({
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

export const text = style(
  sectionRule({
    minInlineSize: 0,
    padding: `3rem ${vars.layout.gutter}`,
    '@media': { [from.tablet]: { padding: 'clamp(2rem, 4.5vw, 4rem)' } },
  }),
);

export const heading = style(sectionRule({ marginBlockEnd: '1rem' }));

export const form = style(sectionRule({ marginBlockStart: '2rem' }));
