/**
 * Weighs the built kit and what others would use instead, prints both, and writes them to the package's documentation
 * and to `bench/size/sizes.json`. With `--tighten` it lowers every budget to what is reached and a little room.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { version as vite } from 'vite';
import { weighKit } from '../bench/size/kit.js';
import { weighPeers } from '../bench/size/peers.js';
import { type Budgets, comparisons, ratio, report, type Sizes } from '../bench/size/report.js';
import { build } from './build.js';
import { run, runQuietly } from './run.js';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'bench/size');

/** Room above what is reached: a fix may need a few bytes, a feature asks for a new budget. */
const room = 1.03;

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** Installs what the kit is compared with, into a folder of its own, unless it is there. */
async function installPeers(): Promise<void> {
  const { dependencies } = await readJson(join(folder, 'package.json'));
  for (const [name, version] of Object.entries(dependencies)) {
    const manifest = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(manifest) && (await readJson(manifest)).version === version) continue;
    console.log('bench:size: installing what the kit is compared with into bench/size/node_modules …');
    await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
    return;
  }
}

async function tighten({ kit }: Sizes, budgets: Budgets): Promise<Budgets> {
  const lower = (reached: number, most = Number.POSITIVE_INFINITY) => Math.min(most, Math.ceil(reached * room));
  return Object.fromEntries(
    kit.map(({ name, js, css }) => [name, { js: lower(js, budgets[name]?.js), css: lower(css, budgets[name]?.css) }]),
  );
}

await build('kit', 'if-stale');
await installPeers();
const says = (name: string) => console.log(`bench:size: ${name}`);
const commit = (await runQuietly('git', ['rev-parse', '--short', 'HEAD'])).trim();
const sizes: Sizes = {
  measured: { date: new Date().toISOString().slice(0, 10), commit, vite },
  kit: await weighKit(says),
  peers: await weighPeers(says),
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
console.log('\n     JS     CSS  of the kit, in bytes after gzip');
for (const { name, js, css } of sizes.kit) console.log(`${bytes(js)} ${bytes(css)}  ${name}`);
console.log('\n     JS     CSS  instead');
for (const { own, peer } of comparisons(sizes)) {
  console.log(`${bytes(peer.js)} ${bytes(peer.css)}  ${ratio(peer, own).padStart(7)} ${own.name}: ${peer.name}`);
}
