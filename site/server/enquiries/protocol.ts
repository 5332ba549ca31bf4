/** What the browser's side and the server agree on. Free of dependencies, so that both may import it. */

/** Where the forms post. `?form=quote` names the form where the body does not. */
export const enquiriesPath = '/api/enquiries';

/** Stylesheet of the pages for visitors without scripts. */
export const enquiryStylePath = `${enquiriesPath}/page.css`;

/** The field that people do not see. Robots fill in whatever they find. */
export const honeypotField = 'website';

export const enquiryLimits = {
  /** Of a request's body. */
  bytes: 16 * 1024,
  /** Percent-encoding makes three characters of one byte. */
  formBytes: 3 * 16 * 1024,
  page: 200,
} as const;

/** Why an enquiry was not stored. */
export type Refusal = 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
