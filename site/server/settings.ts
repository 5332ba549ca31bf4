import { chatAnswerer } from './chat/settings.js';
import { readEnquirySettings } from './enquiries/settings.js';
import { readPort } from './port.js';

/** The server's environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the name of an HTTP header. */
function readHeaderName(environment: Environment): string | undefined {
  const name = environment['CLIENT_ADDRESS_HEADER']?.trim();
  if (!name || /^[\w-]+$/.test(name)) return name || undefined;
  throw new Error(`CLIENT_ADDRESS_HEADER is "${name}": write the name of one header, such as X-Forwarded-For.`);
}

/**
 * Reads every setting of the server.
 *
 * @throws one error with a message for each invalid variable.
 */
export function readSettings(environment: Environment) {
  const problems: string[] = [];
  const read = <Setting>(reader: (environment: Environment) => Setting): Setting | undefined => {
    try {
      return reader(environment);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const port = read(readPort);
  const answer = read(chatAnswerer);
  const addressHeader = read(readHeaderName);
  const enquiries = read(readEnquirySettings);
  if (port === undefined || answer === undefined || problems.length > 0) throw new Error(problems.join('\n'));
  return { port, host: environment['HOST']?.trim() || undefined, answer, addressHeader, enquiries };
}
