import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const glyph = style(
  layered({
    display: 'block',
    overflow: 'visible',
    pointerEvents: 'none',
    userSelect: 'none',
    '@media': { print: { display: 'none' } },
  }),
);

export const type = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: '128px',
    fontWeight: vars.type.numeral.weight,
    fontStretch: '100%',
    textAnchor: 'middle',
  }),
);

export const plate = style([
  type,
  layered({
    fill: vars.spot.threeTint,
    selectors: {
      '[data-agency-tone="night"] &': { fill: vars.spot.three },
      // White would be too loud under a headline.
      '[data-agency-tone="accent"] &': {
        fill: `color-mix(in srgb, ${vars.color.surfaceRaised} 80%, ${vars.color.surface})`,
      },
    },
  }),
]);

export const dot = style(layered({ fill: vars.spot.one }));
