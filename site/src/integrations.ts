/** The site's external integrations, each configured by an environment variable at build time. */
import { agency } from 'agency-content';
import { formLabels, nextSteps } from 'agency-content/form-labels';
import { type ChatClient, createEnquirySender } from 'agency-ui';

// If unset, forms simulate their submission and the newsletter button has no action, as specified.
const {
  VITE_ENQUIRIES_ENDPOINT: enquiries,
  VITE_ENQUIRIES_FILES: files,
  VITE_NEWSLETTER_ENDPOINT: newsletter,
  VITE_CHAT_SERVICE: chatService,
} = import.meta.env;

/** Whether forms actually send data, for the privacy policy. */
export const formsAreSent = Boolean(enquiries);

/** Whether an external service answers the chat, for the privacy policy. */
export const chatUsesService = chatService === 'on';

/**
 * Whether the quote form offers file uploads, which requires that the server stores them. The FAQ and the privacy
 * policy mention it too.
 */
export const filesAreOffered = formsAreSent && files === 'on';

/**
 * Connects a form to an endpoint. Without an endpoint the form simulates its submission, or shows contact details if
 * there is no JavaScript.
 */
function connect<Labels extends object = object>(form: string, endpoint: string | undefined, labels?: Labels) {
  const shared = {
    ...(labels && { labels }),
    contact: agency,
    fallback: { whatsapp: agency.phone, email: agency.email, phone: agency.phone },
  };
  if (!endpoint) return shared;
  return {
    ...shared,
    // Only the site's own server accepts native form submissions.
    action: endpoint.startsWith('/') ? `${endpoint}?form=${form}` : undefined,
    onSubmit: createEnquirySender({ endpoint, form }),
    draftKey: form,
  };
}

export const messageForm = {
  ...connect('message', enquiries, formLabels.message),
  nextSteps: nextSteps.message,
};
export const quoteForm = {
  ...connect('quote', enquiries, formLabels.quote),
  nextSteps: nextSteps.quote,
  files: filesAreOffered,
};
export const contactForm = {
  ...connect('contact', enquiries, formLabels.contact),
  nextSteps: nextSteps.contact,
};
export const serviceForm = {
  ...connect('service', enquiries, formLabels.service),
  nextSteps: nextSteps.service,
};
export const newsletterForm = connect('newsletter', newsletter);

/** Answers the chat. Its chunk loads when the first question is asked. */
export const answerChat: ChatClient = async (messages, options) => {
  const chat = await import('./chat/answer-chat.js');
  return chat.answerChat(messages, options);
};
