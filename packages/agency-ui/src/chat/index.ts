export * from './ChatPanel/index.js';
export * from './chat-completions/index.js';
export { type ChatClient, type ChatError, type ChatFailure, type ChatMessage, isChatError } from './client/index.js';
