import { createHmac } from 'node:crypto';
import type { Send } from './outbox.js';

export interface WebhookSettings {
  url: string;
  /** Key of the signatures. */
  secret: string;
  /** Current time in ms. @default Date.now */
  now?: (() => number) | undefined;
}

/** The signature that receivers recompute: the hex HMAC-SHA-256 of the timestamp, a dot and the body. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/**
 * Posts enquiries as JSON. `Enquiry-Signature` authenticates the body, `Enquiry-Timestamp` (seconds) protects against
 * replayed requests, and `Idempotency-Key` (the enquiry's id) identifies a repeated delivery.
 */
export function createWebhook({ url, secret, now = Date.now }: WebhookSettings): Send {
  return async (enquiry, { signal, unsubscribeUrl }) => {
    const body = JSON.stringify({ ...enquiry, unsubscribeUrl });
    const timestamp = String(Math.floor(now() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': enquiry.id,
        'Enquiry-Timestamp': timestamp,
        'Enquiry-Signature': `sha256=${signatureOf(secret, timestamp, body)}`,
      },
      body,
      signal,
      // A redirect would turn the POST into a GET, or send personal data to another host.
      redirect: 'manual',
    });
    await response.body?.cancel();
    if (!response.ok)
      throw new Error(`the webhook responded with ${response.status}, not 2xx. See its own log for the reason`);
  };
}
