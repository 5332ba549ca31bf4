/**
 * Runs the test layers, then prints the duration and the slowest files of each.
 *
 *     npm test                     all layers except the long ones
 *     npm test -- unit stories     some layers
 *     npm test -- --help           lists the layers
 */
import { parseArgs } from 'node:util';
import { buildPostingSite } from '../tests/posting-site.js';
import { testBuiltStorybook } from '../tests/storybook/run.js';
import { requireFirefox, requireWebKit } from './browsers.js';
import { build } from './build.js';
import { requireHeadlessChromium } from './chromium.js';
import { failuresIn, flakyIn, lastReport, type Report, recordRun } from './results.js';
import { run } from './run.js';
import { describeNames, unknownName } from './subcommands.js';

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        short: { type: 'boolean', default: false },
        enquiries: { type: 'string' },
        kills: { type: 'string' },
        minutes: { type: 'string' },
      },
    });
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nnpm test -- --help lists the layers and options.`,
    );
    return process.exit(2);
  }
}

const { values: options, positionals: selectedLayers } = readOptions();

/** Limits the cross-browser tests to the eight kinds of page and the widgets. The default when running all layers. */
const isShort = options.short || selectedLayers.length === 0;

/** Runs a Vitest project and records its results. */
const vitest = (
  project: 'unit' | 'stories' | 'site' | 'engines' | 'package' | 'starters' | 'screen-reader',
  variables = {},
) =>
  recordRun(project, (report) =>
    run(
      'vitest',
      ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      // Makes the layers behave everywhere as they do on CI: snapshots are not written, `.only` fails, and layers that
      // run together print plain lines.
      { CI: '1', ...variables },
    ),
  );

interface Layer {
  /** One sentence for `--help`. */
  purpose: string;
  /** Runs only if selected. */
  isOptional?: boolean;
  /** Builds what the layer tests. */
  prepare?: () => Promise<void>;
  test: () => Promise<void>;
}

async function buildSites() {
  await build('site', 'if-stale');
  await buildPostingSite();
}

async function buildPackages() {
  await build('kit', 'if-stale');
  await build('enquiries', 'if-stale');
  await build('starter', 'if-stale');
}

const layers: Record<string, Layer> = {
  types: {
    purpose: 'Checks the types of the whole repository.',
    test: () => run('tsc', ['-p', '.']),
  },
  lint: {
    purpose: 'Runs the linter and looks for unused files, exports and dependencies.',
    test: () => run('npm', ['run', '--silent', 'lint']),
  },
  unit: {
    purpose: 'Tests components, hooks, scripts and the server, without a browser.',
    test: () => vitest('unit'),
  },
  stories: {
    purpose: 'Plays the stories from source in Chromium; quicker than storybook while you work on one.',
    isOptional: true,
    test: () => vitest('stories'),
  },
  storybook: {
    purpose: 'Plays the stories in the built Storybook, with axe, at several widths and in forced colours.',
    prepare: () => build('storybook', 'if-stale'),
    test: () => recordRun('storybook', testBuiltStorybook),
  },
  // Built before the kit, because the site must not depend on the kit's build.
  site: {
    purpose: 'Visits every page of the built site in Chromium.',
    prepare: buildSites,
    test: () => vitest('site'),
  },
  engines: {
    purpose: 'Plays the same scenarios in Chromium, Firefox and WebKit; --short plays one per widget.',
    prepare: async () => {
      requireFirefox();
      requireWebKit();
      await buildSites();
    },
    test: () => vitest('engines', { ENGINES: isShort ? 'short' : 'whole' }),
  },
  package: {
    purpose:
      'Installs the packed kit in applications built with several frameworks, and creates a site with the starter.',
    prepare: buildPackages,
    test: () => vitest('package'),
  },
  starters: {
    purpose:
      'Creates a site with the starter for every framework, then checks, builds and visits these and three microsites.',
    isOptional: true,
    prepare: buildPackages,
    test: () => vitest('starters'),
  },
  'screen-reader': {
    purpose: 'Compares the Orca screen reader’s speech with docs/transcripts.',
    isOptional: true,
    test: () => vitest('screen-reader'),
  },
  contract: {
    purpose: 'Sends 2,000 valid and hostile requests, generated from openapi.json, to the enquiry service.',
    isOptional: true,
    test: () =>
      run('vitest', ['run', '--project', 'unit', 'packages/agency-enquiries/tests/contract.test.ts'], {
        CI: '1',
        CONTRACT_REQUESTS: '2000',
      }),
  },
  faults: {
    purpose: 'Kills servers at random while enquiries arrive. Options: --enquiries 200 --kills 20.',
    isOptional: true,
    test: () => {
      const counts = (['enquiries', 'kills'] as const).flatMap((name) =>
        options[name] === undefined ? [] : [`--${name}`, options[name]],
      );
      return run('tsx', ['--conditions=source', 'tests/faults/run.ts', ...counts]);
    },
  },
  soak: {
    purpose: 'Runs the server for ten minutes under load, with outages and clock jumps. Option: --minutes 1.',
    isOptional: true,
    prepare: buildSites,
    test: () =>
      run('tsx', [
        '--conditions=source',
        'tests/soak/run.ts',
        ...(options.minutes === undefined ? [] : ['--minutes', options.minutes]),
      ]),
  },
};

/**
 * The layers in a group run at the same time. The others keep every core busy on their own, and alongside another
 * layer WebKit ends its session mid-run.
 */
const groups = [
  ['types', 'lint'],
  ['unit'],
  ['stories'],
  ['storybook'],
  ['site'],
  ['engines'],
  ['package'],
  ['starters'],
  ['screen-reader'],
  ['contract'],
  ['faults'],
  ['soak'],
];

const ungrouped = Object.keys(layers).filter((name) => !groups.flat().includes(name));
if (ungrouped.length > 0)
  throw new Error(`The layer "${ungrouped[0]}" is not in any group. Add it to "groups" in scripts/test.ts.`);

if (options.help) {
  const purposes = Object.entries(layers).map(([name, { purpose, isOptional }]) => [
    name,
    isOptional ? `${purpose} Not included when all layers run.` : purpose,
  ]);
  console.log(`Usage: npm test -- [layer …]\n\n${describeNames(Object.fromEntries(purposes))}`);
  process.exit();
}

const problem = unknownName(selectedLayers, Object.keys(layers), 'layer');
if (problem) {
  console.error(problem);
  process.exit(2);
}

// Installs the browser now, before several workers need it at the same time.
requireHeadlessChromium();

/** A layer's three slowest files. */
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
  /** The error message for a failed layer. */
  failure: string | undefined;
  report: Report | undefined;
}

const failureOf = (work: Promise<void> | undefined) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const secondsSince = (time: number) => (Date.now() - time) / 1000;

async function testLayer(name: string, layer: Layer, prepared: { seconds: number; failure: string | undefined }) {
  const started = Date.now();
  const failure = prepared.failure ?? (await failureOf(layer.test()));
  if (failure !== undefined) console.error(failure);
  const report = await lastReport(name);
  return {
    name,
    seconds: prepared.seconds + secondsSince(started),
    failure,
    // A layer that crashes before writing its report leaves the previous one in place.
    report: report && report.startTime >= started ? report : undefined,
  };
}

/** Prepares the layers one at a time, because they share builds, then runs their tests at the same time. */
async function testGroup(names: readonly string[]): Promise<Row[]> {
  console.log(`\n── ${names.join(', ')}`);
  const tests: (() => Promise<Row>)[] = [];
  for (const name of names) {
    const layer = layers[name];
    if (!layer)
      throw new Error(
        `The group of "${name}" contains a layer that does not exist. Correct "groups" in scripts/test.ts.`,
      );
    const started = Date.now();
    const failure = await failureOf(layer.prepare?.());
    const prepared = { seconds: secondsSince(started), failure };
    tests.push(() => testLayer(name, layer, prepared));
  }
  return Promise.all(tests.map((test) => test()));
}

const isSelected = (name: string) =>
  selectedLayers.length > 0 ? selectedLayers.includes(name) : !layers[name]?.isOptional;

const started = Date.now();
const rows: Row[] = [];
for (const group of groups) {
  const names = group.filter(isSelected);
  if (names.length > 0) rows.push(...(await testGroup(names)));
}

for (const { name, report } of rows) {
  const flaky = report ? flakyIn(report) : [];
  if (flaky.length > 0) console.log(`\n── passed only on the second attempt in ${name}\n${flaky.join('\n')}`);
}

// Failures are repeated at the end, where they are visible in CI logs.
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
console.log(`        ${'total'.padEnd(10)} ${secondsSince(started).toFixed(1).padStart(7)} s`);
const failed = rows.filter(({ failure }) => failure !== undefined).length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
