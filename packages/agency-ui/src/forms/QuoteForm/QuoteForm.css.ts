import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const group = style(layered({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const legend = style(
  layered({
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
 * Where the sheet would be torn. It runs to the sheet's edges where the sheet says how far they are, in
 * `--agency-form-bleed`.
 */
export const perforation = style(
  layered({
    marginBlock: '2.5rem 2rem',
    marginInline: 'calc(-1 * var(--agency-form-bleed, 0px))',
    borderBlockStart: `3px dotted ${vars.color.lineStrong}`,
  }),
);
