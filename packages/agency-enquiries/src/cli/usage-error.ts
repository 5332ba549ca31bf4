/** A command-line mistake. The message says what to type instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}
