import type { CSSProperties } from 'react';

/** The query behind every animation of the kit; JavaScript asks it through `useMotion`. */
export const motionQuery = '(prefers-reduced-motion: no-preference)';

/** Set on the root element to quieten the whole page, whatever the system says. */
export const reducedMotionMark = 'data-agency-motion="reduced"';

interface PlainRule extends CSSProperties {
  '@starting-style'?: CSSProperties;
}

/**
 * A part of a style rule, for `style` of vanilla-extract. Typed without it: the declarations of the components lead
 * here, and applications that do not use vanilla-extract have no types of it.
 */
interface MotionSafeRule {
  '@media': Record<string, { selectors: Record<string, PlainRule> }>;
}

/**
 * Wraps a rule so that it holds only where motion is welcome. Every transition and animation of the kit goes through
 * here: without it the finished state is what shows.
 *
 * @param rule - Declarations, mostly `transition` and `animation`.
 * @param selector - What the rule is for, with `&` as the element itself.
 */
export function motionSafe(rule: PlainRule, selector = '&'): MotionSafeRule {
  return {
    '@media': {
      [motionQuery]: { selectors: { [`:where(:root:not([${reducedMotionMark}])) ${selector}`]: rule } },
    },
  };
}
