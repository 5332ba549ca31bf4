import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Handles form submissions on the development server, as `server/main.ts` does in production. */
const quotesInDevelopment: Plugin = {
  name: 'quotes-in-development',
  configureServer(server) {
    const listener = getRequestListener(async (request) => {
      const { receiveQuote } = await server.ssrLoadModule('/src/quotes.ts');
      return receiveQuote(request);
    });
    server.middlewares.use('/api/quotes', (request, response) => void listener(request, response));
  },
};

export default defineConfig({
  plugins: [react(), quotesInDevelopment],
  // `vite build` builds the client and the server.
  builder: {},
  environments: {
    client: { build: { outDir: 'dist/client' } },
    ssr: {
      build: { outDir: 'dist/server', rolldownOptions: { input: ['server/main.ts', 'server/prerender.tsx'] } },
    },
  },
});
