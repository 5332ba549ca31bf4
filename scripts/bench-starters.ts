/**
 * Measures the sites of `npm create agency-site`: seconds from an empty folder to a page in the browser, and what
 * Lighthouse says of the built site.
 *
 *     npm run bench:starters                        every framework, 3 runs of Lighthouse
 *     npm run bench:starters -- --runs 1            fewer
 *     npm run bench:starters -- --framework next    one framework
 *     npm run bench:starters -- --write-docs        puts the report into docs/performance.md
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { categories, type LighthouseRun, runLighthouse } from '../bench/site/lighthouse.js';
import { scoreNames, withReport } from '../bench/site/report.js';
import { browserArguments } from '../bench/site/serve.js';
import { median } from '../bench/site/statistics.js';
import { pack } from '../tests/package/pack.js';
import { type ApplicationServer, installOptions, runIn, startServer } from './application.js';
import { build } from './build.js';
import { requireChromium } from './chromium.js';

const docs = resolve(import.meta.dirname, '../docs/performance.md');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    framework: { type: 'string', multiple: true, default: ['vite', 'next', 'react-router'] },
    'write-docs': { type: 'boolean', default: false },
  },
});

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

interface Measured {
  framework: string;
  create: number;
  install: number;
  page: number;
  build: number;
  lighthouse: LighthouseRun[];
}

async function measure(framework: string, starter: string, kit: string): Promise<Measured> {
  const parent = mkdtempSync(join(tmpdir(), 'bench-starters-'));
  const folder = join(parent, 'site');
  const browserPath = requireChromium();
  const servers: ApplicationServer[] = [];
  const serve = async (command: string) => {
    const server = await startServer(folder, 'sh', '-c', command);
    servers.push(server);
    await server.untilServing();
    return server;
  };
  try {
    const create = await timed(async () => {
      const run = runIn(parent, framework);
      await run('npm', 'install', ...installOptions, starter);
      await run('node_modules/.bin/create-agency-site', 'site', '--yes', '--framework', framework);
    });
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    manifest.dependencies['agency-ui'] = `file:${kit}`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const run = runIn(folder, framework);
    const install = await timed(() => run('npm', 'install', ...installOptions));

    const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
    const started = performance.now();
    const development = await serve('exec npm run dev -- --port $0');
    const tab = await browser.newPage();
    await tab.goto(development.address);
    await tab.locator('h1').waitFor();
    const page = (performance.now() - started) / 1000;
    await browser.close();
    await development.end();

    const building = await timed(() => run('npm', 'run', 'build'));
    const built = await serve('PORT=$0 exec npm start');
    const lighthouse: LighthouseRun[] = [];
    for (let round = 0; round < Number(values.runs); round++) {
      lighthouse.push(await runLighthouse(built.address, browserPath, categories));
      console.log(`bench: ${framework}:`, lighthouse.at(-1));
    }
    return { framework, create, install, page, build: building, lighthouse };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  }
}

const row = ({ framework, create, install, page, build: building, lighthouse }: Measured) => {
  const seconds = [create, install, page, create + install + page, building].map((one) => `${one.toFixed(1)} s`);
  const scores = categories.map((id) => median(lighthouse.map((one) => one.scores[id] ?? 0)));
  return `| \`${framework}\` | ${[...seconds, ...scores].join(' | ')} |`;
};

await build('kit', 'if-stale');
await build('starter', 'if-stale');
const packed = { kit: pack(), starter: pack('create-agency-site') };
const load = loadavg()[0] ?? 0;
const measured: Measured[] = [];
try {
  for (const framework of values.framework) {
    console.log(`bench: ${framework} …`);
    measured.push(await measure(framework, packed.starter.tarball, packed.kit.tarball));
  }
} finally {
  for (const { folder } of Object.values(packed)) rmSync(dirname(folder), { recursive: true, force: true });
}

const heads = ['', 'create', 'install', 'first page', 'all three', 'build', ...categories.map((id) => scoreNames[id])];
const faults = [...new Set(measured.flatMap(({ lighthouse }) => lighthouse.flatMap((one) => one.faults)))];
const report = [
  `${new Date().toISOString().slice(0, 10)}, load ${load.toFixed(2)} at the start. Packages come from npm's cache. "First page" is \`npm run dev\` until the headline is in the browser. Lighthouse: the built site, median of ${values.runs}.`,
  '',
  `| ${heads.join(' | ')} |`,
  `| --- | ${heads
    .slice(1)
    .map(() => '---:')
    .join(' | ')} |`,
  ...measured.map(row),
  '',
  faults.length > 0 ? `Points lost in: ${faults.join(', ')}.` : 'No points lost.',
].join('\n');
console.log(report);
if (values['write-docs']) writeFileSync(docs, withReport(readFileSync(docs, 'utf8'), 'bench:starters', report));
