/** The tarball: its files, its `exports` map, and package linter results. */
import { spawnSync } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules, SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { exportsMap } from '../../packages/agency-ui/scripts/exports.js';
import { publicParts } from '../../packages/agency-ui/scripts/parts.js';
import { layerOrder } from '../../packages/agency-ui/src/theme/layer-order.js';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'packages/agency-ui');
const { folder, tarball } = inject('packed');
const dist = join(folder, 'dist');

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  [name: string]: unknown;
}

const read = (file: string) => readFileSync(file, 'utf8');
const manifestOf = (place: string): Manifest => JSON.parse(read(join(place, 'package.json')));
const manifest = manifestOf(folder);

const filesOf = (place: string) => readdirSync(place, { recursive: true, encoding: 'utf8' });
const all = filesOf(dist);
const scripts = all.filter((file) => file.endsWith('.js'));
const declarations = all.filter((file) => file.endsWith('.d.ts'));
const stylesheets = all.filter((file) => file.endsWith('.css'));
const textOf = (file: string) => read(join(dist, file));

describe('packed scripts', () => {
  it('has one script for each source module', () => {
    expect(scripts.length).toBeGreaterThan(300);
    expect(scripts).toContain('sections/HeroCarousel/HeroCarousel.js');
  });

  it('imports no stylesheets from scripts, so that every runtime can load them', () => {
    expect(scripts.filter((file) => /^(?:import|export)\b[^"'\n]*["'][^"']+\.css["']/m.test(textOf(file)))).toEqual([]);
  });

  it('has no side-effect imports, so that unused code is tree-shaken', () => {
    expect(scripts.filter((file) => /^import\s*["']/m.test(textOf(file)))).toEqual([]);
    // The test set-up file changes the environment.
    expect(manifest['sideEffects']).toEqual(['**/*.css', '**/testing/index.js']);
  });

  it('gives no script a name ending in .css.js, because another vanilla-extract build would recompile it', () => {
    expect(scripts.filter((file) => file.endsWith('.css.js'))).toEqual([]);
  });

  it('includes source maps that contain the source', () => {
    // Compiled stylesheets contain only class names, which have no source line.
    const own = scripts.filter((file) => !file.endsWith('.styles.js') && textOf(file).includes('sourceMappingURL'));
    expect(own.length).toBeGreaterThan(200);
    let led = 0;
    for (const file of own) {
      const map = JSON.parse(textOf(`${file}.map`)) as SourceMapPayload;
      const declaration = /^(?:function|class) (\w+)/;
      for (const [line, code] of textOf(file).split('\n').entries()) {
        const name = declaration.exec(code)?.[1];
        if (!name) continue;
        const entry = new SourceMap(map).findEntry(line, code.indexOf(name));
        const index = 'originalSource' in entry ? map.sources.indexOf(entry.originalSource) : -1;
        const original = map.sourcesContent[index]?.split('\n')['originalLine' in entry ? entry.originalLine : 0];
        expect(original, `${file}:${line + 1}`).toContain(name);
        led += 1;
      }
    }
    expect(led).toBeGreaterThan(200);
  });

  it('imports every declared dependency and no other package', () => {
    const imported = [...scripts, ...declarations].flatMap((file) =>
      [...textOf(file).matchAll(/(?:^(?:import|export)\b[^;'"]*\bfrom\s*|\bimport\()["']([^."'][^"']*)["']/gm)].map(
        ([, name = '']) => name,
      ),
    );
    const packages = new Set(imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
    for (const name of builtinModules.flatMap((one) => [one, `node:${one}`])) packages.delete(name);
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect([...packages].sort()).toEqual(declared.sort());
  });
});

describe('"use client"', () => {
  const marked = (text: string) => /^['"]use client['"]/.test(text);

  it('is the first line of exactly those modules whose source starts with it', () => {
    const sources = filesOf(join(source, 'src'))
      .filter((file) => /(?<!\.(?:stories|test))\.tsx?$/.test(file) && marked(read(join(source, 'src', file))))
      .map((file) => file.replace(/\.tsx?$/, '.js'))
      .filter((file) => scripts.includes(file));
    expect(sources.length).toBeGreaterThan(15);
    expect(scripts.filter((file) => marked(textOf(file))).sort()).toEqual(sources.sort());
  });

  it('marks only modules with a hook, a context or an event handler', () => {
    const needs = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|\blazy\(|\bon[A-Z]\w*:|addEventListener|extends Component\b/;
    const idle = scripts.filter((file) => marked(textOf(file)) && !needs.test(textOf(file)));
    expect(idle).toEqual([]);
  });
});

describe('the packed type declarations', () => {
  it('includes declarations for every script that can be imported by name', () => {
    const missing = scripts
      // The command is run, not imported.
      .filter((file) => !file.startsWith('cli/'))
      .map((file) => file.replace(/\.styles\.js$/, '.css.js').replace(/\.js$/, '.d.ts'))
      .filter((file) => !declarations.includes(file));
    expect(missing).toEqual([]);
  });

  it('keeps the docstrings of entity fields, which `z.infer` would drop', () => {
    const help =
      /The highlighted part of the title\. Must be an exact substring of `title`\. \*\/\s*highlightText\?: string \| undefined;/;
    expect(textOf('entities/home.d.ts')).toMatch(help);
  });

  it('has no declarations for stories, tests or documentation modules', () => {
    expect(declarations.filter((file) => /\.(stories|test|accessibility)\.d\.ts$|fixtures|story-/.test(file))).toEqual(
      [],
    );
  });
});

describe('packed stylesheets', () => {
  it('includes one complete stylesheet, the themes, the reset and one file per component', () => {
    const components = publicParts().filter(({ component }) => component);
    expect(components.length).toBeGreaterThan(60);
    expect(stylesheets.sort()).toEqual(
      ['styles', 'theme', 'microsite', 'plain', 'reset', 'page-transitions', ...components.map(({ name }) => name)]
        .map((name) => `${name}.css`)
        .sort(),
    );
  });

  it('starts every stylesheet with the cascade layer order', () => {
    expect(stylesheets.filter((file) => !textOf(file).startsWith(layerOrder))).toEqual([]);
  });

  it('keeps every rule in a cascade layer, so that an application’s own classes win', () => {
    for (const file of stylesheets) {
      const outside = textOf(file)
        .replace(/@font-face\s*{[^}]*}/g, '')
        .split('@layer')[0];
      expect(outside?.trim(), file).toBe('');
    }
  });

  it('references only font files that exist', () => {
    const fonts = stylesheets.flatMap((file) =>
      [...textOf(file).matchAll(/url\(["']?(\.[^"')]+)/g)].map(([, path = '']) => join(dist, dirname(file), path)),
    );
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !existsSync(font)).map((font) => relative(dist, font))).toEqual([]);
  });
});

describe('the exports map', () => {
  it('matches the folders (if one was added or removed, run "npm run docs")', () => {
    expect(manifestOf(source).exports).toEqual(exportsMap());
  });

  it('points only to files that exist', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((target) => !target.includes('*') && !existsSync(join(folder, target)))).toEqual([]);
    expect(JSON.stringify(manifest.exports)).not.toContain('"source"');
  });
});

describe('the package', () => {
  it('requires React 19 but no particular Node version', () => {
    expect(manifest.peerDependencies).toMatchObject({ react: '^19.0.0', 'react-dom': '^19.0.0' });
    expect(manifest).not.toHaveProperty('engines');
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
  });

  it('contains no tests, stories or internal sources', () => {
    const paths = filesOf(folder).filter((file) => /\.\w+$/.test(file));
    expect(paths).toContain(join('dist', 'styles.css'));
    expect(paths.filter((path) => /\.(test|stories)\.|fixtures|(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
    expect(
      paths.filter((path) => !/^(dist|docs)\//.test(path) && !/^(package\.json|llms\.txt|[A-Z]+(\.md)?)$/.test(path)),
    ).toEqual([]);
  });

  it('contains a documentation page for every component, listed in llms.txt', () => {
    const pages = filesOf(join(folder, 'docs/components')).map((file) => `docs/components/${file}`);
    const listed = [...read(join(folder, 'llms.txt')).matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
    expect(listed.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('passes publint’s strict rules', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  // This resolves a hundred entries in four module resolution modes.
  it('has correct types in every module resolution mode', { timeout: 300_000 }, () => {
    // Stylesheets have no types; they are imported for their side effect.
    const untyped = Object.keys(manifest.exports).filter((path) => /\.css$|^\.\/fonts\//.test(path));
    expect(untyped.length).toBeGreaterThan(60);
    const attw = join(root, 'node_modules/.bin/attw');
    const options = ['--profile', 'esm-only', '--format', 'json', '--exclude-entrypoints', ...untyped];
    // Writes to a file, because with a pipe the process exits before all output is flushed.
    const report = join(folder, '../attw.json');
    const { status } = spawnSync(attw, [tarball, ...options], { stdio: ['ignore', openSync(report, 'w'), 'inherit'] });
    const { analysis, problems } = JSON.parse(read(report)) as {
      analysis: { entrypoints: Record<string, unknown> };
      problems: Record<string, { entrypoint?: string; resolutionKind?: string }[]>;
    };
    expect(Object.keys(analysis.entrypoints).length).toBeGreaterThan(70);
    // `require` is unsupported by design: the package is ESM only.
    const asModules = (kind = '') => ['node16-esm', 'bundler', ''].includes(kind);
    expect(Object.values(problems).flatMap((list) => list.filter((one) => asModules(one.resolutionKind)))).toEqual([]);
    expect(status).toBe(0);
  });
});
