/** The protocol between browser and server. It has no dependencies, so that both can import it. */

/** The path that the forms post to. `?form=quote` names the form if the body does not. */
export const enquiriesPath = '/api/enquiries';

/** Stylesheet of the pages for native submissions. */
export const enquiryStylePath = `${enquiriesPath}/page.css`;

/** The honeypot: a hidden field that only bots fill in. */
export const honeypotField = 'website';

export const enquiryLimits = {
  /** Maximum size of a request body. */
  bytes: 16 * 1024,
  /** Percent-encoding turns one byte into three characters. */
  formBytes: 3 * 16 * 1024,
  page: 200,
} as const;

/** Status codes of rejected enquiries. */
export type Refusal = 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
