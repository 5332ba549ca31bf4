import { getRequestListener } from '@hono/node-server';
import { createChatEndpoint } from './chat-endpoint.js';
import { nodeAddress } from './client-address.js';
import { chatAnswerer } from './settings.js';

/** The chat endpoint as a listener of Node's own server, for the development server to mount. */
export const listener = getRequestListener(
  createChatEndpoint({ answer: chatAnswerer(process.env), addressOf: nodeAddress() }).fetch,
);
