/** The protocol between a form and this service. It has no dependencies. */

/**
 * Names in a request that are not fields of the form. `website` is the honeypot: a hidden field that only bots fill in.
 * `elapsedMs` is the time from the form's appearance to its submission.
 */
export const protocolNames = ['form', 'page', 'locale', 'elapsedMs', 'website'] as const;

/** Maximum length of a page's path. */
export const maxPageLength = 200;

/** Status codes of rejected enquiries. */
export type Refusal = 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;

/** Why a request was refused: its status, or that the files have reached their limit, which is a 422 for the visitor. */
export type RefusalReason = Refusal | 'files_full';
