export { ChatError, type ChatFailure } from '../client/index.js';
export { type ChatCompletionsOptions, createChatCompletions } from './create-chat-completions.js';
