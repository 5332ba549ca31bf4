import react from '@astrojs/react';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';

/** Receives form submissions on the development server, as `server/main.ts` does in production. */
function enquiriesInDevelopment(): AstroIntegration {
  let load: () => Promise<typeof import('./src/enquiries')>;
  return {
    name: 'enquiries-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // The module is reloaded after a change.
        load = () => server.ssrLoadModule('/src/enquiries.ts') as ReturnType<typeof load>;
        const listener = getRequestListener(async (request) => (await load()).receiveEnquiry(request));
        server.middlewares.use('/api/enquiries', (request, response) => {
          // Vite strips the path from the URL, but the form on a response page must post to the same path again.
          request.url = request.originalUrl;
          void listener(request, response);
        });
      },
      'astro:server:start': async () => (await load()).startEnquiries(),
    },
  };
}

export default defineConfig({
  integrations: [react(), enquiriesInDevelopment()],
  // The first paint waits for the styles, so they are inlined into the page.
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Prebundled, because discovering it on the first visit would reload the page.
  vite: { optimizeDeps: { include: ['agency-ui', 'agency-ui/forms/definitions'] } },
  experimental: {
    // Adds a content security policy to each built page. Astro adds the hashes of its scripts and styles.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
});
