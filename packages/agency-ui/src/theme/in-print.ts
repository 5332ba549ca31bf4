import type { CSSProperties } from 'react';
import { sectionRule } from './section-rule.js';

/**
 * A print rule in the sections layer. The class is repeated, so that the rule overrides those for page widths and
 * states, whatever their order.
 *
 * @param selector - The rule's selector, with `&&&` for the element itself.
 */
export const inPrint = (rule: CSSProperties, selector = '&&&'): ReturnType<typeof sectionRule> =>
  sectionRule({ '@media': { print: { selectors: { [selector]: rule } } } });

/** Hides pointer controls and ornaments in print. */
export const screenOnly = inPrint({ display: 'none' });

/** Media query for pages on which no control works: pages without JavaScript, and print. */
export const nonInteractive = '(scripting: none), print';
