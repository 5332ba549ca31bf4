/**
 * Photographs every story in every mode and compares the pictures with those of another revision.
 *
 *     npm run visual                          the working tree, beside where its work began
 *     npm run visual -- --base v1.2.0         beside another revision
 *     npm run visual -- --head main           another revision instead of the working tree
 *     npm run visual -- --only 'Sections/Hero' --modes 'agency 390,agency 1280'
 *     npm run visual -- --review              shows the last report and saves what is decided
 *
 * Fails if a picture that differs has not been approved.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { modes, pageModes } from '../.storybook/modes.js';
import { build } from './build.js';
import { compareAlbums } from './visual/compare.js';
import { type Album, browserVersion, photograph, type Selection } from './visual/photograph.js';
import { writeReport } from './visual/report.js';
import { readReview, serveReview, unapproved } from './visual/review.js';
import { buildStorybook, checkOut, commitOf, endOnSignals, startOfWork } from './visual/worktree.js';

const root = resolve(import.meta.dirname, '..');
const darkroom = join(root, '.cache/visual');
const reportFile = join(darkroom, 'report.html');
const reviewFile = join(root, 'tests/visual/review.json');
/** Pictures of this many revisions are kept, so that their next comparison is quicker. */
const kept = 3;

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

/** The modes asked for, all of which must exist. */
function askedModes(): string[] | undefined {
  const asked = values.modes?.split(',').map((name) => name.trim());
  const known = new Set([...Object.keys(modes), ...Object.keys(pageModes)]);
  const unknown = asked?.filter((name) => !known.has(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`There is no mode "${unknown.join('", "')}": choose from ${[...known].join(', ')}.`);
  }
  return asked;
}

const selection: Selection = {
  only: values.only === undefined ? undefined : new RegExp(values.only, 'i'),
  modes: askedModes(),
};

/** Of whatever decides how a picture is taken: pictures taken otherwise are not compared. */
async function digestOfCamera(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([String(selection.only), selection.modes]));
  for (const file of ['scripts/visual/photograph.ts', 'scripts/chromium.ts', '.storybook/modes.ts']) {
    hash.update(await readFile(join(root, file)));
  }
  hash.update(await browserVersion());
  return hash.digest('hex').slice(0, 12);
}

/** Says how far a revision's pictures are: on one line of a terminal, now and then in a log. */
function progress(name: string) {
  const started = performance.now();
  let said = started;
  return (taken: number, all: number) => {
    const line = `visual: ${name}: ${taken} of ${all} pictures, ${seconds(started)}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${taken === all ? '\n' : ''}`);
    else if (taken === all || performance.now() - said > 10_000) {
      said = performance.now();
      console.log(line);
    }
  };
}

interface Shot {
  album: Album;
  folder: string;
}

async function shoot(storybook: string, folder: string, name: string, earlier?: Album): Promise<Shot> {
  await rm(folder, { recursive: true, force: true });
  const album = await photograph(storybook, folder, selection, progress(name), earlier);
  await writeFile(join(folder, 'album.json'), JSON.stringify(album));
  return { album, folder };
}

/** The pictures of a commit: those that were kept, or new ones, to be compared with an earlier album. */
async function shotOf(commit: string, camera: string, earlier?: Album): Promise<Shot> {
  const folder = join(darkroom, `${commit.slice(0, 12)}-${camera}`);
  const file = join(folder, 'album.json');
  const name = commit.slice(0, 7);
  if (existsSync(file)) {
    console.log(`visual: ${name}: pictures kept from before`);
    return { album: JSON.parse(await readFile(file, 'utf8')) as Album, folder };
  }
  const started = performance.now();
  console.log(`visual: ${name}: building its Storybook …`);
  const checkout = await checkOut(commit);
  try {
    const storybook = await buildStorybook(checkout);
    console.log(`visual: ${name}: built in ${seconds(started)}`);
    return await shoot(storybook, folder, name, earlier);
  } finally {
    checkout.remove();
  }
}

async function discardOldShots(inUse: readonly string[]): Promise<void> {
  const folders = (await readdir(darkroom, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const dated = await Promise.all(
    folders.map(async ({ name }) => {
      const folder = join(darkroom, name);
      return { folder, time: (await stat(folder)).mtimeMs };
    }),
  );
  const old = dated.sort((one, other) => other.time - one.time).slice(kept);
  for (const { folder } of old) if (!inUse.includes(folder)) await rm(folder, { recursive: true });
}

async function shotOfWorkingTree(camera: string, earlier: Album): Promise<Shot> {
  await build('storybook', 'if-stale');
  return shoot(join(root, 'storybook-static'), join(darkroom, `working-tree-${camera}`), 'working tree', earlier);
}

async function compare(): Promise<void> {
  const started = performance.now();
  await mkdir(darkroom, { recursive: true });
  const camera = await digestOfCamera();
  const baseCommit = values.base === undefined ? await startOfWork() : await commitOf(values.base);
  const headCommit = values.head === undefined ? undefined : await commitOf(values.head);
  const before = await shotOf(baseCommit, camera);
  const after = await (headCommit === undefined
    ? shotOfWorkingTree(camera, before.album)
    : shotOf(headCommit, camera, before.album));
  await discardOldShots([before.folder, after.folder]);
  if (after.album.pictures.length === 0) throw new Error('No story matches: look at --only and --modes.');

  const comparisons = await compareAlbums(before, after);
  const review = await readReview(reviewFile);
  const open = unapproved(comparisons, review);
  const short = (commit: string) => commit.slice(0, 7);
  await writeReport(
    reportFile,
    {
      base: short(baseCommit),
      head: headCommit === undefined ? 'working tree' : short(headCommit),
      date: new Date().toISOString(),
      troubles: after.album.troubles,
      review,
    },
    comparisons,
    { before: before.folder, after: after.folder },
  );

  const count = (status: string) => comparisons.filter((comparison) => comparison.status === status).length;
  console.log(`\n── visual: ${comparisons.length} pictures in ${seconds(started)}`);
  for (const status of ['changed', 'new', 'removed', 'same'])
    console.log(`${`${count(status)}`.padStart(6)}  ${status}`);
  for (const trouble of after.album.troubles) console.log(`It was photographed as it stood: ${trouble}`);
  const listed = 40;
  for (const { status, key, pixels } of open.slice(0, listed)) {
    console.log(`${status}: ${key}${pixels > 0 ? `, ${pixels} pixels` : ''}`);
  }
  if (open.length > listed) console.log(`… and ${open.length - listed} more`);
  console.log(`\nReport: ${relative(process.cwd(), reportFile)}`);
  if (open.length > 0) {
    console.error(`${open.length} pictures differ and are not approved. Decide with: npm run visual -- --review`);
    process.exitCode = 1;
  }
}

async function serveLastReport(): Promise<void> {
  if (!existsSync(reportFile)) throw new Error('There is no report yet: run "npm run visual" first.');
  const url = await serveReview(reportFile, reviewFile, Number(process.env['PORT'] ?? 4180));
  console.log(
    `The report is at ${url}. What is decided is saved to ${relative(process.cwd(), reviewFile)}. Ctrl-C ends.`,
  );
}

endOnSignals();
await (values.review ? serveLastReport() : compare());
