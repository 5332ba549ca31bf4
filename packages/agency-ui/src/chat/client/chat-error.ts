/**
 * Why there is no answer: no response (`network`), a timeout (`timeout`), an HTTP error (`status`) or an unexpected
 * body (`malformed`).
 */
export type ChatFailure = 'network' | 'timeout' | 'status' | 'malformed';

/** Error for a missing answer. Its message never contains text from the service or the visitor. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly failure: ChatFailure;
  /** HTTP status, set if `failure` is `status`. */
  readonly status: number | undefined;

  constructor(failure: ChatFailure, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.failure = failure;
    this.status = options.status;
  }
}

/** Whether an error is a `ChatError`. */
export function isChatError(error: unknown): error is ChatError {
  return error instanceof ChatError;
}
