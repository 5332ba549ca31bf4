/**
 * Measures pages on a slow phone, comparing each with the same page without scripts.
 *
 *     npm run bench -- site                                     the default routes, 5 runs
 *     npm run bench -- site --routes /,/faq --runs 3            other routes, fewer runs
 *     npm run bench -- site --peer other=../other/dist          compares a folder too …
 *     npm run bench -- site --peer live=https://example.com     … or a URL
 *     npm run bench -- site --brief --peer simple=../simple/dist   only LCP, blocking time and late scripts
 *     npm run bench -- site --write-docs                        writes the report to docs/performance.md
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from '../scripts/build.js';
import { requireChromium } from '../scripts/chromium.js';
import { runQuietly } from '../scripts/run.js';
import { categories, runLighthouse } from './site/lighthouse.js';
import { visitBriefly, visitOnPhone } from './site/phone.js';
import {
  briefMarkdown,
  type Measured,
  type MeasuredBriefly,
  markdown,
  type Report,
  withReport,
} from './site/report.js';
import { browserArguments, serveVariants } from './site/serve.js';
import { rotated } from './site/statistics.js';
import { prepareVariants } from './site/variants.js';

const root = resolve(import.meta.dirname, '..');
const results = join(root, '.cache/bench');
const docs = join(root, 'docs/performance.md');

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: '/,/services/printing,/blog,/faq,/inquiries' },
    runs: { type: 'string', default: '5' },
    peer: { type: 'string', multiple: true, default: [] },
    brief: { type: 'boolean', default: false },
    'write-docs': { type: 'boolean', default: false },
  },
});

function readRuns(): number {
  const runs = Number(values.runs);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new Error(`--runs is "${values.runs}". Write a whole number of at least 1.`);
}

function readPeers(): Map<string, string> {
  return new Map(
    values.peer.map((peer) => {
      const [name, from] = peer.split(/=(.*)/s);
      if (!name || !from) throw new Error(`--peer is "${peer}". Write name=folder or name=https://example.com.`);
      const folder = resolve(from);
      if (/^https?:/.test(from)) return [name, from];
      if (!existsSync(join(folder, 'index.html'))) throw new Error(`--peer ${name}: ${folder} has no index.html.`);
      return [name, folder];
    }),
  );
}

async function measure(): Promise<Report> {
  const runs = readRuns();
  const routes = values.routes.split(',');
  const peers = readPeers();
  const path = requireChromium();
  await build('site', 'if-stale');
  const variants = await prepareVariants(join(root, 'site/dist'), peers);
  const { served, close } = await serveVariants(variants.map(({ from }) => from));
  const browser = await chromium.launch({ executablePath: path, args: browserArguments });
  const started = loadavg()[0] ?? 0;
  const measured = new Map<string, Measured>();
  try {
    for (let round = 0; round < runs; round++) {
      for (const route of routes) {
        for (const [index, { name, onePage }] of rotated([...variants.entries()], round)) {
          const address = `${served[index]?.origin}${onePage ? '/' : route}`;
          console.log(`bench: ${round + 1}/${runs}  ${route}  ${name}`);
          const key = `${route} ${name}`;
          const entry = measured.get(key) ?? { route, variant: name, lighthouse: [], phone: [] };
          measured.set(key, entry);
          entry.lighthouse.push(await runLighthouse(address, path, index === 0 ? categories : ['performance']));
          entry.phone.push(await visitOnPhone(browser, address));
        }
      }
    }
    const order = routes.flatMap((route) => variants.map(({ name }) => `${route} ${name}`));
    return {
      date: new Date().toISOString().slice(0, 10),
      commit: (await runQuietly('git', ['rev-parse', '--short', 'HEAD'])).trim(),
      runs,
      cores: cpus().length,
      load: [started, loadavg()[0] ?? 0],
      program: `Chromium ${browser.version()}`,
      measured: order.flatMap((key) => measured.get(key) ?? []),
    };
  } finally {
    await browser.close();
    await close();
  }
}

/**
 * Compares only LCP, blocking time and late scripts, in about 5 s per visit. For comparing variants of one mechanism.
 */
async function compareBriefly(): Promise<string> {
  const runs = readRuns();
  const path = requireChromium();
  await build('site', 'if-stale');
  const variants = [['ours', join(root, 'site/dist')] as const, ...readPeers()];
  const { served, close } = await serveVariants(variants.map(([, from]) => from));
  const browser = await chromium.launch({ executablePath: path, args: browserArguments });
  const started = loadavg()[0] ?? 0;
  const routes = values.routes.split(',');
  const measured: MeasuredBriefly[] = routes.flatMap((route) =>
    variants.map(([variant]) => ({ route, variant, runs: [] })),
  );
  try {
    for (let round = 0; round < runs; round++) {
      for (const [index, one] of rotated([...measured.entries()], round)) {
        console.log(`bench: ${round + 1}/${runs}  ${one.route}  ${one.variant}`);
        one.runs.push(await visitBriefly(browser, `${served[index % variants.length]?.origin}${one.route}`));
      }
    }
    const conditions = {
      date: new Date().toISOString().slice(0, 10),
      commit: (await runQuietly('git', ['rev-parse', '--short', 'HEAD'])).trim(),
      cores: cpus().length,
      load: [started, loadavg()[0] ?? 0] as [number, number],
      program: `Chromium ${browser.version()}`,
    };
    return briefMarkdown(conditions, measured);
  } finally {
    await browser.close();
    await close();
  }
}

if (values.brief) {
  console.log(`\n${await compareBriefly()}`);
  process.exit();
}

const report = await measure();
const text = markdown(report);
await mkdir(results, { recursive: true });
await writeFile(join(results, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
await writeFile(join(results, 'report.md'), `${text}\n`);
if (values['write-docs']) await writeFile(docs, withReport(await readFile(docs, 'utf8'), 'site', text));
console.log(`\n${text}\n\nbench: the report is in .cache/bench/report.md and report.json`);
