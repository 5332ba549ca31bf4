import type { CSSProperties } from 'react';
import { motionAttribute, reducedMotionValue } from './prehydration.js';

/** Media query for every animation in the kit. JavaScript reads it through `useMotion`. */
export const motionQuery = '(prefers-reduced-motion: no-preference)';

/** The attribute selector, without brackets, for a root element whose animations are paused. */
export const reducedMotionMark = `${motionAttribute}="${reducedMotionValue}"` as const;

/** A style rule for `motionSafe`. */
export interface PlainRule extends CSSProperties {
  '@starting-style'?: CSSProperties;
}

/**
 * Part of a style rule for vanilla-extract's `style`. It doesn't use vanilla-extract's types, because the components'
 * declarations import this file and many applications don't install vanilla-extract.
 */
export interface MotionSafeRule {
  '@media': Record<string, { selectors: Record<string, PlainRule> }>;
}

/**
 * Limits a rule to pages where motion is allowed. Every transition and animation in the kit uses it, so that with
 * reduced motion the final state is shown.
 *
 * @param rule - Declarations, usually `transition` and `animation`.
 * @param selector - The rule's selector, with `&` for the element itself.
 */
export function motionSafe(rule: PlainRule, selector = '&'): MotionSafeRule {
  return {
    '@media': {
      [motionQuery]: { selectors: { [`:where(:root:not([${reducedMotionMark}])) ${selector}`]: rule } },
    },
  };
}
