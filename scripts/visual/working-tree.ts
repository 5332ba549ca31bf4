/** Takes pictures of the working tree and records their digests in `.storybook/pictures.json`. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readPictures, writePictures } from '../../.storybook/sign-off-files.js';
import { componentOf } from '../../.storybook/sign-offs.js';
import { build } from '../build.js';
import { runQuietly } from '../run.js';
import { type IndexedStory, indexedStories } from '../stories.js';
import { browserName, capture, type Digests, keysOf } from './capture.js';

const root = resolve(import.meta.dirname, '../..');

export const cacheFolder = join(root, '.cache/visual');

/** The groups from the last run, for `npm run sign-off -- --group`. */
export const groupsFile = join(cacheFolder, 'groups.json');

/** Whether the working tree matches a commit, ignoring picture and sign-off records. */
export async function hasFilesOf(commit: string): Promise<boolean> {
  const paths = ['--', '.', ':!.storybook/sign-offs.json', ':!.storybook/pictures.json'];
  const changed = await runQuietly('git', ['diff', '--name-only', commit, ...paths]);
  const added = await runQuietly('git', ['ls-files', '--others', '--exclude-standard', ...paths]);
  return changed + added === '';
}

/** Returns the stories of some or all components, excluding those that only test behaviour. */
export async function findLooks(only: readonly string[] | undefined): Promise<IndexedStory[]> {
  await build('storybook', 'if-stale');
  const stories = await indexedStories(join(root, 'storybook-static'));
  const looks = stories.filter(({ tags }) => !tags.includes('test-only'));
  const unknown = only?.find((name) => !looks.some(({ title }) => componentOf(title) === name));
  if (unknown !== undefined)
    throw new Error(`No component called "${unknown}" has pictures. Use the name shown in the sidebar.`);
  return looks.filter(({ title }) => !only || only.includes(componentOf(title)));
}

export async function takeWorkingTree(only: readonly string[] | undefined, expected: Readonly<Digests>) {
  const looks = await findLooks(only);
  const [folder, browser] = [join(cacheFolder, 'working-tree'), await browserName()];
  await rm(folder, { recursive: true, force: true });
  const keys = looks.flatMap(({ id }) => keysOf(id));
  const { digests, failures } = await capture('working tree', join(root, 'storybook-static'), folder, keys, expected);
  const taken: Record<string, { browser: string; pictures: Digests }> = {};
  for (const { id, title } of looks) {
    const { pictures } = taken[componentOf(title)] ?? { pictures: {} };
    const succeeded = keysOf(id).filter((key) => !(key in failures));
    const added = Object.fromEntries(succeeded.map((key) => [key, digests[key] ?? '']));
    taken[componentOf(title)] = { browser, pictures: { ...pictures, ...added } };
  }
  writePictures(only ? { ...readPictures(), ...taken } : taken);
  return { looks, digests, failures, folder, taken };
}
