/**
 * A delivery has failed. The message is logged and stored, so it is a sentence of ours with codes: the receiver's server
 * may quote the enquiry in its text, for example the visitor's address or a word that looks like spam.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** The receiver will never accept this delivery, so it is not repeated. */
export class RefusedError extends DeliveryError {
  override name = 'RefusedError';
}

/** Names an error without its message: its class and code, which are words of programs. */
export function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  return [error.name, code].filter((part) => /^\w{1,50}$/.test(part)).join(' ');
}
