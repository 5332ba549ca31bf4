/** Packs the built kit as npm would publish it, once for all the tests of this folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball, and the folder where its files lie unpacked. */
    packed: { tarball: string; folder: string };
  }
}

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'packages/agency-ui');

/** What packing reads. Copied, because npm's scripts rewrite `package.json` for a moment. */
const read = ['package.json', 'scripts', 'dist', 'docs', 'README.md', 'llms.txt', 'LICENSE', 'CHANGELOG.md'];

export function pack(): { tarball: string; folder: string } {
  // Inside of the repository, so that the scripts find its tools.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache/packed-'));
  const copy = join(work, 'source');
  mkdirSync(copy);
  for (const name of read) {
    if (existsSync(join(source, name))) cpSync(join(source, name), join(copy, name), { recursive: true });
  }
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', work], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [packed] = JSON.parse(printed.slice(printed.indexOf('['))) as [{ filename: string }];
  const tarball = join(work, packed.filename);
  execFileSync('tar', ['--extract', '--file', tarball, '--directory', work]);
  return { tarball, folder: join(work, 'package') };
}

export default function setup(project: TestProject): () => void {
  if (!existsSync(join(source, 'dist/index.d.ts'))) {
    throw new Error('The kit is not built: run "npm run build", or all of this by "npm run test:package".');
  }
  const packed = pack();
  project.provide('packed', packed);
  return () => rmSync(dirname(packed.folder), { recursive: true, force: true });
}
