import { referenceOf } from '../../entities/form-definitions/index.js';
import { isResponse } from '../is-response.js';

/** A success that the server's HTML reports, for visitors without JavaScript. */
export interface FormReceipt {
  /** Id of the stored submission. Its reference is shown. */
  id?: string | undefined;
  /** URL of the form's page, for the link that replaces the “Send another” button. */
  page: string;
}

const hasId = (answer: unknown): answer is { id: string | number } =>
  typeof answer === 'object' &&
  answer !== null &&
  'id' in answer &&
  (typeof answer.id === 'string' || Number.isFinite(answer.id));

/**
 * The reference in a sender's response: from `{ id }`, or from a `Response` with such a JSON body. Any other response
 * has no reference, which isn't a failure.
 */
export async function readReference(answer: unknown): Promise<string | undefined> {
  try {
    const body: unknown = isResponse(answer) ? await answer.clone().json() : answer;
    return hasId(body) ? referenceOf(`${body.id}`) : undefined;
  } catch {
    return undefined;
  }
}
