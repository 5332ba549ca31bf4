/** Packs the built kit, the enquiry service and the starter once per test run, as npm would publish them. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The kit's tarball and the folder of its unpacked files. */
    packed: Packed;
    /** The tarball and files of `agency-enquiries`. */
    enquiries: Packed;
    /** The tarball and files of `create-agency-site`. */
    starter: Packed;
  }
}

interface Packed {
  tarball: string;
  folder: string;
}

const root = resolve(import.meta.dirname, '../..');

/** The inputs for `npm pack`. They are copied, because npm's scripts temporarily rewrite `package.json`. */
const packInputs = ['package.json', 'dist', 'docs', 'templates', 'README.md', 'llms.txt', 'LICENSE', 'CHANGELOG.md'];

export function pack(name: 'agency-ui' | 'agency-enquiries' | 'create-agency-site' = 'agency-ui'): Packed {
  const source = join(root, 'packages', name);
  // Inside the repository and with the same layout, so that the scripts find and resolve the repository's tools.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache/packed-'));
  const copy = join(work, 'packages', name);
  mkdirSync(copy, { recursive: true });
  cpSync(join(root, 'scripts/publish-manifest.ts'), join(work, 'scripts/publish-manifest.ts'));
  for (const part of packInputs) {
    if (existsSync(join(source, part))) cpSync(join(source, part), join(copy, part), { recursive: true });
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
  for (const built of [
    'agency-ui/dist/index.d.ts',
    'agency-enquiries/dist/index.d.ts',
    'create-agency-site/dist/create-agency-site.js',
  ]) {
    if (existsSync(join(root, 'packages', built))) continue;
    throw new Error(
      `packages/${built} is not built. Run "npm run build", or build and test with "npm test -- package" or ` +
        '"npm test -- starters".',
    );
  }
  const packed = pack();
  const enquiries = pack('agency-enquiries');
  const starter = pack('create-agency-site');
  project.provide('packed', packed);
  project.provide('enquiries', enquiries);
  project.provide('starter', starter);
  return () => {
    for (const { folder } of [packed, enquiries, starter]) rmSync(dirname(folder), { recursive: true, force: true });
  };
}
