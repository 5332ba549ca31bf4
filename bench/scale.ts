/**
 * Measures how the site scales: prerendering 10 to 10,000 project pages, and requests per second compared with a
 * plain static server.
 *
 *     npm run bench -- scale
 *     npm run bench -- scale --pages 10,100 --seconds 3
 *     npm run bench -- scale --write-docs                  writes the report to docs/performance.md
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { build } from '../scripts/build.js';
import { run, runQuietly } from '../scripts/run.js';
import { startServer } from '../tests/application.js';
import { type Conditions, type Prerendered, type Served, scaleMarkdown, withReport } from './site/report.js';

const root = resolve(import.meta.dirname, '..');
const results = join(root, '.cache/bench');
const docs = join(root, 'docs/performance.md');

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10,100,1000,10000' },
    seconds: { type: 'string', default: '5' },
    'write-docs': { type: 'boolean', default: false },
  },
});

function wholeNumbers(name: 'pages' | 'seconds'): number[] {
  const numbers = values[name].split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new Error(
    `--${name} is "${values[name]}". Write whole numbers of at least 1, separated by commas, such as --${name} 10,100.`,
  );
}

async function prerender(projects: number): Promise<Prerendered> {
  const client = join(results, 'scale/dist');
  console.log(`bench: building the site with ${projects} projects`);
  await run('vite', ['build', '--app', '--config', 'bench/site/scale.vite.config.ts', '--logLevel', 'error'], {
    BENCH_PROJECTS: String(projects),
    SITE_OUT: client,
  });
  console.log(`bench: prerendering it`);
  const output = await runQuietly('tsx', ['bench/site/prerender-pages.ts', client, `${client}-server`]);
  return { projects, ...JSON.parse(output.trim().split('\n').at(-1) ?? '') };
}

/** Measures how many requests per second a server answers. */
async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections: 20,
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed.`);
  return requests.average;
}

/** Measures the site's server and a plain one in three alternating rounds. */
async function serve(seconds: number): Promise<Served[]> {
  await build('site', 'if-stale');
  const paths = ['/', '/icon.svg'];
  const served = paths.map((path): Served => ({ path, ours: [], plain: [] }));
  for (let round = 0; round < 3; round++) {
    for (const kind of ['ours', 'plain'] as const) {
      const command =
        kind === 'ours'
          ? 'PORT=$0 exec node site/dist-server/main.js'
          : 'exec node bench/site/plain-server.js site/dist $0';
      console.log(`bench: ${round + 1}/3  ${kind} server`);
      const server = await startServer(root, 'sh', '-c', command);
      try {
        await server.untilServing();
        for (const one of served) one[kind].push(await requestsPerSecond(`${server.address}${one.path}`, seconds));
      } finally {
        await server.end();
      }
    }
  }
  return served;
}

const [seconds = 5] = wholeNumbers('seconds');
const started = loadavg()[0] ?? 0;
const prerendered: Prerendered[] = [];
for (const pages of wholeNumbers('pages')) prerendered.push(await prerender(pages));
const served = await serve(seconds);
const conditions: Conditions = {
  date: new Date().toISOString().slice(0, 10),
  commit: (await runQuietly('git', ['rev-parse', '--short', 'HEAD'])).trim(),
  cores: cpus().length,
  load: [started, loadavg()[0] ?? 0],
  program: `Node ${process.version}`,
};
const text = scaleMarkdown(conditions, prerendered, served);
await mkdir(results, { recursive: true });
await writeFile(
  join(results, 'scale.json'),
  `${JSON.stringify({ ...conditions, prerendered, served }, undefined, 2)}\n`,
);
await writeFile(join(results, 'scale.md'), `${text}\n`);
if (values['write-docs']) await writeFile(docs, withReport(await readFile(docs, 'utf8'), 'scale', text));
console.log(`\n${text}\n\nbench: the report is in .cache/bench/scale.md and scale.json`);
