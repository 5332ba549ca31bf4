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
