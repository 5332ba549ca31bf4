/** Keeps the npm scripts few and all of them documented. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { runSubcommand } from './subcommands.js';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

/** npm's built-in scripts need no `run`. */
const lineOf = (script: string) => (['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`);

describe('the set of npm scripts', () => {
  it('has at most 16 scripts', () => {
    expect(scripts.length).toBeGreaterThan(8);
    expect(scripts.length).toBeLessThanOrEqual(16);
  });

  it('matches the table in CONTRIBUTING.md', () => {
    const [, table = ''] = read('CONTRIBUTING.md').split('## Commands');
    expect(scripts.filter((script) => !table.includes(`| \`${lineOf(script)}`))).toEqual([]);
  });

  it('includes every script that a page or a workflow mentions', () => {
    const pages = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'site/README.md', 'packages/agency-ui/README.md'];
    const guides = ['deploy', 'engines', 'performance'].map((name) => `docs/${name}.md`);
    const workflows = ['ci', 'release', 'chromatic'].map((name) => `.github/workflows/${name}.yml`);
    const named = [...pages, ...guides, ...workflows].flatMap((page) =>
      [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

it('prints usage with --help, and does nothing else', async () => {
  const { stdout } = await run(join(root, 'node_modules/.bin/tsx'), [join(root, 'scripts/build.ts'), '--help']);
  expect(stdout).toMatch(/^Usage: npm run build -- \[target …\].*\n\n.*kit, enquiries, starter, site/);
});

describe('a script with several programs', () => {
  const programs = {
    size: { purpose: 'Measures bytes.\n[--tighten]', program: 'bench/none.ts' },
    scale: { purpose: 'Measures growth.', program: 'bench/none.ts' },
  };

  it.each([[['--help']], [[]]])('lists its programs when given %j', async (argumentList) => {
    using log = vi.spyOn(console, 'log').mockReturnValue();
    await runSubcommand('bench', programs, argumentList);
    expect(log).toHaveBeenCalledWith(
      'Usage: npm run bench -- name [options]\n\n  size   Measures bytes.\n         [--tighten]\n  scale  Measures growth.',
    );
  });

  it('refuses an unknown program name', async () => {
    using error = vi.spyOn(console, 'error').mockReturnValue();
    await runSubcommand('bench', programs, ['sise']);
    expect(error).toHaveBeenCalledWith('There is no program "sise". Use one of size, scale.');
    expect(process.exitCode).toBe(2);
    process.exitCode = 0;
  });
});
