/**
 * Measures the sites that `npm create agency-site` generates: seconds from an empty folder to a page in the browser,
 * and the built site's Lighthouse scores.
 *
 *     npm run bench -- starters                        every framework, 3 runs of Lighthouse
 *     npm run bench -- starters --runs 1            fewer
 *     npm run bench -- starters --framework next    one framework
 *     npm run bench -- starters --write-docs        puts the report into docs/performance.md
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from '../scripts/build.js';
import { requireChromium } from '../scripts/chromium.js';
import { type ApplicationServer, installOptions, runIn, startServer } from '../tests/application.js';
import { pack } from '../tests/package/pack.js';
import { categories, type LighthouseRun, runLighthouse } from './site/lighthouse.js';
import { scoreNames, withReport } from './site/report.js';
import { browserArguments } from './site/serve.js';
import { median } from './site/statistics.js';

const docs = resolve(import.meta.dirname, '../docs/performance.md');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    framework: { type: 'string', multiple: true, default: ['vite', 'next', 'react-router', 'astro'] },
    'write-docs': { type: 'boolean', default: false },
  },
});

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

type PackageName = 'agency-ui' | 'agency-enquiries' | 'create-agency-site';

interface Measured {
  framework: string;
  create: number;
  install: number;
  page: number;
  build: number;
  lighthouse: LighthouseRun[];
}

async function measure(framework: string, tarballs: Record<PackageName, string>): Promise<Measured> {
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
      await run('npm', 'install', ...installOptions, tarballs['create-agency-site']);
      await run('node_modules/.bin/create-agency-site', 'site', '--yes', '--framework', framework);
    });
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const name of ['agency-ui', 'agency-enquiries'] as const)
      manifest.dependencies[name] = `file:${tarballs[name]}`;
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

for (const target of ['kit', 'enquiries', 'starter'] as const) await build(target, 'if-stale');
const packed = {
  'agency-ui': pack(),
  'agency-enquiries': pack('agency-enquiries'),
  'create-agency-site': pack('create-agency-site'),
};
const tarballs = Object.fromEntries(Object.entries(packed).map(([name, { tarball }]) => [name, tarball]));
const load = loadavg()[0] ?? 0;
const measured: Measured[] = [];
try {
  for (const framework of values.framework) {
    console.log(`bench: ${framework} …`);
    measured.push(await measure(framework, tarballs as Record<PackageName, string>));
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
if (values['write-docs']) writeFileSync(docs, withReport(readFileSync(docs, 'utf8'), 'starters', report));
