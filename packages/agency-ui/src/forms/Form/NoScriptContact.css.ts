import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';

export const sentence = style(sectionRule({ margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }));

/** A button that needs JavaScript, because its form has no `action`. */
export const scripted = style(sectionRule({ '@media': { '(scripting: none)': { display: 'none' } } }));
