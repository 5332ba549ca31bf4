/**
 * Collects the results of all test layers in one file for Storybook's docs pages: which test passed, at which commit
 * and when. `npm test` records each layer that it runs. Running Vitest directly does not update the record.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  type Evidence,
  evidenceFile,
  type FileResults,
  noEvidence,
  type TestRun,
} from '../.storybook/evidence/evidence.js';
import { runQuietly } from './run.js';

const root = resolve(import.meta.dirname, '..');
const results = join(root, '.cache/results');
const evidencePath = join(root, '.cache', evidenceFile);
const builtStorybook = join(root, 'storybook-static');

/** The layers whose reports are collected. */
const layers = ['unit', 'stories', 'storybook', 'site', 'engines', 'package', 'starters'] as const;

/** The fields that the JSON reports of Vitest and of Storybook's test runner (Jest) have in common. */
export interface Report {
  startTime: number;
  testResults: {
    /** The test file, as an absolute path. */
    name: string;
    /** Both in ms since the Unix epoch. */
    startTime: number;
    endTime: number;
    status: string;
    /** The error if no test of the file ran. */
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** The commit under test, and whether the working tree had changes. */
export type Revision = Pick<TestRun, 'commit' | 'dirty'>;

/** Storybook's test runner adds this title to each story. */
const runnerTitle = /^(?:smoke|play)-test$/;

/** Terminal colours in failure messages, which docs pages cannot show. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const ansiColours = /\u001b\[[\d;]*m/g;

/** Keeps the start of the messages, which names the fault and the elements found instead, without the stack trace. */
const faultText = (messages: readonly string[]) =>
  messages
    .join('\n')
    .replace(ansiColours, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*at .*[:(]/.test(line))
    .slice(0, 50)
    .join('\n');

/** A story's export name. Vitest puts spaces between its words. */
const storyExport = (titles: readonly string[]) => (titles.at(-1) ?? '').replace(/\W/g, '');

/** Converts one layer's report to a test run. */
export function readReport(layer: string, report: Report, revision: Revision, folder = root): TestRun {
  const files: Record<string, FileResults> = {};
  for (const { name, assertionResults } of report.testResults) {
    const path = relative(folder, name).replaceAll('\\', '/');
    const file = files[path] ?? { passed: [], failed: {} };
    files[path] = file;
    for (const { ancestorTitles, title, status, failureMessages } of assertionResults) {
      const titles = [...ancestorTitles, title].filter((each) => !runnerTitle.test(each));
      const test = path.endsWith('.stories.tsx') ? storyExport(titles) : titles.join(' › ');
      if (status === 'passed') file.passed.push(test);
      else if (status === 'failed') file.failed[test] = faultText(failureMessages ?? []);
    }
  }
  return { layer, date: new Date(report.startTime).toISOString(), ...revision, files };
}

/** Describes each failure in one text: the file, the test, and the start of its message. */
export function failuresIn(report: Report, folder = root): string[] {
  const { files } = readReport('', report, { commit: null, dirty: true }, folder);
  const tests = Object.entries(files).flatMap(([file, { failed }]) =>
    Object.entries(failed).map(([test, fault]) => `${file}: ${test}\n${fault}`),
  );
  const filesWithoutTests = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => `${relative(folder, name)}: none of its tests ran\n${faultText([message])}`);
  return [...tests, ...filesWithoutTests];
}

const readJson = async <Content>(file: string): Promise<Content | undefined> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Content) : undefined;

const git = (...argumentList: string[]) => runQuietly('git', argumentList).then((text) => text.trim());

async function currentRevision(): Promise<Revision> {
  try {
    return { commit: await git('rev-parse', '--short', 'HEAD'), dirty: (await git('status', '--porcelain')) !== '' };
  } catch {
    // Sources unpacked from an archive have no commit.
    return { commit: null, dirty: true };
  }
}

/** The report of a layer's last run. Undefined if that run ended before its report. */
export const lastReport = (layer: string) => readJson<Report>(join(results, `${layer}.json`));

/** Collects the reports of all layers, and copies the result into the built Storybook, if there is one. */
export async function gatherEvidence(): Promise<void> {
  const runs = await Promise.all(
    layers.map(async (layer) => {
      const report = await lastReport(layer);
      const revision = await readJson<Revision>(join(results, `${layer}.revision.json`));
      return report ? [readReport(layer, report, revision ?? { commit: null, dirty: true })] : [];
    }),
  );
  const evidence: Evidence = { runs: runs.flat().sort((one, other) => other.date.localeCompare(one.date)) };
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(evidencePath, JSON.stringify(evidence));
  if (existsSync(builtStorybook)) await copyFile(evidencePath, join(builtStorybook, evidenceFile));
}

/**
 * Runs a layer and records it, whether it passes or fails.
 *
 * @param test - Runs the layer and writes a report in Jest's JSON format to the given path.
 */
export async function recordRun(layer: (typeof layers)[number], test: (report: string) => Promise<void>) {
  const report = join(results, `${layer}.json`);
  await mkdir(results, { recursive: true });
  // Otherwise the report of the previous run would be read after a run that crashes.
  await rm(report, { force: true });
  await writeFile(join(results, `${layer}.revision.json`), JSON.stringify(await currentRevision()));
  try {
    await test(report);
  } finally {
    await gatherEvidence();
  }
}

/** Reads what `gatherEvidence` wrote last. */
export const readEvidence = async () => (await readJson<Evidence>(evidencePath)) ?? noEvidence;

/** Emits the evidence into a built Storybook. Storybook's dev server reads the current file on each request. */
export function evidencePlugin(): Plugin {
  return {
    name: 'agency:evidence',
    configureServer(server) {
      server.middlewares.use(`/${evidenceFile}`, (_request, response) => {
        void readEvidence().then((evidence) => {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(evidence));
        });
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: evidenceFile, source: JSON.stringify(await readEvidence()) });
    },
  };
}
