import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const none = style(
  sectionRule({
    padding: vars.space.large,
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    color: vars.color.text,
    border: `${vars.stroke.control} dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.field,
    overflowWrap: 'anywhere',
  }),
);

export const sentence = style(sectionRule({ margin: 0, fontWeight: vars.weight.strong }));

export const ways = style(
  sectionRule({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', margin: 0, marginBlockStart: vars.space.tiny }),
);
