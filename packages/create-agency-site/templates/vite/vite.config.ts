import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Receives form submissions on the development server, as `server/main.ts` does in production. */
const enquiriesInDevelopment: Plugin = {
  name: 'enquiries-in-development',
  configureServer(server) {
    // The module is reloaded after a change.
    const load = () => server.ssrLoadModule('/src/enquiries.ts') as Promise<typeof import('./src/enquiries')>;
    const listener = getRequestListener(async (request) => (await load()).receiveEnquiry(request));
    server.middlewares.use('/api/enquiries', (request, response) => {
      // Vite strips the path from the URL, but the form on a response page must post to the same path again.
      request.url = request.originalUrl;
      void listener(request, response);
    });
    server.httpServer?.once('listening', () => void load().then(({ startEnquiries }) => startEnquiries()));
  },
};

export default defineConfig({
  plugins: [react(), enquiriesInDevelopment],
  // `vite build` builds the client and the server.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          output: {
            // React has its own file: it starts in less time, and visitors keep it when only the site changes.
            codeSplitting: {
              groups: [{ name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: ['server/main.ts', 'server/prerender.tsx'] },
      },
    },
  },
});
