/** Lists the stories in the sources and in a built Storybook. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runQuietly } from './run.js';

const root = resolve(import.meta.dirname, '..');

/** A story in a built Storybook's index. */
export interface IndexedStory {
  id: string;
  /** Its path in the sidebar, such as `Sections/HeroCarousel`. */
  title: string;
  name: string;
  exportName: string;
  /** Its file, relative to the repository root, with a leading `./`. */
  importPath: string;
  tags: readonly string[];
}

/** Returns a built Storybook's stories in sidebar order. */
export async function indexedStories(folder: string): Promise<IndexedStory[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Returns the named exports of a stories file. */
export const storyExports = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

/** Identifies a story by its file and export. */
export const storyKey = (path: string, exportName: string) => `${path.replace(/^\.\//, '')} › ${exportName}`;

/** Returns the keys of all stories in the sources, whether or not Storybook picks them up. */
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

/** Compares two named lists of stories. Returns a sentence for each story that is in only one of them. */
export function differences(
  [oneName, one]: readonly [string, readonly string[]],
  [otherName, other]: readonly [string, readonly string[]],
): string[] {
  const only = (list: readonly string[], others: ReadonlySet<string>, has: string, lacks: string) =>
    list.filter((key) => !others.has(key)).map((key) => `${key} is in ${has}, but not in ${lacks}.`);
  return [
    ...only(one, new Set(other), oneName, otherName),
    ...only(other, new Set(one), otherName, oneName),
    ...(one.length === 0 ? [`There are no stories in ${oneName}.`] : []),
  ];
}
