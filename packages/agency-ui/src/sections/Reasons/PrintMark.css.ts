import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const mark = style(layered({ display: 'block', inlineSize: '4.5rem', blockSize: '4.5rem' }));

const fill = (color: string) => style(layered({ fill: color }));
const line = (color: string) => style(layered({ fill: 'none', stroke: color, strokeWidth: 2.5 }));

export const one = fill(vars.spot.one);
export const two = fill(vars.spot.two);
export const three = style(
  layered({
    fill: vars.spot.three,
    // On a ground of its own colour it would vanish.
    selectors: { '[data-agency-tone="accent"] &': { fill: vars.color.surfaceRaised } },
  }),
);
export const text = fill(vars.color.text);
export const lineOne = line(vars.spot.one);
export const lineText = line(vars.color.text);
