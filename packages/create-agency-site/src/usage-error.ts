/** A mistake of the person at the keyboard: its message is shown without a stack trace. */
export class UsageError extends Error {}
