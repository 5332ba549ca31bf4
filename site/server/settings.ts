import { readEnquirySettings } from 'agency-enquiries';
import { type Environment, findUnknownSettings, readAll, readClientAddressHeader } from 'agency-enquiries/http';
import { readMetricsAddress } from 'agency-enquiries/metrics';
import { chatAnswerer } from './chat/settings.js';
import type { ChatObserver } from './metrics.js';
import { readPort } from './port.js';

/** Settings whose names are long enough for a misspelling to be recognised. */
const known = [
  'CLIENT_ADDRESS_HEADER',
  'CHAT_API_URL',
  'CHAT_MODEL',
  'CHAT_API_KEY',
  'CHAT_CALLS_PER_HOUR',
  'CHAT_CALLS_PER_DAY',
  'CHAT_CALLS_AT_ONCE',
];

/** @throws an error with one sentence for each misspelt variable. */
function assertSpelling(environment: Environment): void {
  const sentences = findUnknownSettings(environment, { known });
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/**
 * Reads all server settings.
 *
 * @param chat - Counts chat calls.
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
    spelling: assertSpelling,
  });
}
