import { type ChatClient, createChatCompletions } from 'agency-ui';
import { chatPath, withinLimits } from '../../server/chat/limits.js';

/** The site's own server, which has its model, its settings and its instructions itself. */
const ownServer = createChatCompletions({ endpoint: chatPath, model: 'site-assistant' });

/**
 * A service that the browser asks directly (spec section 7), where the build names one. Everything that it is given can
 * be read by anybody who opens the site, the key included.
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

/** How long an answer takes at least, in ms: the embedded assistant would answer before the panel shows that it types. */
const minAnswerMs = 600;

/** Answers the chat panel. Of a long conversation it sends as much as the service takes. */
export const answerChat: ChatClient = async (messages, options) => {
  // Reads the variable itself, so that a build without it leaves out the other branch.
  const ask = import.meta.env.VITE_CHAT_ENDPOINT ? await foreignService(import.meta.env.VITE_CHAT_ENDPOINT) : ownServer;
  const shown = new Promise((resolve) => setTimeout(resolve, minAnswerMs));
  const [answer] = await Promise.all([ask(withinLimits(messages), options), shown]);
  return answer;
};
