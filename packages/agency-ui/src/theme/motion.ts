import type { StyleRule } from '@vanilla-extract/css';

/** The query behind every animation of the kit; JavaScript asks it through `useMotion`. */
export const motionQuery = '(prefers-reduced-motion: no-preference)';

/** Set on the root element to quieten the whole page, whatever the system says. */
export const reducedMotionMark = 'data-agency-motion="reduced"';

type PlainRule = Omit<StyleRule, '@media' | '@layer' | '@container' | '@supports' | 'selectors'>;

/**
 * Wraps a rule so that it holds only where motion is welcome. Every transition and animation of the kit goes through
 * here: without it the finished state is what shows.
 *
 * @param rule - Declarations, mostly `transition` and `animation`.
 * @param selector - What the rule is for, with `&` as the element itself.
 */
export function motionSafe(rule: PlainRule, selector = '&'): StyleRule {
  return {
    '@media': {
      [motionQuery]: { selectors: { [`:where(:root:not([${reducedMotionMark}])) ${selector}`]: rule } },
    },
  };
}
