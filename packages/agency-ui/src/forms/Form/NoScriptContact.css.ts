import { type StyleRule, style } from '@vanilla-extract/css';
import { sectionsLayer, vars } from '../../theme/index.js';

type Rule = NonNullable<StyleRule['@layer']>[string];

const layered = (rule: Rule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });

export const sentence = style(layered({ margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }));

/** A button that cannot work: the form has no `action`, and JavaScript is off. */
export const scripted = style(layered({ '@media': { '(scripting: none)': { display: 'none' } } }));
