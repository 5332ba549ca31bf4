/** Every connection of the site to something outside itself, each with the variable that sets it at build time. */
import { agency } from 'agency-content';
import { type ChatClient, createEnquirySender } from 'agency-ui';

// Unset, the forms simulate sending and the newsletter's button has no action, as the specification says.
const { VITE_ENQUIRIES_ENDPOINT: enquiries, VITE_NEWSLETTER_ENDPOINT: newsletter } = import.meta.env;

/** Props that connect a form to an endpoint. Without one the form simulates, and says without script how to write instead. */
function connect(form: string, endpoint: string | undefined) {
  if (!endpoint) return { contact: agency };
  return {
    contact: agency,
    // Only the site's own server takes a form that the browser posts.
    action: endpoint.startsWith('/') ? `${endpoint}?form=${form}` : undefined,
    onSubmit: createEnquirySender({ endpoint, form }),
    draftKey: form,
    fallback: { whatsapp: agency.phone, email: agency.email },
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
