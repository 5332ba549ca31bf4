export type { ChatClient, ChatMessage } from './chat-client.js';
export { ChatError, type ChatFailure, isChatError } from './chat-error.js';
export { withDeadline } from './with-deadline.js';
