/**
 * Every connection of the site to something outside itself, each with the variable that sets it at build time. Unset,
 * nothing leaves the page but the questions to the assistant, which go to the site's own server.
 */
const {
  /** Address that takes what the enquiry forms send, as JSON. Unset: the forms behave as if they had sent it. */
  VITE_ENQUIRIES_ENDPOINT: enquiries,
  /** Address that takes newsletter subscriptions. Unset: the button without an action that the spec describes. */
  VITE_NEWSLETTER_ENDPOINT: newsletter,
} = import.meta.env;

/** How long an answer may take, in ms. */
const timeout = 20_000;

type Send = (values: object, options: { signal: AbortSignal }) => Promise<void>;

/**
 * Posts a form's values as JSON, under the name of the form.
 *
 * @throws if the answer is not in the two hundreds, or none comes: the form then keeps what was typed and says so.
 */
function postTo(endpoint: string | undefined, form: string): Send | undefined {
  if (!endpoint) return undefined;
  return async (values, { signal }) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form, ...values }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (!response.ok) throw new Error(`The enquiry address answered with the status ${response.status}.`);
  };
}

export const sendMessage = postTo(enquiries, 'message');
export const sendQuoteRequest = postTo(enquiries, 'quote');
export const sendContactInquiry = postTo(enquiries, 'contact');
export const sendServiceInquiry = postTo(enquiries, 'service');
export const subscribe = postTo(newsletter, 'newsletter');

/** The assistant: `VITE_CHAT_ENDPOINT`, `VITE_CHAT_MODEL` and `VITE_CHAT_API_KEY`; unset, the site's own server. */
export { answerChat } from './chat/answer-chat.js';
