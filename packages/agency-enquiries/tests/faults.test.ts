/** The short run of `npm test -- faults`, with real processes, a real disk and a real mail server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildServer } from './child.js';
import { inFlight, runFaults } from './faults.js';

it('neither loses nor duplicates an enquiry while the server is killed ten times', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const server = await buildServer();
  onTestFinished(async () => {
    await server.remove();
    await rm(folder, { recursive: true });
  });
  const file = join(folder, 'enquiries.db');
  const {
    seconds: _seconds,
    dropped,
    repeatedMails,
    ...report
  } = await runFaults({
    server,
    enquiries: 100,
    kills: 10,
    clients: 8,
    servers: 1,
    databaseUrl: `file:${file}`,
    location: { kind: 'sqlite', file },
    limitMs: 50_000,
  });
  expect(report).toEqual({ acknowledged: 100, kills: 10, lost: [], doubled: [], unmailed: [], inconsistent: [] });
  expect(dropped).toBeGreaterThan(0);
  expect(repeatedMails).toBeLessThanOrEqual(10 * inFlight);
});
