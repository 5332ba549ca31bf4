import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const summary = style(
  sectionRule({
    marginBlockEnd: vars.space.large,
    padding: '1rem 1.25rem 0.75rem',
    border: `2px solid ${vars.color.negative}`,
    borderInlineStartWidth: 7,
    borderRadius: vars.radius.field,
    ':focus': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);

export const heading = style(
  sectionRule({
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.type.subheading.size,
    fontWeight: vars.type.subheading.weight,
    lineHeight: 1.3,
    letterSpacing: vars.type.subheading.tracking,
  }),
);

export const list = style(sectionRule({ margin: 0, marginBlockStart: vars.space.hair, padding: 0, listStyle: 'none' }));

export const link = style(
  sectionRule({
    display: 'inline-block',
    paddingBlock: '0.25rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    color: vars.color.negative,
    textUnderlineOffset: 3,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
);
