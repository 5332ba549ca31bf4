export { isLocalTime } from './is-local-time.js';
export { knownTimeZone } from './known-time-zone.js';
export { useLoadTime } from './useLoadTime.js';
export { useNow } from './useNow.js';
