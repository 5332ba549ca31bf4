/** An error in the command line. Its message says what to type instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}
