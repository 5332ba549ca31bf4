import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const mark = style(sectionRule({ display: 'block', inlineSize: '4.5rem', blockSize: '4.5rem' }));

const fill = (color: string) => style(sectionRule({ fill: color }));
const line = (color: string) => style(sectionRule({ fill: 'none', stroke: color, strokeWidth: 2.5 }));

export const one = fill(vars.spot.one);
export const two = fill(vars.spot.two);
export const three = style(
  sectionRule({
    fill: vars.spot.three,
    // Otherwise, the mark would be invisible on a background of the same colour.
    selectors: { '[data-agency-tone="accent"] &': { fill: vars.color.surfaceRaised } },
  }),
);
export const text = fill(vars.color.text);
export const lineOne = line(vars.spot.one);
export const lineText = line(vars.color.text);
