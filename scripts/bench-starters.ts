/**
 * Measures the sites of `npm create agency-site`: seconds from an empty folder to a page in the browser, and what
 * Lighthouse says of the built site.
 *
 *     npm run bench:starters                        every framework, 3 runs of Lighthouse
 *     npm run bench:starters -- --runs 1            fewer
 *     npm run bench:starters -- --write-docs        puts the report into docs/performance.md
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
import { build } from './build.js';
import { requireChromium } from './chromium.js';
import { freePort } from './port.js';

const docs = resolve(import.meta.dirname, '../docs/performance.md');
const frameworks = ['vite', 'next', 'react-router'];
const port = await freePort();
const address = `http://localhost:${port}`;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, 'write-docs': { type: 'boolean', default: false } },
});

// Without what npm sets for this repository.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_.*|NODE_ENV|INIT_CWD)$/.test(name)),
);
const run = (folder: string, command: string, ...argumentList: string[]) =>
  execFileSync(command, argumentList, { cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });

/** In a group of its own, so that what it starts ends with it. */
const start = (folder: string, ...command: string[]) =>
  spawn('npm', ['run', ...command], {
    cwd: folder,
    env: { ...environment, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    detached: true,
    stdio: 'ignore',
  });

const end = async (server: ChildProcess) => {
  const closed = new Promise((done) => server.on('close', done));
  if (server.pid) process.kill(-server.pid);
  await closed;
};

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const deadlineMs = 60_000;

async function untilAnswered(): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`The server at ${address} does not answer.`);
    await new Promise((next) => setTimeout(next, 50));
  }
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
  const options = ['--prefer-offline', '--no-audit', '--no-fund'];
  try {
    const create = await timed(() => {
      run(parent, 'npm', 'install', ...options, starter);
      run(parent, 'node_modules/.bin/create-agency-site', 'site', '--yes', '--framework', framework);
    });
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    manifest.dependencies['agency-ui'] = `file:${kit}`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const install = await timed(() => run(folder, 'npm', 'install', ...options));

    const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
    const portFlag = framework === 'next' ? [] : ['--', '--port', String(port)];
    let server: ChildProcess | undefined;
    const page = await timed(async () => {
      server = start(folder, 'dev', ...portFlag);
      await untilAnswered();
      const tab = await browser.newPage();
      await tab.goto(address);
      await tab.locator('h1').waitFor();
    });
    await browser.close();
    if (server) await end(server);

    const building = await timed(() => run(folder, 'npm', 'run', 'build'));
    const built = start(folder, 'start');
    await untilAnswered();
    const lighthouse: LighthouseRun[] = [];
    for (let round = 0; round < Number(values.runs); round++) {
      lighthouse.push(await runLighthouse(address, browserPath, categories));
    }
    await end(built);
    return { framework, create, install, page, build: building, lighthouse };
  } finally {
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
  for (const framework of frameworks) {
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
