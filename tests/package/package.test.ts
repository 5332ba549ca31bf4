/** The built package as others install it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { layerOrder } from '../../packages/agency-ui/src/theme/layer-order.js';

const folder = resolve(import.meta.dirname, '../../packages/agency-ui');
const dist = join(folder, 'dist');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const built = (ending: string) =>
  filesOf(dist)
    .filter((file) => file.endsWith(ending))
    .map((file) => join(dist, file));
const read = (file: string) => readFileSync(file, 'utf8');

const scripts = built('.js');
const stylesheets = built('.css');

describe('scripts', () => {
  it('are one module for each source module', () => {
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.map((file) => relative(dist, file))).toContain('sections/HeroCarousel/HeroCarousel.js');
  });

  it('import no stylesheet, so that any runtime can load them', () => {
    expect(scripts.filter((file) => /(?:import|from)\s*["'][^"']+\.css["']/.test(read(file)))).toEqual([]);
  });

  it('never end in .css.js, which another vanilla-extract build would compile again', () => {
    expect(scripts.filter((file) => file.endsWith('.css.js'))).toEqual([]);
  });

  it('say "use client" in their first line where their source does, and nowhere else', () => {
    const emitted = scripts.map((file) => relative(dist, file));
    const marked = (file: string) => /^['"]use client['"]/.test(read(file));
    const sources = filesOf(join(folder, 'src'))
      .filter((file) => /(?<!\.(?:stories|test))\.tsx?$/.test(file) && marked(join(folder, 'src', file)))
      .map((file) => file.replace(/\.tsx?$/, '.js'))
      .filter((file) => emitted.includes(file));
    expect(sources.length).toBeGreaterThan(15);
    expect(
      scripts
        .filter(marked)
        .map((file) => relative(dist, file))
        .sort(),
    ).toEqual(sources.sort());
  });

  it('load and render in plain Node', () => {
    const code = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Heading } from 'agency-ui';
      process.stdout.write(renderToString(createElement(Heading, { level: 1 }, 'Karibu')));
    `;
    const html = execFileSync('node', ['--input-type=module', '--eval', code], { cwd: folder, encoding: 'utf8' });
    expect(html).toMatch(/^<h1 class="[^"]+">Karibu<\/h1>$/);
  });
});

describe('stylesheets', () => {
  it('are one for all, the themes, the reset, and one for each part', () => {
    const names = stylesheets.map((file) => relative(dist, file));
    expect(names).toEqual(
      expect.arrayContaining([
        'styles.css',
        'theme.css',
        'microsite.css',
        'reset.css',
        'navigation/SiteHeader.css',
        'sections/HeroCarousel.css',
      ]),
    );
  });

  it('begin with the order of the layers, each of them', () => {
    expect(stylesheets.length).toBeGreaterThan(5);
    expect(stylesheets.filter((file) => !read(file).startsWith(layerOrder))).toEqual([]);
  });

  it('keep every rule in a layer, so that an application’s own class wins', () => {
    for (const file of stylesheets) {
      const outside = read(file)
        .replace(/@font-face\s*{[^}]*}/g, '')
        .split('@layer')[0];
      expect(outside?.trim(), relative(dist, file)).toBe('');
    }
  });

  it('find their fonts beside them', () => {
    const fonts = [...read(join(dist, 'styles.css')).matchAll(/url\(["']?(\.[^"')]+)/g)].map(([, path = '']) => path);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(existsSync(join(dist, font)), font).toBe(true);
  });
});

describe('the package', () => {
  it('passes publint’s strict rules', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  it('holds no test, no story and no source that only we need', () => {
    const [{ files }] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as [{ files: { path: string }[] }];
    const paths = files.map((file) => file.path);
    expect(paths).toContain('dist/styles.css');
    expect(paths.filter((path) => /\.(test|stories)\.|specimens/.test(path))).toEqual([]);
  });

  it('declares the types of every entry', () => {
    const entries = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'types' in entry ? [String(entry.types)] : [],
    );
    expect(entries.length).toBeGreaterThan(2);
    for (const entry of entries) expect(existsSync(join(folder, entry)), entry).toBe(true);
  });
});
