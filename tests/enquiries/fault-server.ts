/**
 * The site's enquiry server in a separate process, for tests that kill it. Retry intervals that take minutes in
 * production take fractions of a second here.
 */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createEnquiries } from '../../site/server/enquiries/enquiries.js';
import { readEnquirySettings } from '../../site/server/enquiries/settings.js';
import { createShutdown } from '../../site/server/shutdown.js';

const settings = readEnquirySettings(process.env);
if (!settings) throw new Error('Start this with ENQUIRIES=on.');

const unlimited = { requests: 1e9, windowMs: 1 };
const enquiries = createEnquiries({
  ...settings,
  limits: { rate: unlimited, suspiciousRate: unlimited },
  outbox: { leaseMs: 3000, pollMs: 100, backoff: () => 200 },
});
const server = createAdaptorServer(enquiries.app) as Server;
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  void enquiries.start();
  process.send?.('listening');
});
const shutDown = createShutdown({ server, stop: enquiries.stop });
process.on('SIGTERM', () => shutDown());
