import { fallbackVar, style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

/** Wide enough for two columns of fields. */
const roomy = '(width >= 30rem)';

export const form = style(
  sectionRule({
    containerType: 'inline-size',
    // As a flex item, a size container has no intrinsic width.
    inlineSize: '100%',
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

/** A field that spans all columns. */
export const fullWidth = style(sectionRule({ gridColumn: '1 / -1', minInlineSize: 0 }));

export const group = style(sectionRule({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

/** A step that is no longer shown but still in the accessibility tree. */
export const leaving = style(
  sectionRule({ position: 'absolute', blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);

/** A fieldset used only for its `disabled` attribute. */
export const conditional = style(sectionRule({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

/** The step counter above the heading. */
export const progress = style(
  sectionRule({
    display: 'block',
    marginBlockEnd: vars.space.tiny,
    fontFamily: vars.font.text,
    fontSize: vars.type.small.size,
    fontStretch: '100%',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    letterSpacing: 0,
    color: vars.color.eyebrow,
  }),
);

export const legend = style(
  sectionRule({
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 4 },
    marginBlockEnd: '1.25rem',
    padding: 0,
    fontFamily: vars.font.display,
    fontSize: '1.5rem',
    fontStretch: vars.type.subheading.width,
    fontWeight: vars.type.subheading.weight,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  }),
);

/**
 * A perforated line between groups. It extends to the card's edges if the card sets `--agency-form-bleed` to their
 * distance.
 */
export const perforation = style(
  sectionRule({
    marginBlock: '2.5rem 2rem',
    marginInline: 'calc(-1 * var(--agency-form-bleed, 0px))',
    border: `0 solid ${vars.color.lineStrong}`,
    borderBlockStartWidth: '3px',
    borderBlockStartStyle: fallbackVar(vars.ornament.perforation, 'dotted'),
  }),
);

/** The button, with a hint beside it if there is space for both. */
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

/** A line of text with a rule beside it, as part of the form rather than an alert. */
const rule = sectionRule({
  flex: 'none',
  paddingInlineStart: vars.space.small,
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
});

/** The notice above the fields saying that the form isn't connected. */
export const demonstration = style([hint, rule, sectionRule({ marginBlockEnd: vars.space.large })]);

/** The version of the notice that appears below a single field. */
export const demonstrationBelow = style([hint, rule, sectionRule({ marginBlockStart: vars.space.small })]);

/** On narrow cards, the button comes first. */
export const hintBefore = style(sectionRule({ order: 1, '@container': { [roomy]: { order: 0 } } }));

/** Tight tracking keeps it on one line on a phone, even in the wider fallback font. */
export const introduction = style([hint, sectionRule({ marginBlockEnd: vars.space.large, letterSpacing: '-0.01em' })]);
