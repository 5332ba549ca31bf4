import { agency, quoteAction } from 'agency-content';
import { assistantDocuments, assistantPrompt } from 'agency-content/assistant';
import { type ChatClient, createChatCompletions } from 'agency-ui';
import { createEmbeddedAssistant } from './embedded-assistant.js';

/** The server's environment variables. */
export type Environment = Record<string, string | undefined>;

/**
 * Creates the chat client: with `CHAT_API_URL` and `CHAT_MODEL`, and `CHAT_API_KEY` if required, for a service with the
 * chat-completions protocol; without them, the embedded assistant.
 *
 * @throws if only some of the variables are set, or the URL is invalid.
 */
export function chatAnswerer(environment: Environment): ChatClient {
  const endpoint = environment['CHAT_API_URL']?.trim();
  const apiKey = environment['CHAT_API_KEY']?.trim();
  const model = environment['CHAT_MODEL']?.trim();
  if (!endpoint) {
    const setVariables = [apiKey && 'CHAT_API_KEY', model && 'CHAT_MODEL'].filter(Boolean);
    if (setVariables.length > 0) {
      throw new Error(
        `${setVariables.join(' and ')} ${setVariables.length > 1 ? 'are' : 'is'} set, but CHAT_API_URL is not: set the service’s complete URL, such as https://ai.example/v1/chat/completions.`,
      );
    }
    return createEmbeddedAssistant({
      documents: assistantDocuments(),
      contact: agency,
      quotePath: quoteAction.path,
    });
  }
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error('CHAT_API_URL is not a URL: set a complete one, such as https://ai.example/v1/chat/completions.');
  }
  if (!model) throw new Error('CHAT_API_URL is set, but CHAT_MODEL is not: set the name of the model.');
  return createChatCompletions({ endpoint, apiKey, model, systemPrompt: assistantPrompt() });
}
