import type { CSSProperties } from 'react';
import { sectionRule } from './section-rule.js';

/**
 * A print rule in the layer of the sections. The class is repeated, so that it overrides the rules of widths and
 * states, whatever their order.
 *
 * @param selector - Selector of the rule, with `&&&` for the element itself.
 */
export const inPrint = (rule: CSSProperties, selector = '&&&'): ReturnType<typeof sectionRule> =>
  sectionRule({ '@media': { print: { selectors: { [selector]: rule } } } });

/** Hides pointer controls and ornaments in print. */
export const screenOnly = inPrint({ display: 'none' });

/** Media query for pages on which no control works: without JavaScript, and in print. */
export const nonInteractive = '(scripting: none), print';
