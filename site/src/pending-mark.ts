/**
 * Marks the root element while another page is loading. Contains only strings and numbers, which the bundler inlines,
 * so that the boot script stays a single file.
 */

/** Key in the element's `dataset`. */
export const pendingKey = 'navigation';

export const pendingValue = 'pending';

/** A load that takes longer than this, in ms, is assumed cancelled, which browsers do not report. */
export const longestLoadMs = 30_000;
