/** Metrics in the Prometheus format: `agency-enquiries/metrics`. */
export { createMetrics, type EnquiryMetrics } from './create-metrics.js';
export { type MetricsAddress, readMetricsAddress, type ServedMetrics, serveMetrics } from './serve-metrics.js';
