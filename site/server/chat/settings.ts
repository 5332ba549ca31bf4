import { agency, quoteAction } from 'agency-content';
import { assistantDocuments, assistantPeople, assistantPrompt, claimDays } from 'agency-content/assistant';
import type { Environment } from 'agency-enquiries/http';
import { type ChatClient, createChatCompletions } from 'agency-ui';
import type { ChatObserver } from '../metrics.js';
import { createBudgetedChat } from './budget.js';
import { createDocumentSearch, createEmbeddedAssistant } from './embedded-assistant.js';
import { limitedFetch } from './limited-fetch.js';

/** Number of passages in the prompt for a question. */
const maxPassages = 8;

/** Number of the visitor's messages that a question may refer to. */
const maxQuestions = 3;

/** Reads a whole number, or returns the default. */
function readNumber(environment: Environment, name: string, byDefault: number): number {
  const text = environment[name]?.trim() || String(byDefault);
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number, such as ${byDefault} (got "${text}").`);
}

interface Service {
  endpoint: string;
  apiKey: string | undefined;
  model: string;
}

/** A service whose prompt contains only the passages about the visitor's last questions, not the whole site. */
function createService(service: Service): ChatClient {
  const { find } = createDocumentSearch(assistantDocuments());
  return (messages, options) => {
    const questions = messages.filter(({ role }) => role === 'user').slice(-maxQuestions);
    const passages = find(questions.map(({ content }) => content).join('\n'), { language: 'en' }).slice(0, maxPassages);
    const ask = createChatCompletions({ ...service, systemPrompt: assistantPrompt(passages), fetch: limitedFetch });
    return ask(messages, options);
  };
}

const embedded = () =>
  createEmbeddedAssistant({
    documents: assistantDocuments(),
    contact: agency,
    people: assistantPeople,
    quotePath: quoteAction.path,
    teamPath: '/about/team',
    claimDays,
  });

/** Reports each call of a chat client. */
const observed =
  (name: 'service' | 'embedded', client: ChatClient, observer: ChatObserver | undefined): ChatClient =>
  async (messages, options) => {
    try {
      const answer = await client(messages, options);
      observer?.asked(name, true);
      return answer;
    } catch (error) {
      observer?.asked(name, false);
      throw error;
    }
  };

/**
 * Creates the chat client. With `CHAT_API_URL` and `CHAT_MODEL` (and `CHAT_API_KEY` if required), it calls a service
 * with the chat-completions protocol, within a budget. Without them, or once the budget is used up, the embedded
 * assistant answers.
 *
 * @throws if only some of the variables are set, or one is invalid.
 */
export function chatAnswerer(environment: Environment, observer?: ChatObserver | undefined): ChatClient {
  const endpoint = environment['CHAT_API_URL']?.trim();
  const apiKey = environment['CHAT_API_KEY']?.trim();
  const model = environment['CHAT_MODEL']?.trim();
  if (!endpoint) {
    const setVariables = [apiKey && 'CHAT_API_KEY', model && 'CHAT_MODEL'].filter(Boolean);
    if (setVariables.length > 0) {
      throw new Error(
        `CHAT_API_URL is missing, but ${setVariables.join(' and ')} ${setVariables.length > 1 ? 'are' : 'is'} set. Set CHAT_API_URL to the service’s complete URL, such as https://ai.example/v1/chat/completions.`,
      );
    }
    return observed('embedded', embedded(), observer);
  }
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error('CHAT_API_URL must be a complete URL, such as https://ai.example/v1/chat/completions.');
  }
  if (!model) throw new Error('CHAT_MODEL is missing, but CHAT_API_URL is set. Set CHAT_MODEL to the model’s name.');
  return createBudgetedChat({
    service: observed('service', createService({ endpoint, apiKey, model }), observer),
    substitute: observed('embedded', embedded(), observer),
    onLimit: observer?.limited,
    perHour: readNumber(environment, 'CHAT_CALLS_PER_HOUR', 120),
    perDay: readNumber(environment, 'CHAT_CALLS_PER_DAY', 1000),
    atOnce: readNumber(environment, 'CHAT_CALLS_AT_ONCE', 8),
  });
}
