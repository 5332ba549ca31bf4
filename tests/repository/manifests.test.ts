/** Every dependency is listed in a single place, so that updating it changes one line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const root = resolve(import.meta.dirname, '../..');

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const workspaces = ['.', 'site', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];

it('lists each dependency in only one package.json, apart from those of published packages', () => {
  const places = new Map<string, string[]>();
  for (const folder of workspaces) {
    const { private: isPrivate, dependencies, devDependencies } = manifestOf(folder);
    if (!isPrivate) continue;
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      places.set(name, [...(places.get(name) ?? []), folder]);
  }
  expect(places.size).toBeGreaterThan(50);
  const repeated = [...places].filter(([name, folders]) => folders.length > 1 && !name.startsWith('agency-'));
  expect(repeated).toEqual([]);
});
