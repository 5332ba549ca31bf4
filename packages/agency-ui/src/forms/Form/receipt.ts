import { referenceOf } from '../../entities/form-definitions/index.js';
import { isResponse } from '../is-response.js';

/** A success that the server has answered with a page, for visitors without JavaScript. */
export interface FormReceipt {
  /** Id of what is stored. Its reference is shown. */
  id?: string | undefined;
  /** URL of the page with the form, for the link that replaces the button “Send another”. */
  page: string;
}

const hasId = (answer: unknown): answer is { id: string | number } =>
  typeof answer === 'object' &&
  answer !== null &&
  'id' in answer &&
  (typeof answer.id === 'string' || Number.isFinite(answer.id));

/**
 * The reference in a sender's answer: of `{ id }`, or of a `Response` with that as JSON. Any other answer has none, which
 * is no failure.
 */
export async function readReference(answer: unknown): Promise<string | undefined> {
  try {
    const body: unknown = isResponse(answer) ? await answer.clone().json() : answer;
    return hasId(body) ? referenceOf(`${body.id}`) : undefined;
  } catch {
    return undefined;
  }
}
