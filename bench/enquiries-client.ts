/**
 * The client for `npm run bench -- enquiries`. It runs in its own process, because in the server's it would take CPU
 * time from the server, and a faster server would only wait for its client. Sends the result to its parent.
 *
 * enquiries-client.ts URL SECONDS
 */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

const [url = '', seconds = ''] = process.argv.slice(2);
let number = 0;

const { requests, latency, non2xx, errors } = await autocannon({
  url,
  connections: 64,
  duration: Number(seconds),
  requests: [
    {
      method: 'POST',
      path: '/api/enquiries',
      // Every enquiry is different.
      setupRequest: (request) => ({
        ...request,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          form: 'message',
          name: 'Wanjiru Kamau',
          email: 'wanjiru@westlands.example',
          subject: 'A sign for the shop',
          message: `How large may it be? This is number ${number++}.`,
        }),
      }),
    },
  ],
});
process.send?.({ rate: requests.average, p99: latency.p99, failed: non2xx + errors });
