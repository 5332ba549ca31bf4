import type { CSSProperties } from 'react';
import { motionAttribute, reducedMotionValue } from './prehydration.js';

/** Media query of every animation of the kit. JavaScript reads it through `useMotion`. */
export const motionQuery = '(prefers-reduced-motion: no-preference)';

/** The attribute selector, without brackets, of a root element whose animations are paused. */
export const reducedMotionMark = `${motionAttribute}="${reducedMotionValue}"` as const;

/** A style rule of `motionSafe`. */
export interface PlainRule extends CSSProperties {
  '@starting-style'?: CSSProperties;
}

/**
 * Part of a style rule for vanilla-extract's `style`. It does not use vanilla-extract's types, because the declarations
 * of components import this file and many applications do not install vanilla-extract.
 */
export interface MotionSafeRule {
  '@media': Record<string, { selectors: Record<string, PlainRule> }>;
}

/**
 * Limits a rule to pages where motion is allowed. Every transition and animation of the kit uses it, so that reduced
 * motion shows the final state.
 *
 * @param rule - Declarations, usually `transition` and `animation`.
 * @param selector - Selector of the rule, with `&` for the element itself.
 */
export function motionSafe(rule: PlainRule, selector = '&'): MotionSafeRule {
  return {
    '@media': {
      [motionQuery]: { selectors: { [`:where(:root:not([${reducedMotionMark}])) ${selector}`]: rule } },
    },
  };
}
