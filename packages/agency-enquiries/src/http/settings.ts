/** Environment variables, keyed by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Readers = Readonly<Record<string, (environment: Environment) => unknown>>;

/**
 * Runs several settings readers: `readAll(process.env, { port: readPort, enquiries: readEnquirySettings })`.
 *
 * @throws one error with the messages of all readers that failed.
 */
export function readAll<All extends Readers>(
  environment: Environment,
  readers: All,
): { [Name in keyof All]: ReturnType<All[Name]> } {
  const problems: string[] = [];
  const settings = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader(environment)];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [name, undefined];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(settings);
}

/**
 * Reads `CLIENT_ADDRESS_HEADER`, the name of the header in which a proxy sends the visitor's address.
 *
 * @throws an error that says what to set.
 */
export function readClientAddressHeader(environment: Environment): string | undefined {
  const name = environment['CLIENT_ADDRESS_HEADER']?.trim();
  if (!name || /^[\w-]+$/.test(name)) return name || undefined;
  throw new Error(`CLIENT_ADDRESS_HEADER must be a header name, such as X-Forwarded-For (got "${name}").`);
}
