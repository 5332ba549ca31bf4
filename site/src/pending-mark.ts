/**
 * Marks the root element while another page is on its way. Strings and numbers only: the bundler inlines them, so that
 * the boot script stays one file.
 */

/** Key in the element's `dataset`. */
export const pendingKey = 'navigation';

export const pendingValue = 'pending';

/** A load that takes longer has been cancelled, which browsers do not report, in ms. */
export const longestLoadMs = 30_000;
