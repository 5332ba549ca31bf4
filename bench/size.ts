/**
 * Measures the size of the built kit and of alternative packages. Prints the sizes and writes them to the package's
 * documentation and to `bench/size/sizes.json`. `--tighten` lowers every budget to the current size plus headroom.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { version as vite } from 'vite';
import { build } from '../scripts/build.js';
import { run, runQuietly } from '../scripts/run.js';
import { weighKit } from './size/kit.js';
import { weighPeers } from './size/peers.js';
import { type Budgets, comparisons, ratio, report, type Sizes } from './size/report.js';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'bench/size');

/** Headroom factor above the current size: enough for a fix, while a feature needs a new budget. */
const headroom = 1.03;

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** Installs the packages to compare in `bench/size`, unless they are up to date. */
async function installPeers(): Promise<void> {
  const { dependencies } = await readJson(join(folder, 'package.json'));
  for (const [name, version] of Object.entries(dependencies)) {
    const manifest = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(manifest) && (await readJson(manifest)).version === version) continue;
    console.log('bench: installing the compared packages in bench/size/node_modules …');
    await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
    return;
  }
}

async function tighten({ kit }: Sizes, budgets: Budgets): Promise<Budgets> {
  const lower = (size: number, budget = Number.POSITIVE_INFINITY) => Math.min(budget, Math.ceil(size * headroom));
  return Object.fromEntries(
    kit.map(({ name, js, css }) => [name, { js: lower(js, budgets[name]?.js), css: lower(css, budgets[name]?.css) }]),
  );
}

await build('kit', 'if-stale');
await installPeers();
const logProgress = (name: string) => console.log(`bench: ${name}`);
const commit = (await runQuietly('git', ['rev-parse', '--short', 'HEAD'])).trim();
const sizes: Sizes = {
  measured: { date: new Date().toISOString().slice(0, 10), commit, vite },
  kit: await weighKit(logProgress),
  peers: await weighPeers(logProgress),
};

const budgetFile = join(folder, 'budgets.json');
const record = join(folder, 'sizes.json');
let budgets: Budgets = await readJson(budgetFile);
if (process.argv.includes('--tighten')) {
  budgets = await tighten(sizes, budgets);
  await writeFile(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
}
await writeFile(record, `${JSON.stringify(sizes, null, 2)}\n`);
await run('biome', ['format', '--write', budgetFile, record]);
await writeFile(join(root, 'packages/agency-ui/docs/sizes.md'), report(sizes, budgets));

const bytes = (number: number) => String(number).padStart(7);
console.log('\n     JS     CSS  kit, bytes after gzip');
for (const { name, js, css } of sizes.kit) console.log(`${bytes(js)} ${bytes(css)}  ${name}`);
console.log('\n     JS     CSS  alternative');
for (const { own, peer } of comparisons(sizes)) {
  console.log(`${bytes(peer.js)} ${bytes(peer.css)}  ${ratio(peer, own).padStart(7)} ${own.name}: ${peer.name}`);
}
