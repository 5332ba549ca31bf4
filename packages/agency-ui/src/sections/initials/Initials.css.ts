import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const plate = style(
  sectionRule({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    containerType: 'inline-size',
    overflow: 'clip',
    color: vars.color.textMuted,
    backgroundColor: vars.color.surfaceRaised,
    borderRadius: vars.radius.card,
    userSelect: 'none',
  }),
);

export const letters = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: '38cqi',
    fontStretch: vars.type.numeral.width,
    fontWeight: vars.type.numeral.weight,
    lineHeight: 1,
    letterSpacing: '-0.02em',
  }),
);
