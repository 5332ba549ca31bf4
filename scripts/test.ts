/**
 * Runs every layer of tests, one after the other, and prints what each took and which files took most of it. Named
 * layers run alone.
 */
import { requireFirefox, requireWebKit } from './browsers.js';
import { build } from './build.js';
import { requireHeadlessChromium } from './chromium.js';
import { failuresIn, lastReport, type Report, recordRun } from './evidence.js';
import { run } from './run.js';
import { testBuiltStorybook } from './test-storybook.js';

/** Its results are also kept for the docs pages of Storybook. */
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
const asked = argumentList.filter((name) => !name.startsWith('--'));

/** Of the engines, only the eight kinds of pages and the widgets, as in a run of all layers. */
const isShort = argumentList.includes('--short') || asked.length === 0;

const layers: Record<string, () => Promise<void>> = {
  types: () => run('tsc', ['-p', '.']),
  lint: () => run('npm', ['run', '--silent', 'lint']),
  unit: vitest('unit'),
  stories: vitest('stories'),
  // The same stories as built, in more conditions.
  storybook: async () => {
    await build('storybook', 'if-stale');
    await recordRun('storybook', testBuiltStorybook);
  },
  // Before the kit is built: the site must not need its build.
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
  // The sites that `npm create agency-site` makes, on every framework.
  starters: async () => {
    await build('kit', 'if-stale');
    await build('starter', 'if-stale');
    await vitest('starters')();
  },
};

/**
 * Left out of a run of all layers: the layer of the built Storybook plays the same stories, and asks more of them; the
 * package layer has one of the starters.
 */
const onRequest = ['stories', 'starters'];

const unknown = asked.filter((name) => !(name in layers));
if (unknown.length > 0) {
  throw new Error(`There is no layer "${unknown.join('", "')}": choose from ${Object.keys(layers).join(', ')}.`);
}

// Installed once, before several workers ask for it.
requireHeadlessChromium();

/** The files of a layer that took longest. */
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
  /** Why it failed, in a sentence. */
  failure: string | undefined;
  report: Report | undefined;
}

const rows: Row[] = [];
for (const [name, test] of Object.entries(layers)) {
  if (asked.length > 0 ? !asked.includes(name) : onRequest.includes(name)) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  const failure = await test().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (failure !== undefined) console.error(failure);
  const seconds = (Date.now() - started) / 1000;
  const report = await lastReport(name);
  // One from before tells nothing of a run that broke before its report.
  rows.push({ name, seconds, failure, report: report && report.startTime >= started ? report : undefined });
}

// Last of all, for whoever has only the end of what was printed.
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
console.log(`        ${'in all'.padEnd(10)} ${total.toFixed(1).padStart(7)} s`);
const failed = rows.filter(({ failure }) => failure !== undefined).length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
