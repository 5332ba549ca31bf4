export * from './ChatPanel/index.js';
export * from './chat-completions/index.js';
export type { ChatClient, ChatMessage } from './client/index.js';
