import { type ChatClient, createChatCompletions } from 'agency-ui';
import { chatPath, withinLimits } from '../../server/chat/limits.js';

/** The site's own server, which sets the model, its parameters and instructions. */
const ownServer = createChatCompletions({ endpoint: chatPath, model: 'site-assistant' });

/**
 * A service that the browser calls directly (spec section 7), if the build configures one. Its settings, including the
 * key, are public in the bundle.
 */
async function remoteService(endpoint: string): Promise<ChatClient> {
  const { assistantPrompt } = await import('agency-content/assistant');
  return createChatCompletions({
    endpoint,
    apiKey: import.meta.env.VITE_CHAT_API_KEY,
    model: import.meta.env.VITE_CHAT_MODEL ?? 'default',
    systemPrompt: assistantPrompt(),
  });
}

/**
 * Minimum delay before an answer, in ms, because the embedded assistant would answer before the typing indicator is
 * visible.
 */
const minAnswerMs = 600;

/** Answers the chat panel. Of a long conversation, sends only the newest part that fits within the limits. */
export const answerChat: ChatClient = async (messages, options) => {
  // Reads `import.meta.env` directly, so that a build without the variable drops the branch.
  const ask = import.meta.env.VITE_CHAT_ENDPOINT ? await remoteService(import.meta.env.VITE_CHAT_ENDPOINT) : ownServer;
  const shown = new Promise((resolve) => setTimeout(resolve, minAnswerMs));
  const [answer] = await Promise.all([ask(withinLimits(messages), options), shown]);
  return answer;
};
