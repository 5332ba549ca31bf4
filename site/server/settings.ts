import { readEnquirySettings } from 'agency-enquiries';
import { type Environment, readAll, readClientAddressHeader } from 'agency-enquiries/http';
import { readMetricsAddress } from 'agency-enquiries/metrics';
import { chatAnswerer } from './chat/settings.js';
import type { ChatObserver } from './metrics.js';
import { readPort } from './port.js';

/**
 * Reads every setting of the server.
 *
 * @param chat - Counts the calls of the chat.
 * @throws one error with a message for each invalid variable.
 */
export function readSettings(environment: Environment, chat?: ChatObserver | undefined) {
  return readAll(environment, {
    port: readPort,
    host: ({ HOST }) => HOST?.trim() || undefined,
    answer: (variables) => chatAnswerer(variables, chat),
    addressHeader: readClientAddressHeader,
    enquiries: readEnquirySettings,
    metrics: readMetricsAddress,
  });
}
