/**
 * Runs the long fault tests. Eight clients send enquiries while servers are killed at random moments and the mail
 * server is down half the time: first with SQLite, then with PostgreSQL and two servers. Then fifty visits to the quote
 * form are interrupted.
 *
 *     npm test -- faults
 *     npm test -- faults --enquiries 200 --kills 20
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '../../packages/agency-enquiries/tests/child.js';
import {
  type FaultOptions,
  type FaultReport,
  inFlight,
  runFaults,
} from '../../packages/agency-enquiries/tests/faults.js';
import { startPostgres } from '../../packages/agency-enquiries/tests/postgres.js';
import { build } from '../../scripts/build.js';
import { run } from '../../scripts/run.js';

const { values } = parseArgs({
  options: { enquiries: { type: 'string', default: '1000' }, kills: { type: 'string', default: '60' } },
});
const [enquiries, kills] = [Number(values.enquiries), Number(values.kills)];
if (!(Number.isInteger(enquiries) && Number.isInteger(kills) && enquiries > 1 && kills > 0)) {
  throw new Error('--enquiries and --kills must be whole numbers, e.g. --enquiries 1000 --kills 60.');
}

/** Lists the guarantees that a run has broken. */
function problemsOf(report: FaultReport): string[] {
  const problems = (['lost', 'doubled', 'unmailed', 'inconsistent'] as const).flatMap((kind) =>
    report[kind].length > 0 ? `${report[kind].length} ${kind}: ${report[kind].slice(0, 10).join(', ')}` : [],
  );
  if (report.acknowledged !== enquiries) problems.push(`only ${report.acknowledged} acknowledged`);
  if (report.kills !== kills) problems.push(`only ${report.kills} kills`);
  if (report.repeatedMails > kills * inFlight) problems.push(`${report.repeatedMails} mails repeated needlessly`);
  return problems;
}

const folder = await mkdtemp(join(tmpdir(), 'faults-'));
const server = await buildServer();
const postgres = await startPostgres();
try {
  const file = join(folder, 'enquiries.db');
  const url = await postgres.createDatabase();
  const common = { server, enquiries, kills, clients: 8, limitMs: 15 * 60_000 };
  const runs: Record<string, FaultOptions> = {
    'SQLite, one server': { ...common, servers: 1, databaseUrl: `file:${file}`, location: { kind: 'sqlite', file } },
    'PostgreSQL, two servers': { ...common, servers: 2, databaseUrl: url, location: { kind: 'postgres', url } },
  };
  for (const [name, options] of Object.entries(runs)) {
    console.log(`faults: ${name}: ${enquiries} enquiries, ${kills} kills …`);
    const report = await runFaults(options);
    const problems = problemsOf(report);
    console.log(
      `faults: ${name}: ${report.acknowledged} acknowledged, ${report.lost.length} lost, ${report.doubled.length} stored twice, ` +
        `${report.unmailed.length} not mailed, ${report.repeatedMails} mails repeated, ${report.kills} kills, ` +
        `${report.dropped} dropped requests retried, ${report.seconds} s`,
    );
    for (const problem of problems) console.error(`faults: FAILED: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await server.remove();
  await rm(folder, { recursive: true });
}
await build('site', 'if-stale');
await run('vitest', ['run', '--project', 'site', 'tests/site/enquiries.test.ts'], { FAULTS: 'whole' });
