/** Which stories there are: in the sources, and in a built Storybook. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runQuietly } from './run.js';

const root = resolve(import.meta.dirname, '..');

/** A story as a built Storybook lists it. */
export interface IndexedStory {
  id: string;
  /** Where it stands in the sidebar, as in `Sections/HeroCarousel`. */
  title: string;
  name: string;
  exportName: string;
  /** Its file, from the root of the repository, beginning with `./`. */
  importPath: string;
}

/** The stories of a built Storybook, in the order of its sidebar. */
export async function indexedStories(folder: string): Promise<IndexedStory[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The names that a file of stories exports. */
export const storyExports = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

/** A file's story, as the lists below name it. */
export const storyKey = (path: string, exportName: string) => `${path.replace(/^\.\//, '')} › ${exportName}`;

/** Every story that the sources hold, whether or not Storybook finds it. */
export async function writtenStories(): Promise<string[]> {
  const listed = await runQuietly('git', [
    'ls-files',
    ...['--cached', '--others', '--exclude-standard', '-z', '*.stories.tsx'],
  ]);
  const files = listed.split('\0').filter(Boolean);
  const keys = await Promise.all(
    files.map(async (file) =>
      storyExports(await readFile(join(root, file), 'utf8')).map((name) => storyKey(file, name)),
    ),
  );
  return keys.flat();
}

/** What one of two lists of stories has and the other has not, in sentences. */
export function differences(
  [oneName, one]: readonly [string, readonly string[]],
  [otherName, other]: readonly [string, readonly string[]],
): string[] {
  const only = (list: readonly string[], others: ReadonlySet<string>, has: string, lacks: string) =>
    list.filter((key) => !others.has(key)).map((key) => `${key} is in ${has}, and not in ${lacks}.`);
  return [
    ...only(one, new Set(other), oneName, otherName),
    ...only(other, new Set(one), otherName, oneName),
    ...(one.length === 0 ? [`There is no story in ${oneName}.`] : []),
  ];
}
