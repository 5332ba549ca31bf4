import { type ChatClient, createChatCompletions } from 'agency-ui';
import { chatPath } from '../../server/chat/limits.js';

/** The site's own server, which has its model, its settings and its instructions itself. */
const ownServer = createChatCompletions({ endpoint: chatPath, model: 'site-assistant' });

/**
 * A service that the browser asks straight away (spec section 7), where the build is given one. Everything that it is
 * given, the key too, can then be read by anybody who opens the site.
 */
async function foreignService(endpoint: string): Promise<ChatClient> {
  const { assistantPrompt } = await import('agency-content/assistant');
  return createChatCompletions({
    endpoint,
    apiKey: import.meta.env.VITE_CHAT_API_KEY,
    model: import.meta.env.VITE_CHAT_MODEL ?? 'default',
    systemPrompt: assistantPrompt(),
  });
}

export const askService: ChatClient = async (messages, options) => {
  // Asked of the variable itself: a build without it then leaves out what only the other way needs.
  const ask = import.meta.env.VITE_CHAT_ENDPOINT ? await foreignService(import.meta.env.VITE_CHAT_ENDPOINT) : ownServer;
  return ask(messages, options);
};
