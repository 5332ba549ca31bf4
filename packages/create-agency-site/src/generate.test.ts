import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate } from './generate.js';
import { complete, type Framework, frameworks } from './questions.js';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-agency-site-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

const names = Object.keys(frameworks) as Framework[];

describe.each(names)('a site generated with %s', (framework) => {
  const answers = complete({ framework, name: 'Bahari & Co', accent: '#006d77', email: 'hello@bahari.example' });

  it('has the brand in a single data file and the generated theme', () => {
    const folder = join(parent, 'Bahari Stages');
    generate(folder, answers, '1.2.3');
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(JSON.parse(read('src/brand.json'))).toEqual({
      name: 'Bahari & Co',
      phone: answers.phone,
      email: 'hello@bahari.example',
      theme: { color: { surface: answers.surface, text: answers.text, accent: '#006d77' } },
    });
    expect(read('src/theme.css')).toContain('--agency-color-accent: #006d77;');
    // No other file contains the brand's name, colours or other values.
    const others = filesOf(folder).filter((file) => !/brand\.json|theme\.css/.test(file));
    expect(others.filter((file) => /Bahari|006d77|Jua/.test(read(file)))).toEqual([]);
  });

  it('pins one version of each package, and the requested version of the kit and the enquiry service', () => {
    const folder = join(parent, 'Bahari Stages');
    generate(folder, { ...answers, fonts: 'fraunces' }, '1.2.3');
    const { name, dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(name).toBe('bahari-stages');
    expect(dependencies).toMatchObject({
      'agency-ui': '1.2.3',
      'agency-enquiries': '1.2.3',
      '@fontsource-variable/fraunces': '5.3.0',
    });
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(join(folder, 'src/fonts.css'), 'utf8')).toContain('@import "@fontsource-variable/fraunces";');
  });

  it('consists of the shared files and the framework’s own files', () => {
    generate(join(parent, 'site'), answers, '1.2.3');
    const files = filesOf(join(parent, 'site'));
    const own = {
      vite: ['eslint.config.js', 'src/Home.tsx', 'src/Providers.tsx'],
      next: ['eslint.config.mjs', 'src/Home.tsx', 'src/Providers.tsx'],
      'react-router': ['eslint.config.js', 'src/Home.tsx', 'src/Providers.tsx'],
      astro: ['eslint.config.js', 'src/Home.astro', 'src/settings.ts'],
    }[framework];
    expect(files).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'src/content.ts', ...own]));
    expect(files.filter((file) => /^src\/Home\.(tsx|astro)$/.test(file))).toHaveLength(1);
    expect(files.length).toBeLessThan(40);
  });
});

it('uses the versions tested in this repository in its templates', () => {
  const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
  const tested: Record<string, string> = {
    ...read('tests/package/consumers/next-app/package.json').dependencies,
    ...read('tests/package/consumers/astro-site/package.json').dependencies,
    ...read('package.json').devDependencies,
    // The templates' linters need TypeScript's JavaScript API.
    typescript: read('tests/package/consumers/next-app/package.json').devDependencies.typescript,
  };
  const compared = names.flatMap((framework) => {
    const template = read(`packages/create-agency-site/templates/${framework}/package.json`);
    return Object.entries<string>({ ...template.dependencies, ...template.devDependencies });
  });
  const versions = new Map<string, string>();
  for (const [name, version] of compared) {
    expect(version, name).toBe(versions.get(name) ?? version);
    versions.set(name, version);
    // Where a range is given, the lock file determines the version.
    if (/^\d/.test(tested[name] ?? '')) expect(version, name).toBe(tested[name]);
  }
  expect([...versions.keys()].filter((name) => /^\d/.test(tested[name] ?? '')).length).toBeGreaterThan(9);
});

it('accepts an empty folder, even one with a Git repository', () => {
  mkdirSync(join(parent, '.git'));
  generate(parent, complete({}), '1.2.3');
  expect(readdirSync(parent)).toEqual(expect.arrayContaining(['.git', 'package.json']));
});

it('leaves a folder that is not empty unchanged', () => {
  writeFileSync(join(parent, 'notes.txt'), 'mine');
  expect(() => generate(parent, complete({}), '1.2.3')).toThrow('is not empty: it contains notes.txt');
  expect(readdirSync(parent)).toEqual(['notes.txt']);
});

it('cleans up after a failure', () => {
  const answers = { ...complete({}), surface: 'red' };
  expect(() => generate(join(parent, 'site'), answers, '1.2.3')).toThrow('color.surface');
  expect(readdirSync(parent)).toEqual([]);
  // The folder already existed.
  expect(() => generate(parent, answers, '1.2.3')).toThrow('color.surface');
  expect(readdirSync(parent)).toEqual([]);
});
