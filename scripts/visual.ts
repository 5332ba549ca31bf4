/**
 * Takes screenshots of the stories and compares them with those of another revision:
 *
 *     npm run visual                              the working tree, compared with the last commit
 *     npm run visual -- --base main               compared with another revision
 *     npm run visual -- --only HeroCarousel,Grid  some components
 *
 * Fails if a story fails, or if a component differs from what somebody has signed off.
 */
import { createHash } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { completeSignOffs, readSignOffs, readStates, writeSignOffs } from '../.storybook/sign-off-files.js';
import { componentOf, type Pictures } from '../.storybook/sign-offs.js';
import { answerHelp, endWithSentences, runQuietly } from './run.js';
import { indexedStories } from './stories.js';
import { commitOf, storybookOf } from './visual/base.js';
import { browserName, type Captured, capture, type Digests, keysOf, pictureFile } from './visual/capture.js';
import { type Change, type Group, groupChanges } from './visual/groups.js';
import { cacheFolder, groupsFile, hasFilesOf, takeWorkingTree } from './visual/working-tree.js';

endWithSentences();
answerHelp(`Usage: npm run visual -- [--only NAME,…] [--base REVISION]

Takes screenshots of the stories, compares them with those of the last commit or another revision, and writes a report.
--only takes some components. Fails if a story fails, or a component differs from what somebody has signed off.`);

/** Returns the pictures recorded in a commit. */
async function recordedPictures(commit: string): Promise<Record<string, Pictures>> {
  return JSON.parse(await runQuietly('git', ['show', `${commit}:.storybook/pictures.json`]).catch(() => '{}'));
}

/**
 * Returns the digests recorded in a commit, if they come from the same browser. Then only pictures that differ have
 * to be taken for that commit.
 */
async function recordedDigests(commit: string): Promise<Digests> {
  const browser = await browserName();
  const components = Object.values(await recordedPictures(commit));
  return Object.assign({}, ...components.filter((one) => one.browser === browser).map(({ pictures }) => pictures));
}

/** Takes the pictures of those stories that a commit has. Keeps them, and the commit's Storybook, for the next run. */
async function takeCommit(commit: string, stories: readonly string[], expected: Digests) {
  const name = commit.slice(0, 12);
  for (const old of await readdir(cacheFolder)) {
    if (/^[\da-f]{12}$/.test(old) && old !== name) await rm(join(cacheFolder, old), { recursive: true });
  }
  const storybook = await storybookOf(commit, join(cacheFolder, name));
  const existing = new Set((await indexedStories(storybook)).map(({ id }) => id));
  // Pictures taken in a different browser or in a different way cannot be compared.
  const settings = createHash('sha256').update(await readFile(join(import.meta.dirname, 'visual/capture.ts')));
  const folder = join(
    cacheFolder,
    name,
    settings
      .update(await browserName())
      .digest('hex')
      .slice(0, 12),
  );
  const keys = stories
    .flatMap((id) => keysOf(id))
    .filter((key) => key in expected && existing.has(key.split(' ')[0] ?? ''));
  return { folder, ...(await capture(commit.slice(0, 7), storybook, folder, keys, expected)) };
}

/** reg-cli lists pictures by path, so one folder per group, named with its number and label, sorts and names them. */
async function writeReport(groups: readonly Group[], { failures }: Captured, pictures: string): Promise<string> {
  const report = join(cacheFolder, 'report');
  const [before, after] = [join(report, 'before'), join(report, 'after')];
  await rm(report, { recursive: true, force: true });
  for (const folder of [before, after]) await mkdir(folder, { recursive: true });
  const add = async (side: string, label: string, key: string, file: string) => {
    const path = pictureFile(join(side, label.replaceAll(/[/\\]/g, ' ')), key);
    await mkdir(dirname(path), { recursive: true });
    await link(file, path);
  };
  for (const [key, reason] of Object.entries(failures)) {
    await add(after, `Failed - ${reason.slice(0, 120)}`, key, pictureFile(pictures, key));
  }
  for (const [index, { label, changes }] of groups.entries()) {
    const numbered = `Group ${String(index + 1).padStart(String(groups.length).length, '0')} - ${label}`;
    for (const change of changes) {
      if (change.before) await add(before, numbered, change.key, change.before);
      await add(after, numbered, change.key, change.after);
    }
  }
  const page = join(report, 'index.html');
  const files = ['--report', page, '--json', join(report, 'report.json')];
  await runQuietly('reg-cli', [after, before, join(report, 'difference'), ...files, '--ignoreChange']);
  // The report must not load a web font from a server.
  await writeFile(page, (await readFile(page, 'utf8')).replace(/<link href="https:[^>]*>/, ''));
  return page;
}

const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' }, only: { type: 'string' } } });
const only = values.only
  ?.split(',')
  .map((name) => name.trim())
  .filter(Boolean);
const started = performance.now();

const commit = await commitOf(values.base);
const recorded = await recordedDigests(commit);
const head = await takeWorkingTree(only, recorded);
const differing = Object.fromEntries(Object.entries(head.digests).filter(([key, digest]) => recorded[key] !== digest));
// If the working tree matches the commit, there is nothing to compare; the pictures are only recorded for the next run.
const isSame = await hasFilesOf(commit);
const looks = isSame
  ? []
  : head.looks.filter(({ id }) => keysOf(id).some((key) => key in differing && !(key in head.failures)));
const changes: Change[] = [];
if (looks.length > 0) {
  const base = await takeCommit(
    commit,
    looks.map(({ id }) => id),
    differing,
  );
  for (const { id, title } of looks) {
    for (const key of keysOf(id)) {
      if (!(key in differing) || key in head.failures || base.digests[key] === head.digests[key]) continue;
      const before = key in base.digests ? pictureFile(base.folder, key) : undefined;
      const [after, digest] = [pictureFile(head.folder, key), head.digests[key] ?? ''];
      changes.push({ key, component: componentOf(title), before, after, digest });
    }
  }
}
const groups = await groupChanges(changes);
await writeFile(groupsFile, JSON.stringify(groups));

const failed = Object.entries(head.failures);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n── visual: ${Object.keys(head.digests).length} pictures in ${minutes} minutes`);
for (const [index, { label }] of groups.entries()) console.log(`Group ${index + 1}: ${label}`);
const removed = only ? [] : Object.keys(recorded).filter((key) => !(key in head.digests));
for (const key of removed) console.log(`Removed: ${key}`);
for (const [key, reason] of failed) console.error(`Failed: ${key}: ${reason}`);
if (groups.length + failed.length > 0) {
  console.log(`Report: ${relative(process.cwd(), await writeReport(groups, head, head.folder))}`);
} else
  console.log(
    isSame
      ? `The files are the same as in ${values.base}, so there is nothing to compare.`
      : `Nothing differs from ${values.base}.`,
  );

const record = readSignOffs();
const completed = await completeSignOffs(record, async (signed) => {
  const isSigned = await hasFilesOf(signed).catch(() => false);
  return isSigned ? head.taken : recordedPictures(signed);
});
if (completed.length > 0) writeSignOffs(record);

const stateOfComponent = readStates();
const changedSince = Object.keys(head.taken).filter(
  (name) => stateOfComponent(name).status === 'changed-since-sign-off',
);
for (const name of changedSince) console.error(`${name} is signed off: ${stateOfComponent(name).reason}`);
if (changedSince.length > 0) {
  // Changes made before the base, and removed pictures, are not in any group.
  console.error(`Sign them off again: npm run sign-off -- ${changedSince.join(' ')} --name "…"`);
  if (groups.length > 0) console.error('Or approve a group: npm run sign-off -- --group 1 --name "…"');
}
if (changedSince.length + failed.length > 0) process.exitCode = 1;
