import type { ChatClient } from 'agency-ui';
import { withinLimits } from '../../server/chat/limits.js';

/**
 * Answers the chat panel. The code that asks the service is fetched with the first question: most visitors never ask.
 * However long a conversation grows, only as much of it is sent as the service takes.
 */
export const answerChat: ChatClient = async (messages, options) => {
  const { askService } = await import('./ask-service.js');
  return askService(withinLimits(messages), options);
};
