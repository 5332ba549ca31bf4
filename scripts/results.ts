/** Test layer results, which `npm test` keeps in `.cache/results`. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { runQuietly } from './run.js';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.cache/results');

/** The fields that the JSON reports from Vitest and Storybook's test runner (Jest) have in common. */
export interface Report {
  startTime: number;
  testResults: {
    /** The test file, as an absolute path. */
    name: string;
    /** Both in ms since the Unix epoch. */
    startTime: number;
    endTime: number;
    status: string;
    /** An error outside the tests, for example in a hook or while importing the file. Can be empty. */
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages?: string[] | null;
      /** Set only by Vitest. */
      tags?: string[];
    }[];
  }[];
}

/** The commit under test; `null` outside a git repository. */
export interface Revision {
  commit: string | null;
  /** Whether the working tree had changes. */
  dirty: boolean;
}

const readJson = async <Content>(file: string): Promise<Content | undefined> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Content) : undefined;

/** The report of a layer's last run. Undefined if that run ended before writing one. */
export const lastReport = (layer: string) => readJson<Report>(join(folder, `${layer}.json`));

/** The revision tested in a layer's last run. */
export const lastRevision = (layer: string) => readJson<Revision>(join(folder, `${layer}.revision.json`));

const git = (...argumentList: string[]) => runQuietly('git', argumentList).then((text) => text.trim());

async function currentRevision(): Promise<Revision> {
  try {
    return { commit: await git('rev-parse', '--short', 'HEAD'), dirty: (await git('status', '--porcelain')) !== '' };
  } catch {
    // Sources unpacked from an archive have no commit.
    return { commit: null, dirty: true };
  }
}

/**
 * Runs a layer and records its revision.
 *
 * @param test - Runs the layer and writes a report in Jest's JSON format to the given path.
 */
export async function recordRun(layer: string, test: (report: string) => Promise<void>) {
  const report = join(folder, `${layer}.json`);
  await mkdir(folder, { recursive: true });
  // Deleted, because otherwise the previous report would be read after a run that crashed.
  await rm(report, { force: true });
  await writeFile(join(folder, `${layer}.revision.json`), JSON.stringify(await currentRevision()));
  await test(report);
}

/** Keeps the start of a message, which names the fault and the elements found, without the stack trace. */
const startOf = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.trim() && !/^\s*at .*[:(]/.test(line))
    .slice(0, 50)
    .join('\n');

const fullTitle = ({ ancestorTitles, title }: { ancestorTitles: string[]; title: string }) =>
  [...ancestorTitles, title].join(' › ');

/** Names each test that failed at first and passed on retry, with the start of its first message. */
export const flakyIn = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map((test) => `${relative(root, name)}: ${fullTitle(test)}\n${startOf(test.failureMessages?.[0] ?? '')}`),
  );

/** Describes each failure in one string: the file, the test, and the start of its message. */
export function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // When a hook fails, its tests are skipped.
    if (status === 'failed' && failed.length === 0)
      return `${file}: failed outside its tests\n${startOf(message) || 'The output above has the error.'}`;
    return failed.map((test) => `${file}: ${fullTitle(test)}\n${startOf((test.failureMessages ?? []).join('\n'))}`);
  });
}
