/** Checks that the linter reports imports that break the layer rule. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const kit = 'packages/agency-ui/src';

const forbidden: [file: string, imported: string][] = [
  [`${kit}/theme/Probe.ts`, '../primitives/index.js'],
  [`${kit}/entities/Probe.ts`, '../sections/index.js'],
  [`${kit}/primitives/Probe/Probe.tsx`, '../../sections/index.js'],
  [`${kit}/primitives/Probe/Probe.tsx`, '../../theme/contract.css.js'],
  [`${kit}/primitives/Probe/Probe.tsx`, 'agency-content'],
  [`${kit}/sections/Probe/Probe.tsx`, '../../primitives/Button/Button.js'],
  [`${kit}/sections/Probe/Probe.tsx`, '../../navigation/index.js'],
  [`${kit}/sections/Probe/Probe.tsx`, 'wouter'],
  [`${kit}/navigation/Probe/Probe.tsx`, '../../sections/HeroCarousel/index.js'],
  [`${kit}/navigation/Probe/Probe.tsx`, 'agency-artwork'],
  ['site/src/Probe.tsx', 'agency-ui/src/primitives/index.js'],
];

const allowed: [file: string, imported: string][] = [
  [`${kit}/primitives/Probe/Probe.tsx`, '../../theme/index.js'],
  [`${kit}/primitives/Probe/Probe.tsx`, '../Icon/index.js'],
  [`${kit}/sections/Probe/Probe.tsx`, '../../primitives/index.js'],
  [`${kit}/sections/Probe/Probe.tsx`, '../../entities/index.js'],
  [`${kit}/sections/Probe/Probe.stories.tsx`, 'agency-content'],
  [`${kit}/primitives/Probe/Probe.example.tsx`, 'agency-ui'],
  [`${kit}/sections/Probe/Probe.example.tsx`, 'agency-ui'],
  ['site/src/Probe.tsx', 'agency-ui'],
];

/** A probe file next to the given file, named after the import. */
const probeOf = (file: string, imported: string) => file.replace('Probe.', `Probe-${imported.replace(/\W+/g, '_')}.`);

describe('the layer rule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  let report = '';

  beforeAll(() => {
    const {
      vcs: _vcs,
      $schema: _schema,
      ...configuration
    } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(configuration));
    for (const [file, imported] of [...forbidden, ...allowed]) {
      const probe = join(folder, probeOf(file, imported));
      mkdirSync(dirname(probe), { recursive: true });
      writeFileSync(probe, `import { thing } from '${imported}';\nexport const kept = thing;\n`);
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none'],
      { cwd: folder, encoding: 'utf8' },
    );
    report = stdout;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(forbidden)('stops %s from importing %s', (file, imported) => {
    expect(report).toContain(probeOf(file, imported));
  });

  it.each(allowed)('lets %s import %s', (file, imported) => {
    expect(report).not.toContain(probeOf(file, imported));
  });
});
