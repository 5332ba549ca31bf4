import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

/** Wide enough for two columns of fields. */
const roomy = '(width >= 30rem)';

export const form = style(
  sectionRule({
    containerType: 'inline-size',
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    color: vars.color.text,
  }),
);

export const fields = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    alignItems: 'start',
    selectors: { '& + &': { marginBlockStart: vars.space.large } },
  }),
);

export const twoColumns = style(
  sectionRule({ '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
);

/** The button, and a hint next to it if there is space for both. */
export const footer = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1rem 1.5rem',
    marginBlockStart: vars.space.large,
  }),
);

export const button = style(
  sectionRule({ flex: '1 1 100%', maxInlineSize: '100%', '@container': { [roomy]: { flex: '0 1 auto' } } }),
);

export const hint = style(
  sectionRule({
    flex: '1 1 12rem',
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.type.small.size,
    lineHeight: 1.45,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

/** On narrow cards the button comes first. */
export const hintBefore = style(sectionRule({ order: 1, '@container': { [roomy]: { order: 0 } } }));

/** Tight tracking keeps it on one line of a phone even in the wider fallback font. */
export const introduction = style([hint, sectionRule({ marginBlockEnd: vars.space.large, letterSpacing: '-0.01em' })]);
