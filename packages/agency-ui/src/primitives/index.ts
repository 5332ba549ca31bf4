/** Everything that the kit's other layers use. What isn't in `entry.ts` stays inside the kit. */

export { assertItems, assertLabelKinds } from './assert-props.js';
export { commaOf } from './comma-of.js';
export * from './entry.js';
export { formatList } from './format-list.js';
export { knownLocale } from './known-locale.js';
export { knownUrl } from './known-url.js';
export { matchesMedia, subscribeToMedia } from './media.js';
export * from './opening-hours/index.js';
export { phoneUrl } from './phone-url.js';
export { readFragment } from './read-fragment.js';
export { renderNotLoaded } from './render-not-loaded.js';
export { linkSlot, slot } from './slot.css.js';
export { createStoredValue, type StoredValue } from './stored-value.js';
export { unbroken } from './unbroken.js';
export { usableAddress } from './usable-address.js';
export { useTargetWarnings } from './useTargetWarnings.js';
export { warnOfDuplicates, warnOfLabels, warnOfUnknown, warnOfWord, written } from './warn.js';
export { weekStart } from './week-start.js';
