/**
 * Every connection of the site to something outside itself, each with the variable that sets it at build time. Unset,
 * nothing leaves the page but the questions to the assistant, which go to the site's own server.
 */
import type { ChatClient, Sender } from 'agency-ui';

const {
  /** Address that takes what the enquiry forms send, as JSON. Unset: the forms behave as if they had sent it. */
  VITE_ENQUIRIES_ENDPOINT: enquiries,
  /** Address that takes newsletter subscriptions. Unset: the button without an action that the spec describes. */
  VITE_NEWSLETTER_ENDPOINT: newsletter,
} = import.meta.env;

/** Posts a form's values as JSON, under the name of the form. What counts as a failure, the form itself knows. */
function postTo(endpoint: string | undefined, form: string): Sender<object> | undefined {
  if (!endpoint) return undefined;
  return (values, { signal }) =>
    fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form, ...values }),
      signal,
    });
}

export const sendMessage = postTo(enquiries, 'message');
export const sendQuoteRequest = postTo(enquiries, 'quote');
export const sendContactInquiry = postTo(enquiries, 'contact');
export const sendServiceInquiry = postTo(enquiries, 'service');
export const subscribe = postTo(newsletter, 'newsletter');

/**
 * The assistant: `VITE_CHAT_ENDPOINT`, `VITE_CHAT_MODEL` and `VITE_CHAT_API_KEY`; unset, the site's own server. Its code
 * loads with the first question.
 */
export const answerChat: ChatClient = async (messages, options) => {
  const chat = await import('./chat/answer-chat.js');
  return chat.answerChat(messages, options);
};
