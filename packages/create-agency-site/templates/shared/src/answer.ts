import type { ChatClient } from 'agency-ui';
import { agency, questions } from './content';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/**
 * Answers the chat in the browser from the questions in `content.ts`: it picks the entry that shares the most words
 * with the message. To use a language model, replace it with `createChatCompletions({ endpoint: '/api/chat', model:
 * '…' })` from `agency-ui`, and keep the API key on your server.
 */
export const answer: ChatClient = async (messages) => {
  const asked = wordsOf(messages.at(-1)?.content ?? '');
  const ranked = questions
    .map((entry) => ({
      entry,
      shared: [...wordsOf(`${entry.question} ${entry.answer}`)].filter((word) => asked.has(word)).length,
    }))
    .sort((one, other) => other.shared - one.shared);
  const best = ranked[0];
  if (best && best.shared > 0) return best.entry.answer;
  return `I only know the questions on this page. Please call ${agency.phone} or write to ${agency.email}.`;
};
