/** Serves the built site, and receives its form submissions. */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { receiveQuote } from '../src/quotes';

const app = new Hono();
app.post('/api/quotes', (context) => receiveQuote(context.req.raw));
app.use(compress());
app.use(
  serveStatic({
    root: 'dist/client',
    onFound: (path, context) => {
      // File names contain a content hash.
      if (path.includes('/assets/')) context.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
  }),
);

const port = Number(process.env['PORT'] ?? 3000);
serve({ fetch: app.fetch, port }, () => console.log(`http://localhost:${port}`));
