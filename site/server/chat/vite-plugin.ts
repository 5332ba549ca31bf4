import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { chatPath } from './limits.js';

/** Serves the chat endpoint in development as the built site's server does. */
export function chatInDevelopment(): Plugin {
  return {
    name: 'site:chat',
    configureServer(server) {
      // Loaded lazily by Vite, which compiles the kit and the content.
      const load = () => server.ssrLoadModule(resolve(import.meta.dirname, 'development.ts'));
      server.middlewares.use(chatPath, (request, response, next) => {
        // Connect has removed the mount path from the URL.
        request.url = request.originalUrl ?? chatPath;
        load().then(({ listener }) => listener(request, response), next);
      });
    },
  };
}
