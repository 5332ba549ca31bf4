import { style } from '@vanilla-extract/css';
import { from, sectionRule, vars } from '../../theme/index.js';

export const form = style(
  sectionRule({ minInlineSize: 0, fontFamily: vars.font.text, '@media': { print: { display: 'none' } } }),
);

export const label = style(
  sectionRule({
    display: 'block',
    marginBlockEnd: vars.space.tiny,
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    color: vars.color.text,
  }),
);

export const row = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.small,
    overflowWrap: 'anywhere',
    '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const field = style(
  sectionRule({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: '3.5rem',
    margin: 0,
    padding: '0.75rem 1rem',
    boxSizing: 'border-box',
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: 1.5,
    textAlign: 'start',
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.field,
    appearance: 'none',
    '@media': { '(hover: hover)': { ':hover': { borderColor: vars.color.text } } },
    ':focus-visible': {
      outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
      outlineOffset: 0,
      borderColor: vars.color.text,
    },
  }),
);
