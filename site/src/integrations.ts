/** Every connection of the site to something outside itself, each with the variable that sets it at build time. */
import { agency } from 'agency-content';
import type { ChatClient } from 'agency-ui';

// Unset, the forms simulate sending and the newsletter's button has no action, as the specification says.
const { VITE_ENQUIRIES_ENDPOINT: enquiries, VITE_NEWSLETTER_ENDPOINT: newsletter } = import.meta.env;

/**
 * Props that connect a form to an endpoint: it is sent as JSON with the form's name, and posted natively where no script
 * runs. Without an endpoint the page says there how to reach the agency instead.
 */
function connect(form: string, endpoint: string | undefined) {
  if (!endpoint) return { contact: agency };
  const headers = { 'Content-Type': 'application/json' };
  return {
    contact: agency,
    action: `${endpoint}?form=${form}`,
    onSubmit: (values: object, { signal }: { signal: AbortSignal }) =>
      fetch(endpoint, { method: 'POST', headers, body: JSON.stringify({ form, ...values }), signal }),
  };
}

export const messageForm = connect('message', enquiries);
export const quoteForm = connect('quote', enquiries);
export const contactForm = connect('contact', enquiries);
export const serviceForm = connect('service', enquiries);
export const newsletterForm = connect('newsletter', newsletter);

/** Answers the chat. Its code loads with the first question. */
export const answerChat: ChatClient = async (messages, options) => {
  const chat = await import('./chat/answer-chat.js');
  return chat.answerChat(messages, options);
};
