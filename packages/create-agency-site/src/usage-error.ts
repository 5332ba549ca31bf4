/** A command-line mistake. Its message is shown without a stack trace. */
export class UsageError extends Error {}
