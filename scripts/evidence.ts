/**
 * Gathers what the layers of tests leave behind into one file that Storybook's docs pages show: which test passed, at
 * which commit, when. `npm test` records each layer as it runs; a layer run by hand keeps its last record.
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
const gathered = join(root, '.cache', evidenceFile);
const builtStorybook = join(root, 'storybook-static');

/** Those whose reports are gathered. */
const layers = ['unit', 'stories', 'storybook', 'site', 'engines', 'package', 'starters'] as const;

/** What the reporters of Vitest and of the test runner, which is Jest, have in common. */
export interface Report {
  startTime: number;
  testResults: {
    /** The test file, as an absolute path. */
    name: string;
    /** Both in ms since 1970. */
    startTime: number;
    endTime: number;
    status: string;
    /** Why no test of the file ran, where none did. */
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** What was under test. */
export type Revision = Pick<TestRun, 'commit' | 'dirty'>;

/** The runner of the built Storybook adds this to the name of each story. */
const runnersTitle = /^(?:smoke|play)-test$/;

/** Terminals colour what a test says; a page does not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const colours = /\u001b\[[\d;]*m/g;

/** The first lines say what is wrong, with elements that were met instead; the rest is where in the code. */
const faultOf = (messages: readonly string[]) =>
  messages
    .join('\n')
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*at .*[:(]/.test(line))
    .slice(0, 50)
    .join('\n');

/** A story's export, whichever runner names it: Vitest puts spaces between its words. */
const storyOf = (titles: readonly string[]) => (titles.at(-1) ?? '').replace(/\W/g, '');

/** One layer's report in our own words. */
export function readReport(layer: string, report: Report, revision: Revision, folder = root): TestRun {
  const files: Record<string, FileResults> = {};
  for (const { name, assertionResults } of report.testResults) {
    const path = relative(folder, name).replaceAll('\\', '/');
    const file = files[path] ?? { passed: [], failed: {} };
    files[path] = file;
    for (const { ancestorTitles, title, status, failureMessages } of assertionResults) {
      const titles = [...ancestorTitles, title].filter((each) => !runnersTitle.test(each));
      const test = path.endsWith('.stories.tsx') ? storyOf(titles) : titles.join(' › ');
      if (status === 'passed') file.passed.push(test);
      else if (status === 'failed') file.failed[test] = faultOf(failureMessages ?? []);
    }
  }
  return { layer, date: new Date(report.startTime).toISOString(), ...revision, files };
}

/** What failed, a text each: the file, the test, and what it said first. */
export function failuresIn(report: Report, folder = root): string[] {
  const { files } = readReport('', report, { commit: null, dirty: true }, folder);
  const tests = Object.entries(files).flatMap(([file, { failed }]) =>
    Object.entries(failed).map(([test, fault]) => `${file}: ${test}\n${fault}`),
  );
  const unread = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => `${relative(folder, name)}: none of its tests ran\n${faultOf([message])}`);
  return [...tests, ...unread];
}

const readJson = async <Content>(file: string): Promise<Content | undefined> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Content) : undefined;

const git = (...argumentList: string[]) => runQuietly('git', argumentList).then((text) => text.trim());

async function currentRevision(): Promise<Revision> {
  try {
    return { commit: await git('rev-parse', '--short', 'HEAD'), dirty: (await git('status', '--porcelain')) !== '' };
  } catch {
    // Unpacked from an archive: there is no commit to name.
    return { commit: null, dirty: true };
  }
}

/** The report of a layer's last run, if it came so far. */
export const lastReport = (layer: string) => readJson<Report>(join(results, `${layer}.json`));

/** Brings the reports of all layers together, and puts them beside the built Storybook, if there is one. */
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
  await writeFile(gathered, JSON.stringify(evidence));
  if (existsSync(builtStorybook)) await copyFile(gathered, join(builtStorybook, evidenceFile));
}

/**
 * Runs a layer and records it, whether it passes or fails.
 *
 * @param test - Runs it; its reporter writes JSON, as Jest's does, to the file that it is given.
 */
export async function recordRun(layer: (typeof layers)[number], test: (report: string) => Promise<void>) {
  const report = join(results, `${layer}.json`);
  await mkdir(results, { recursive: true });
  // Else a run that breaks before its end would pass for the one before.
  await rm(report, { force: true });
  await writeFile(join(results, `${layer}.revision.json`), JSON.stringify(await currentRevision()));
  try {
    await test(report);
  } finally {
    await gatherEvidence();
  }
}

/** What `gatherEvidence` wrote last. */
export const readEvidence = async () => (await readJson<Evidence>(gathered)) ?? noEvidence;

/** Puts the last evidence into a built Storybook, and serves it as it is now to one that is being worked on. */
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
