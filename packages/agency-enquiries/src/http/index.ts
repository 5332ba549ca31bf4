/** Framework-independent helpers for any endpoint of a small site: `agency-enquiries/http`. */
export { type ClientAddressOptions, clientAddress } from './client-address.js';
export { describeError } from './describe-error.js';
export { createRateLimit, type RateLimitOptions } from './rate-limit.js';
export { isSameOrigin } from './same-origin.js';
export { type Environment, readAll, readClientAddressHeader } from './settings.js';
export { createShutdown, type ShutdownOptions } from './shutdown.js';
export { createThrottledReport, type ThrottledReport, type ThrottledReportOptions } from './throttled-report.js';
export { findUnknownSettings, type KnownSettings } from './unknown-settings.js';
