/** The protocol between a form and this service. It has no dependencies. */

/**
 * Names in a request that are not form fields. `website` is the honeypot: a hidden field that only bots fill in.
 * `elapsedMs` is the time between the form's appearance and its submission.
 */
export const protocolNames = ['form', 'page', 'locale', 'elapsedMs', 'website'] as const;

/** Maximum length of a page's path. */
export const maxPageLength = 200;

/** Status codes of rejected enquiries. */
export type Refusal = 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;

/** Why a request was refused: its status, or the file limit being reached, which the visitor sees as a 422. */
export type RefusalReason = Refusal | 'files_full';
