import { globalStyle, style } from '@vanilla-extract/css';
import { nonInteractive, sectionRule, sectionsLayer, vars } from '../../theme/index.js';

/** The shape of a film; set a different `aspect-ratio` through `className`. Long text makes it taller. */
export const gate = style(
  sectionRule({
    display: 'grid',
    minInlineSize: 0,
    margin: 0,
    aspectRatio: '16 / 9',
    fontFamily: vars.font.text,
    selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
    '@media': { print: { aspectRatio: 'auto' } },
  }),
);

/** A grid does not stretch elements that have an intrinsic size. */
globalStyle(`${gate} > iframe`, {
  '@layer': { [sectionsLayer]: { inlineSize: '100%', blockSize: '100%', border: 0 } },
});

export const placeholder = style(
  sectionRule({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space.small,
    minInlineSize: 0,
    boxSizing: 'border-box',
    padding: 'clamp(1.25rem, 4vw, 2rem)',
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.control} dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const title = style(
  sectionRule({
    margin: 0,
    maxInlineSize: '24em',
    fontFamily: vars.font.display,
    fontSize: vars.type.subheading.size,
    fontStretch: vars.type.subheading.width,
    fontWeight: vars.type.subheading.weight,
    lineHeight: vars.type.subheading.leading,
    textWrap: 'balance',
  }),
);

export const actions = style(
  sectionRule({
    // Allowing needs JavaScript.
    '@media': { [nonInteractive]: { display: 'none' } },
  }),
);

export const allow = style(sectionRule({ maxInlineSize: '100%' }));

export const link = style(
  sectionRule({
    // The same text size as the sentence above.
    fontSize: vars.type.small.size,
    color: vars.color.link,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.25em',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);
