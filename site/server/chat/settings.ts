import { agency, quoteAction } from 'agency-content';
import { assistantDocuments, assistantPrompt } from 'agency-content/assistant';
import { type ChatClient, createChatCompletions } from 'agency-ui';
import { createEmbeddedAssistant } from './embedded-assistant.js';

/** Settings of the server, as `process.env` holds them. */
export type Environment = Record<string, string | undefined>;

/**
 * Who answers the chat. With `CHAT_API_URL` and `CHAT_MODEL`, and `CHAT_API_KEY` where one is needed, a service that
 * speaks the chat-completions protocol; without them the site itself, from its own words.
 *
 * @throws when only some of the settings are there, or the address is none.
 */
export function chatAnswerer(environment: Environment): ChatClient {
  const endpoint = environment['CHAT_API_URL']?.trim();
  const apiKey = environment['CHAT_API_KEY']?.trim();
  const model = environment['CHAT_MODEL']?.trim();
  if (!endpoint) {
    const lonely = [apiKey && 'CHAT_API_KEY', model && 'CHAT_MODEL'].filter(Boolean);
    if (lonely.length > 0) {
      throw new Error(
        `${lonely.join(' and ')} ${lonely.length > 1 ? 'are' : 'is'} set, but CHAT_API_URL is not: give the service’s whole address, such as https://ai.example/v1/chat/completions.`,
      );
    }
    return createEmbeddedAssistant({
      documents: assistantDocuments(),
      contact: agency,
      quotePath: quoteAction.path,
    });
  }
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error('CHAT_API_URL is no address: give a whole one, such as https://ai.example/v1/chat/completions.');
  }
  if (!model) throw new Error('CHAT_API_URL is set, but CHAT_MODEL is not: give the name of the model to ask.');
  return createChatCompletions({ endpoint, apiKey, model, systemPrompt: assistantPrompt() });
}
