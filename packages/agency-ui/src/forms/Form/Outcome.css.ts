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

/** Green and red (spec section 8). */
export const notice = styleVariants({ success: box(vars.color.positive), failure: box(vars.color.negative) });

const sign = (color: string) => sectionRule({ marginBlockStart: '0.075em', color });

export const signs = styleVariants({ success: sign(vars.color.positive), failure: sign(vars.color.negative) });

/** What stays when the notice has gone. */
export const quiet = style(
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
