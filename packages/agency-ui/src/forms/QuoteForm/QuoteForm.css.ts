import { fallbackVar, style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const group = style(sectionRule({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const legend = style(
  sectionRule({
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
 * A perforated line across the card. It extends to the card's edges if the card sets their distance in
 * `--agency-form-bleed`.
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
