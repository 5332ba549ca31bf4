/**
 * An enquiry server in a separate process, for tests that kill it. Retry intervals of minutes in production are
 * fractions of a second here.
 */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { quoteFormWithFiles } from 'agency-ui/schemas';
import { createShutdown } from '../src/http/index.js';
import { createEnquiries, readEnquirySettings } from '../src/index.js';
import { kitForms } from '../src/sample-values.js';

const settings = readEnquirySettings(process.env);
if (!settings) throw new Error('Start this with ENQUIRIES=on.');

const unlimited = { requests: 1e9, windowMs: 1 };
const enquiries = createEnquiries({
  ...settings,
  forms: settings.files ? kitForms.map((form) => (form.name === 'quote' ? quoteFormWithFiles : form)) : kitForms,
  answerPage: { contact: { email: 'desk@agency.example' } },
  limits: { rate: unlimited, suspiciousRate: unlimited },
  outbox: { leaseMs: 3000, pollMs: 100, backoff: () => 200 },
});
const health = async () => new Response(null, { status: (await enquiries.isWritable()) ? 200 : 503 });
const server = createAdaptorServer({
  fetch: (request) => (new URL(request.url).pathname === '/healthz' ? health() : enquiries.handle(request)),
}) as Server;
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  void enquiries.start();
  process.send?.('listening');
});
const shutDown = createShutdown({ server, stop: enquiries.stop });
process.on('SIGTERM', () => shutDown());
