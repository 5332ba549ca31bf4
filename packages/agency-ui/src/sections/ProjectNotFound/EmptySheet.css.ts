import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

const fill = (color: string) => style(layered({ fill: color }));
const stroke = (color: string, more: Rule = {}) =>
  style(layered({ fill: 'none', stroke: color, strokeWidth: 2, ...more }));

export const drawing = style(layered({ display: 'block', overflow: 'visible' }));

export const inkOne = fill(vars.spot.one);
export const inkTwo = fill(vars.spot.two);
export const inkThree = fill(vars.spot.three);
export const inkKey = fill(vars.color.text);

export const paper = style(layered({ fill: vars.color.surfaceRaised, stroke: vars.color.line, strokeWidth: 1 }));

export const line = stroke(vars.color.text);
export const cut = stroke(vars.color.lineStrong, { strokeDasharray: '7 7', strokeWidth: 1.5 });

/** The other plates, out of register. */
export const ghostOne = stroke(vars.spot.one, { strokeWidth: 3 });
export const ghostTwo = stroke(vars.spot.two, { strokeWidth: 3 });
