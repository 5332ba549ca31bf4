import { createHmac } from 'node:crypto';
import { nameOfError } from '../http/describe-error.js';
import { DeliveryError, type Send } from './outbox.js';

export interface WebhookSettings {
  url: string;
  /** The signing key. */
  secret: string;
  /** Current time in ms. @default Date.now */
  now?: (() => number) | undefined;
}

/** The signature that receivers recompute: the hex HMAC-SHA-256 of the timestamp, a dot and the body. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/**
 * Posts enquiries as JSON. `Enquiry-Signature` authenticates the body, `Enquiry-Timestamp` (seconds) protects against
 * replay, and `Idempotency-Key` (the enquiry's id) identifies repeated deliveries.
 */
export function createWebhook({ url, secret, now = Date.now }: WebhookSettings): Send {
  return async (enquiry, { signal, unsubscribeUrl }) => {
    const body = JSON.stringify({ ...enquiry, unsubscribeUrl });
    const timestamp = String(Math.floor(now() / 1000));
    const request = fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': enquiry.id,
        'Enquiry-Timestamp': timestamp,
        'Enquiry-Signature': `sha256=${signatureOf(secret, timestamp, body)}`,
      },
      body,
      signal,
      // A redirect could turn the POST into a GET or send personal data to another host.
      redirect: 'manual',
    });
    const response = await request.catch((error: unknown) => {
      throw new DeliveryError(
        signal.aborted
          ? 'the webhook did not respond in time'
          : `the webhook cannot be reached (${nameOfError((error as Error).cause ?? error)})`,
        { cause: error },
      );
    });
    await response.body?.cancel();
    if (!response.ok)
      throw new DeliveryError(`the webhook responded with ${response.status}, not 2xx. See its own log for the reason`);
  };
}
