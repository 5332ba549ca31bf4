/** Serves the built site and receives its form submissions. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { createShutdown } from 'agency-enquiries/http';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { enquiries, receiveEnquiry, startEnquiries } from '../src/enquiries';

// Must be set before React loads, which happens with the first response page, because React's development build is
// slower.
process.env.NODE_ENV ??= 'production';

const app = new Hono();
// The endpoint's response pages set their own headers.
app.all('/api/enquiries', (context) => receiveEnquiry(context.req.raw, getConnInfo(context).remote.address));
// The rest of the policy is in each page. Browsers accept this directive only in a header.
app.use(
  secureHeaders({
    contentSecurityPolicy: { frameAncestors: ["'none'"] },
    // With "no-referrer", browsers would hide the origin of forms sent without JavaScript.
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Leaves HSTS to the host, because it would also apply to other sites on subdomains.
    strictTransportSecurity: false,
  }),
);
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

const port = Number(process.env.PORT ?? 3000);
const server = createServer(getRequestListener(app.fetch)).listen(port, () => {
  console.log(`http://localhost:${port}`);
  startEnquiries();
});

// Completes pending requests and deliveries before the process exits.
const shutDown = createShutdown({ server, stop: async (graceMs) => enquiries?.stop(graceMs) });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shutDown());
