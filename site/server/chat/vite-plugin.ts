import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { chatPath } from './limits.js';

/** Answers the chat in development as the built site's server does. */
export function chatInDevelopment(): Plugin {
  return {
    name: 'site:chat',
    configureServer(server) {
      // Loaded by Vite, which compiles the kit and the content, and only when somebody asks.
      const load = () => server.ssrLoadModule(resolve(import.meta.dirname, 'development.ts'));
      server.middlewares.use(chatPath, (request, response, next) => {
        // Connect has taken the path away from the address.
        request.url = request.originalUrl ?? chatPath;
        load().then(({ listener }) => listener(request, response), next);
      });
    },
  };
}
