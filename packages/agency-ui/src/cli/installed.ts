/** Finds which versions of a package are installed in a project or listed in its lock file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from './project.js';

export interface Installed {
  version: string;
  /** The file that lists it, relative to the project folder. */
  path: string;
  line: number;
}

const foldersOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

function installedVersion(folder: string, path: string): Installed | undefined {
  const file = join(folder, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
  return version ? { version, path: `${path}/package.json`, line: 1 } : undefined;
}

/** The version that the project's own code resolves to. */
export const ownVersion = (folder: string, name: string) => installedVersion(folder, `node_modules/${name}`);

function inFolders(folder: string, name: string): Installed[] {
  const modules = 'node_modules';
  const packages = foldersOf(join(folder, modules)).flatMap((entry) =>
    entry.startsWith('@') ? foldersOf(join(folder, modules, entry)).map((inner) => `${entry}/${inner}`) : [entry],
  );
  const places = [`${modules}/${name}`, ...packages.map((outer) => `${modules}/${outer}/${modules}/${name}`)];
  return places.flatMap((place) => installedVersion(folder, place) ?? []);
}

/** One pattern per lock file. The first group is the version. */
const lockFiles: Record<string, (name: string) => RegExp> = {
  'package-lock.json': (name) => new RegExp(`"[^"\\n]*node_modules/${name}":\\s*\\{\\s*"version":\\s*"([^"]+)"`, 'g'),
  'pnpm-lock.yaml': (name) => new RegExp(`^ +'?/?${name}@(\\d[^:('\\s]*)`, 'gm'),
  'yarn.lock': (name) => new RegExp(`^"?${name}@[^\\n]*:\\n +version:? "?([^"\\n]+)`, 'gm'),
};

function inLockFiles(folder: string, name: string): Installed[] {
  return Object.entries(lockFiles).flatMap(([path, patternFor]) => {
    const file = join(folder, path);
    if (!existsSync(file)) return [];
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(patternFor(name))].map(({ index, 1: version = '' }) => ({
      version,
      path,
      line: lineAt(text, index),
    }));
  });
}

/** One location per version, lock files first. */
export function versionsOf(folder: string, name: string): Installed[] {
  const found = new Map<string, Installed>();
  for (const one of [...inLockFiles(folder, name), ...inFolders(folder, name)]) {
    if (!found.has(one.version)) found.set(one.version, one);
  }
  return [...found.values()];
}
