/** Serves the built site, and receives its booking requests. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { createShutdown } from 'agency-enquiries/http';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { enquiries } from '../src/enquiries';

const app = new Hono();
app.all('/api/marcacoes', (context) => enquiries.handle(context.req.raw));
app.use(secureHeaders({ contentSecurityPolicy: { frameAncestors: ["'none'"] } }));
app.use(compress());
app.use(
  serveStatic({
    root: 'dist',
    onFound: (path, context) => {
      // File names contain a content hash.
      if (path.includes('/_astro/')) context.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
  }),
);

const port = Number(process.env['PORT'] ?? 3000);
const server = createServer(getRequestListener(app.fetch)).listen(port, () => void enquiries.start());

// Completes pending requests and deliveries before the process exits.
const shutDown = createShutdown({ server, stop: (graceMs) => enquiries.stop(graceMs) });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shutDown());
