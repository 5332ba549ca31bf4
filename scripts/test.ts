/** Runs every layer of tests, one after the other, and prints what each took. Named layers run alone. */
import { build } from './build.js';
import { requireChromium } from './chromium.js';
import { recordRun } from './evidence.js';
import { run } from './run.js';
import { testBuiltStorybook } from './test-storybook.js';

/** Its results are also kept for the docs pages of Storybook. */
const vitest = (project: 'unit' | 'stories' | 'site' | 'package') => () =>
  recordRun(project, (report) =>
    run('vitest', [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  );

const layers: Record<string, () => Promise<void>> = {
  types: () => run('tsc', ['-p', '.']),
  lint: () => run('biome', ['check', '--error-on-warnings']),
  unit: vitest('unit'),
  stories: vitest('stories'),
  storybook: async () => {
    await build('storybook', 'if-stale');
    await recordRun('storybook', testBuiltStorybook);
  },
  // Before the kit is built: the site must not need its build.
  site: async () => {
    await build('site', 'if-stale');
    await vitest('site')();
  },
  package: async () => {
    await build('kit', 'if-stale');
    await vitest('package')();
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in layers));
if (unknown.length > 0) {
  throw new Error(`There is no layer "${unknown.join('", "')}": choose from ${Object.keys(layers).join(', ')}.`);
}

process.env['CHROMIUM_PATH'] = requireChromium();

const rows: { name: string; seconds: number; passed: boolean }[] = [];
for (const [name, test] of Object.entries(layers)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  const started = performance.now();
  const passed = await test().then(
    () => true,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    },
  );
  rows.push({ name, seconds: (performance.now() - started) / 1000, passed });
}

console.log('\n── summary');
for (const { name, seconds, passed } of rows) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
}
const failed = rows.filter((row) => !row.passed).length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
