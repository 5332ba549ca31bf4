/**
 * The public entry `agency-ui/prehydration`: values for inline scripts that run before React hydrates the page. It has
 * no imports, so that a bundler inlines them.
 */

/** Scroll position, in px, past which the transparent `SiteHeader` turns solid. */
export const headerScrollThreshold = 50;

/** Key in `localStorage` under which `MotionSwitch` keeps the visitor's choice. */
export const motionStorageKey = 'agency-motion';

/** Attribute of the root element that turns off every animation of the page with `reducedMotionValue`. */
export const motionAttribute = 'data-agency-motion';

/** The one value of `motionStorageKey` and `motionAttribute`: animations are paused. */
export const reducedMotionValue = 'reduced';
