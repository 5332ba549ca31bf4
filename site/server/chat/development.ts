import { getRequestListener } from '@hono/node-server';
import { nodeAddress } from '../client-address.js';
import { createChatEndpoint } from './chat-endpoint.js';
import { chatAnswerer } from './settings.js';

/** The chat endpoint as a Node request listener, for the development server. */
export const listener = getRequestListener(
  createChatEndpoint({ answer: chatAnswerer(process.env), addressOf: nodeAddress() }).fetch,
);
