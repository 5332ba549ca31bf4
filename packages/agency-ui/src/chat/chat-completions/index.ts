export { type ChatCompletionsOptions, createChatCompletions } from './create-chat-completions.js';
