import { style, styleVariants } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

const box = (color: string) =>
  sectionRule({
    display: 'flex',
    gap: vars.space.small,
    alignItems: 'flex-start',
    margin: 0,
    marginBlockStart: vars.space.large,
    padding: '0.875rem 1rem',
    fontSize: vars.type.body.size,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    color: vars.color.text,
    backgroundColor: `color-mix(in srgb, ${color} 9%, ${vars.color.surface})`,
    border: `2px solid ${color}`,
    borderInlineStartWidth: 7,
    borderRadius: vars.radius.field,
    overflowWrap: 'anywhere',
  });

/** Green for success, red for failure, neutral while queued. */
export const notice = styleVariants({
  success: box(vars.color.positive),
  failure: box(vars.color.negative),
  queued: box(vars.color.lineStrong),
});

const icon = (color: string) => sectionRule({ flex: 'none', marginBlockStart: '0.075em', color });

export const icons = styleVariants({
  success: icon(vars.color.positive),
  failure: icon(vars.color.negative),
  queued: icon(vars.color.textMuted),
});

/** A persistent line without a box. */
export const hint = style(
  sectionRule({
    display: 'flex',
    gap: vars.space.tiny,
    alignItems: 'flex-start',
    margin: 0,
    marginBlockStart: vars.space.large,
    fontSize: vars.type.small.size,
    lineHeight: 1.4,
    color: vars.color.textMuted,
  }),
);

/** The success message that remains after the notice. */
export const persistent = style([
  hint,
  sectionRule({ fontSize: vars.type.body.size, fontWeight: vars.weight.strong, color: vars.color.text }),
]);

export const fallback = style(
  sectionRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small, marginBlock: `${vars.space.tiny} 0.25rem` }),
);

export const fallbackText = style(sectionRule({ flexBasis: '100%', margin: 0, fontWeight: vars.weight.regular }));

export const discard = style(
  sectionRule({
    // At least 24 px high at the smallest text size (WCAG 2.5.8).
    minBlockSize: '1.75rem',
    marginBlock: '-0.25rem',
    padding: 0,
    font: 'inherit',
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    background: 'none',
    border: 0,
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);
