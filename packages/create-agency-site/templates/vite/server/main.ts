/** Serves the built site and receives its form submissions. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { createShutdown } from 'agency-enquiries/http';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { enquiries, receiveEnquiry, startEnquiries } from '../src/enquiries';

// Must be set before React loads, which happens with the first response page, because React's development build is
// slower.
process.env['NODE_ENV'] ??= 'production';

const app = new Hono();
app.all('/api/enquiries', (context) => receiveEnquiry(context.req.raw, getConnInfo(context).remote.address));
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
const server = createServer(getRequestListener(app.fetch)).listen(port, () => {
  console.log(`http://localhost:${port}`);
  startEnquiries();
});

// Completes pending requests and deliveries before the process exits.
const shutDown = createShutdown({ server, stop: async (graceMs) => enquiries?.stop(graceMs) });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shutDown());
