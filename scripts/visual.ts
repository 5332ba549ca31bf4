/**
 * Takes a screenshot of every story in every mode and compares them with those of another revision.
 *
 *     npm run visual                          the working tree, compared with its merge base with main
 *     npm run visual -- --base v1.2.0         compared with another revision
 *     npm run visual -- --head main           another revision instead of the working tree
 *     npm run visual -- --only 'Sections/Hero' --modes 'agency 390,agency 1280'
 *     npm run visual -- --review              serves the last report and saves its decisions
 *
 * Fails if a screenshot differs and is not approved.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { modes, pageModes } from '../.storybook/modes.js';
import { build } from './build.js';
import { browserVersion, type Capture, captureStories, type Selection } from './visual/capture.js';
import { compareCaptures } from './visual/compare.js';
import { writeReport } from './visual/report.js';
import { readReview, serveReview, unapproved } from './visual/review.js';
import { buildStorybook, checkOut, commitOf, endOnSignals, mergeBase } from './visual/worktree.js';

const root = resolve(import.meta.dirname, '..');
const cacheFolder = join(root, '.cache/visual');
const reportFile = join(cacheFolder, 'report.html');
const reviewFile = join(root, 'tests/visual/review.json');
/** Number of revisions whose screenshots are cached for later comparisons. */
const maxCachedRevisions = 3;

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    head: { type: 'string' },
    only: { type: 'string' },
    modes: { type: 'string' },
    review: { type: 'boolean', default: false },
  },
});

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Reads `--modes`. Throws if a mode does not exist. */
function selectedModes(): string[] | undefined {
  const selected = values.modes?.split(',').map((name) => name.trim());
  const known = new Set([...Object.keys(modes), ...Object.keys(pageModes)]);
  const unknown = selected?.filter((name) => !known.has(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`There is no mode "${unknown.join('", "')}": choose from ${[...known].join(', ')}.`);
  }
  return selected;
}

const selection: Selection = {
  only: values.only === undefined ? undefined : new RegExp(values.only, 'i'),
  modes: selectedModes(),
};

/** Hashes everything that affects a screenshot. Only screenshots with the same digest are compared. */
async function screenshotDigest(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([String(selection.only), selection.modes]));
  for (const file of ['scripts/visual/capture.ts', 'scripts/chromium.ts', '.storybook/modes.ts']) {
    hash.update(await readFile(join(root, file)));
  }
  hash.update(await browserVersion());
  return hash.digest('hex').slice(0, 12);
}

/** Logs a revision's progress: on one line of a terminal, or every 10 s in a log. */
function progress(name: string) {
  const started = performance.now();
  let loggedAt = started;
  return (taken: number, all: number) => {
    const line = `visual: ${name}: ${taken} of ${all} screenshots, ${seconds(started)}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${taken === all ? '\n' : ''}`);
    else if (taken === all || performance.now() - loggedAt > 10_000) {
      loggedAt = performance.now();
      console.log(line);
    }
  };
}

interface Screenshots {
  capture: Capture;
  folder: string;
}

async function takeScreenshots(
  storybook: string,
  folder: string,
  name: string,
  earlier?: Capture,
): Promise<Screenshots> {
  await rm(folder, { recursive: true, force: true });
  const capture = await captureStories(storybook, folder, selection, progress(name), earlier);
  await writeFile(join(folder, 'capture.json'), JSON.stringify(capture));
  return { capture, folder };
}

/** Returns a commit's screenshots, from the cache or new. `earlier` is the capture that they are compared with. */
async function screenshotsOfCommit(commit: string, settingsDigest: string, earlier?: Capture): Promise<Screenshots> {
  const folder = join(cacheFolder, `${commit.slice(0, 12)}-${settingsDigest}`);
  const file = join(folder, 'capture.json');
  const name = commit.slice(0, 7);
  if (existsSync(file)) {
    console.log(`visual: ${name}: using cached screenshots`);
    return { capture: JSON.parse(await readFile(file, 'utf8')) as Capture, folder };
  }
  const started = performance.now();
  console.log(`visual: ${name}: building its Storybook …`);
  const checkout = await checkOut(commit);
  try {
    const storybook = await buildStorybook(checkout);
    console.log(`visual: ${name}: built in ${seconds(started)}`);
    return await takeScreenshots(storybook, folder, name, earlier);
  } finally {
    checkout.remove();
  }
}

async function deleteOldScreenshots(inUse: readonly string[]): Promise<void> {
  const folders = (await readdir(cacheFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const dated = await Promise.all(
    folders.map(async ({ name }) => {
      const folder = join(cacheFolder, name);
      return { folder, time: (await stat(folder)).mtimeMs };
    }),
  );
  const old = dated.sort((one, other) => other.time - one.time).slice(maxCachedRevisions);
  for (const { folder } of old) if (!inUse.includes(folder)) await rm(folder, { recursive: true });
}

async function screenshotsOfWorkingTree(settingsDigest: string, earlier: Capture): Promise<Screenshots> {
  await build('storybook', 'if-stale');
  return takeScreenshots(
    join(root, 'storybook-static'),
    join(cacheFolder, `working-tree-${settingsDigest}`),
    'working tree',
    earlier,
  );
}

async function compare(): Promise<void> {
  const started = performance.now();
  await mkdir(cacheFolder, { recursive: true });
  const settingsDigest = await screenshotDigest();
  const baseCommit = values.base === undefined ? await mergeBase() : await commitOf(values.base);
  const headCommit = values.head === undefined ? undefined : await commitOf(values.head);
  const before = await screenshotsOfCommit(baseCommit, settingsDigest);
  const after = await (headCommit === undefined
    ? screenshotsOfWorkingTree(settingsDigest, before.capture)
    : screenshotsOfCommit(headCommit, settingsDigest, before.capture));
  await deleteOldScreenshots([before.folder, after.folder]);
  if (after.capture.screenshots.length === 0) throw new Error('No story matches --only and --modes.');

  const comparisons = await compareCaptures(before, after);
  const review = await readReview(reviewFile);
  const open = unapproved(comparisons, review);
  const short = (commit: string) => commit.slice(0, 7);
  await writeReport(
    reportFile,
    {
      base: short(baseCommit),
      head: headCommit === undefined ? 'working tree' : short(headCommit),
      date: new Date().toISOString(),
      failedStories: after.capture.failedStories,
      review,
    },
    comparisons,
    { before: before.folder, after: after.folder },
  );

  const count = (status: string) => comparisons.filter((comparison) => comparison.status === status).length;
  console.log(`\n── visual: ${comparisons.length} screenshots in ${seconds(started)}`);
  for (const status of ['changed', 'new', 'removed', 'same'])
    console.log(`${`${count(status)}`.padStart(6)}  ${status}`);
  for (const failure of after.capture.failedStories) console.log(`The screenshot shows a failed story: ${failure}`);
  const maxListed = 40;
  for (const { status, key, pixels } of open.slice(0, maxListed)) {
    console.log(`${status}: ${key}${pixels > 0 ? `, ${pixels} pixels` : ''}`);
  }
  if (open.length > maxListed) console.log(`… and ${open.length - maxListed} more`);
  console.log(`\nReport: ${relative(process.cwd(), reportFile)}`);
  if (open.length > 0) {
    console.error(
      `${open.length} screenshots differ and are not approved. Review them with: npm run visual -- --review`,
    );
    process.exitCode = 1;
  }
}

async function serveLastReport(): Promise<void> {
  if (!existsSync(reportFile)) throw new Error('There is no report yet: run "npm run visual" first.');
  const url = await serveReview(reportFile, reviewFile, Number(process.env['PORT'] ?? 4180));
  console.log(
    `The report is at ${url}. Decisions are saved to ${relative(process.cwd(), reviewFile)}. Press Ctrl-C to stop.`,
  );
}

endOnSignals();
await (values.review ? serveLastReport() : compare());
