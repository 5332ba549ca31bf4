import { fallbackVar, style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const glyph = style(
  sectionRule({
    display: fallbackVar(vars.ornament.halftone, 'block'),
    overflow: 'visible',
    pointerEvents: 'none',
    userSelect: 'none',
    '@media': { print: { display: 'none' } },
  }),
);

export const type = style(
  sectionRule({
    fontFamily: vars.font.display,
    fontSize: '128px',
    fontWeight: vars.type.numeral.weight,
    fontStretch: '100%',
    textAnchor: 'middle',
  }),
);

export const plate = style([
  type,
  sectionRule({
    fill: vars.spot.threeTint,
    selectors: {
      '[data-agency-tone="night"] &': { fill: vars.spot.three },
      // White would be too prominent under a headline.
      '[data-agency-tone="accent"] &': {
        fill: `color-mix(in srgb, ${vars.color.surfaceRaised} 80%, ${vars.color.surface})`,
      },
    },
  }),
]);

export const dot = style(sectionRule({ fill: vars.spot.one }));
