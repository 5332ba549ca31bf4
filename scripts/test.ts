/**
 * Runs the test layers one after the other, then prints the duration and the slowest files of each. Arguments select
 * layers.
 */
import { requireFirefox, requireWebKit } from './browsers.js';
import { build } from './build.js';
import { requireHeadlessChromium } from './chromium.js';
import { failuresIn, lastReport, type Report, recordRun } from './evidence.js';
import { run } from './run.js';
import { testBuiltStorybook } from './test-storybook.js';

/** Runs a Vitest project and records its results for Storybook's docs pages. */
const vitest =
  (project: 'unit' | 'stories' | 'site' | 'engines' | 'package' | 'starters', variables = {}) =>
  () =>
    recordRun(project, (report) =>
      run(
        'vitest',
        ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        variables,
      ),
    );

const argumentList = process.argv.slice(2);
const selectedLayers = argumentList.filter((name) => !name.startsWith('--'));

/** Limits the engine tests to the eight kinds of pages and the widgets. Default for a run of all layers. */
const isShort = argumentList.includes('--short') || selectedLayers.length === 0;

const layers: Record<string, () => Promise<void>> = {
  types: () => run('tsc', ['-p', '.']),
  lint: () => run('npm', ['run', '--silent', 'lint']),
  unit: vitest('unit'),
  stories: vitest('stories'),
  // The same stories in the built Storybook, in more conditions.
  storybook: async () => {
    await build('storybook', 'if-stale');
    await recordRun('storybook', testBuiltStorybook);
  },
  // Runs before the kit is built: the site must not depend on the kit's build.
  site: async () => {
    await build('site', 'if-stale');
    await vitest('site')();
  },
  // The same scenarios in Chromium, Firefox and WebKit.
  engines: async () => {
    requireFirefox();
    requireWebKit();
    await build('site', 'if-stale');
    await vitest('engines', { ENGINES: isShort ? 'short' : 'whole' })();
  },
  package: async () => {
    await build('kit', 'if-stale');
    await build('starter', 'if-stale');
    await vitest('package')();
  },
  // The sites that `npm create agency-site` creates, on every framework.
  starters: async () => {
    await build('kit', 'if-stale');
    await build('starter', 'if-stale');
    await vitest('starters')();
  },
};

/**
 * Layers that run only if selected. The `storybook` layer plays the same stories with more checks, and the `package`
 * layer tests one starter.
 */
const optionalLayers = ['stories', 'starters'];

const unknownLayers = selectedLayers.filter((name) => !(name in layers));
if (unknownLayers.length > 0) {
  throw new Error(`There is no layer "${unknownLayers.join('", "')}": choose from ${Object.keys(layers).join(', ')}.`);
}

// Installs the browser before several workers need it at the same time.
requireHeadlessChromium();

/** The three slowest files of a layer. */
const slowestFiles = ({ testResults }: Report) =>
  testResults
    .map(({ name, startTime, endTime }) => ({ name: name.split('/').at(-1), seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 3)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`)
    .join(', ');

interface Row {
  name: string;
  seconds: number;
  /** The error message of a failed layer. */
  failure: string | undefined;
  report: Report | undefined;
}

const rows: Row[] = [];
for (const [name, test] of Object.entries(layers)) {
  if (selectedLayers.length > 0 ? !selectedLayers.includes(name) : optionalLayers.includes(name)) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  const failure = await test().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (failure !== undefined) console.error(failure);
  const seconds = (Date.now() - started) / 1000;
  const report = await lastReport(name);
  // A layer that crashed before its report leaves the report of an earlier run.
  rows.push({ name, seconds, failure, report: report && report.startTime >= started ? report : undefined });
}

// Failures are repeated at the end, where CI logs show them.
for (const { name, failure, report } of rows) {
  if (failure === undefined) continue;
  console.log(`\n── failed in ${name}`);
  for (const line of report ? failuresIn(report) : [failure]) console.log(line);
}

console.log('\n── summary');
for (const { name, seconds, failure, report } of rows) {
  const row = `${failure === undefined ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${report ? slowestFiles(report) : ''}`;
  console.log(row.trimEnd());
}
const total = rows.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`        ${'total'.padEnd(10)} ${total.toFixed(1).padStart(7)} s`);
const failed = rows.filter(({ failure }) => failure !== undefined).length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
