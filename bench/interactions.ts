/**
 * Measures the time from a press to the next paint, with a 6× CPU slowdown.
 *
 *     npm run bench -- interactions                       each press, 5 runs
 *     npm run bench -- interactions --only "hero|menu"    the presses whose name matches
 *     npm run bench -- interactions --write-docs          writes the report to docs/performance.md
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from '../scripts/build.js';
import { requireChromium } from '../scripts/chromium.js';
import { runQuietly } from '../scripts/run.js';
import { interactions, measureInteraction } from './site/interactions.js';
import { interactionsMarkdown, type MeasuredInteraction, withReport } from './site/report.js';
import { browserArguments, serveVariants } from './site/serve.js';

const root = resolve(import.meta.dirname, '..');
const results = join(root, '.cache/bench');
const docs = join(root, 'docs/performance.md');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '.' },
    'write-docs': { type: 'boolean', default: false },
  },
});

const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is "${values.runs}". Write a whole number of at least 1.`);
const chosen = interactions.filter(({ name }) => new RegExp(values.only, 'i').test(name));
if (chosen.length === 0)
  throw new Error(
    `--only is "${values.only}", which matches none of these: ${interactions.map(({ name }) => name).join(', ')}.`,
  );

const path = requireChromium();
await build('site', 'if-stale');
const { served, close } = await serveVariants([join(root, 'site/dist')]);
const browser = await chromium.launch({ executablePath: path, args: browserArguments });
const started = loadavg()[0] ?? 0;
const measured: MeasuredInteraction[] = chosen.map((interaction) => ({ ...interaction, runs: [] }));
try {
  for (let round = 1; round <= runs; round++) {
    for (const [index, one] of measured.entries()) {
      console.log(`bench: ${round}/${runs}  ${one.name}`);
      const [interaction, origin] = [chosen[index], served[0]?.origin];
      if (interaction && origin) one.runs.push(await measureInteraction(browser, origin, interaction));
    }
  }
} finally {
  await browser.close();
  await close();
}
const conditions = {
  date: new Date().toISOString().slice(0, 10),
  commit: (await runQuietly('git', ['rev-parse', '--short', 'HEAD'])).trim(),
  cores: cpus().length,
  load: [started, loadavg()[0] ?? 0] as [number, number],
  program: `Chromium ${browser.version()}`,
};
const text = interactionsMarkdown(conditions, measured);
await mkdir(results, { recursive: true });
await writeFile(join(results, 'interactions.md'), `${text}\n`);
if (values['write-docs']) await writeFile(docs, withReport(await readFile(docs, 'utf8'), 'interactions', text));
console.log(`\n${text}\n\nbench: the report is in .cache/bench/interactions.md`);
process.exit();
