/** An error in the command line: its message is shown without a stack trace. */
export class UsageError extends Error {}
