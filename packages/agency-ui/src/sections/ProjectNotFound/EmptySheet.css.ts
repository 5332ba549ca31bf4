import { style } from '@vanilla-extract/css';
import { type LayerRule, sectionRule, vars } from '../../theme/index.js';

const fill = (color: string) => style(sectionRule({ fill: color }));
const stroke = (color: string, more: LayerRule = {}) =>
  style(sectionRule({ fill: 'none', stroke: color, strokeWidth: 2, ...more }));

export const drawing = style(sectionRule({ display: 'block', overflow: 'visible' }));

export const inkOne = fill(vars.spot.one);
export const inkTwo = fill(vars.spot.two);
export const inkThree = fill(vars.spot.three);
export const inkKey = fill(vars.color.text);

export const paper = style(sectionRule({ fill: vars.color.surfaceRaised, stroke: vars.color.line, strokeWidth: 1 }));

export const line = stroke(vars.color.text);
export const cut = stroke(vars.color.lineStrong, { strokeDasharray: '7 7', strokeWidth: 1.5 });

/** The other plates, out of register. */
export const ghostOne = stroke(vars.spot.one, { strokeWidth: 3 });
export const ghostTwo = stroke(vars.spot.two, { strokeWidth: 3 });
