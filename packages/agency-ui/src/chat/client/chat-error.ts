/**
 * Why there is no answer: nothing came back (`network`), not in time (`timeout`), with a status that is not OK
 * (`status`), or in a shape that holds no reply (`malformed`).
 */
export type ChatFailure = 'network' | 'timeout' | 'status' | 'malformed';

/** An answer that did not come. Its message never repeats what the service or the visitor wrote. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly failure: ChatFailure;
  /** The HTTP status, where `failure` is `status`. */
  readonly status: number | undefined;

  constructor(failure: ChatFailure, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.failure = failure;
    this.status = options.status;
  }
}

/** Whether something thrown is an answer that did not come. */
export function isChatError(error: unknown): error is ChatError {
  return error instanceof ChatError;
}
