import type { SenderOptions } from '../useSubmission/index.js';

export interface EnquirySenderOptions {
  /** URL that receives the enquiries. */
  endpoint: string;
  /** Name of the form, such as `quote`. */
  form: string;
  /**
   * Path of the form's page.
   *
   * @default location.pathname
   */
  page?: string;
  /**
   * BCP 47 tag of the page's language.
   *
   * @default document.documentElement.lang
   */
  locale?: string;
}

/**
 * Creates a sender for `onSubmit` that posts the values as JSON. Only status 201 with `{ "id": "…" }` counts as
 * success; a login page, or a 200 with `{ "ok": false }`, is a failure.
 *
 * The request carries `Idempotency-Key` and outlives the page (`keepalive`, which limits it to 64 KB). An endpoint of
 * another origin must allow the headers `Content-Type` and `Idempotency-Key`.
 */
export function createEnquirySender({ endpoint, form, page, locale }: EnquirySenderOptions) {
  return async (values: object, { signal, idempotencyKey, elapsedMs, website }: SenderOptions): Promise<Response> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      keepalive: true,
      signal,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({
        ...values,
        form,
        page: page ?? location.pathname,
        locale: locale ?? document.documentElement.lang,
        elapsedMs,
        website,
      }),
    });
    if (!response.ok) return response;
    const receipt = response.status === 201 ? await response.clone().json() : undefined;
    if (!receipt?.id) throw new Error(`${endpoint} did not confirm the enquiry: it must respond with 201 and an id.`);
    return response;
  };
}
