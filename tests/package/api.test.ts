/**
 * Snapshots of the public API in `api/`, so that every change shows up in review. Everything is read from the tarball.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { type Declared, declaredBy } from './declarations.js';
import { Declarations } from './type-references.js';

const { folder } = inject('packed');

const { exports: paths } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
};

const addressOf = (path: string) => path.replace('.', 'agency-ui');

const entries = Object.entries(paths).flatMap(([path, target]) =>
  typeof target === 'object' && target['types']
    ? [{ path, module: target['types'], names: declaredBy(folder, target['types']) }]
    : [],
);

const sorted = (names: Iterable<string>) => [...names].sort((one, other) => one.localeCompare(other, 'en'));

/** Compares with the stored snapshot. Run with `-u` to update it. */
const agreed = (text: string, file: string) =>
  expect(
    text,
    `The public API differs from tests/package/api/${file}. If the change is intended, update the snapshot with ` +
      '"npx vitest run --project package tests/package/api.test.ts -u" and describe the change in a changeset.',
  ).toMatchFileSnapshot(`api/${file}`);

/** Each exported name with its declaration, grouped by the module that declares it. */
function typesOf(names: ReadonlyMap<string, Declared>): string {
  const modules = new Set([...names.values()].map(({ module }) => module));
  return sorted(modules)
    .map((module) => {
      const texts = sorted(names.keys()).flatMap((name) => {
        const declared = names.get(name);
        return declared?.module === module ? [declared.text] : [];
      });
      return `// ${module.replace(/^(\.\/)?dist\//, '').replace(/\.d\.ts$/, '')}\n\n${[...new Set(texts)].join('\n\n')}\n`;
    })
    .join('\n');
}

const main = entries.find(({ path }) => path === '.')?.names ?? new Map<string, Declared>();
const ofLayer = (layer: string) => new Map([...main].filter(([, { module }]) => module.includes(`dist/${layer}/`)));

it('lists every entry point and the names it exports', async () => {
  expect(entries.length).toBeGreaterThan(70);
  const files = Object.keys(paths).filter((path) => !entries.some((entry) => entry.path === path));
  const text = entries
    .map(({ path, names }) => {
      const lines = sorted(names.keys()).map((name) => `  ${names.get(name)?.typeOnly ? 'type ' : ''}${name}`);
      return `${addressOf(path)}\n${lines.join('\n')}\n`;
    })
    .join('\n');
  await agreed(`${text}\nfiles\n${files.map((path) => `  ${addressOf(path)}`).join('\n')}\n`, 'entries.txt');
});

describe('exported types', () => {
  it.each(['primitives', 'navigation', 'forms', 'chat', 'sections'])('lists the types of %s', async (layer) => {
    const names = ofLayer(layer);
    expect(names.size).toBeGreaterThan(3);
    await agreed(typesOf(names), `${layer}.d.ts.txt`);
  });

  it.each([
    ['./schemas', 'schemas'],
    ['./theme', 'theme'],
  ])('lists the types of %s', async (path, file) => {
    const names = entries.find((entry) => entry.path === path)?.names ?? new Map<string, Declared>();
    expect(names.size).toBeGreaterThan(3);
    await agreed(typesOf(names), `${file}.d.ts.txt`);
  });
});

it('exports every type that an exported declaration refers to', () => {
  const declarations = new Declarations(folder);
  const index = entries.find(({ path }) => path === '.')?.module ?? '';
  expect(declarations.exportsOf(index).size).toBeGreaterThan(500);
  const missing = entries.flatMap(({ path, module }) =>
    declarations.missingFrom(module, index).map((sentence) => `${addressOf(path)}: ${sentence}`),
  );
  expect(missing, 'Export these types from the index.ts of their folder and of its layer').toEqual([]);
});

it('lists every token', async () => {
  const { vars } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist/theme/contract.styles.js')).href);
  const names = [...JSON.stringify(vars).matchAll(/var\((--agency-[a-z\d-]+)\)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(80);
  await agreed(`${sorted(names).join('\n')}\n`, 'tokens.txt');
});

it('lists the key of every component’s labels', async () => {
  const labels = sorted(main.keys()).filter((name) => /^(?!use).*Labels$/.test(name) && !main.get(name)?.typeOnly);
  expect(labels.length).toBeGreaterThan(30);
  const kit = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist/index.js')).href)) as Record<
    string,
    Record<string, unknown>
  >;
  const keys = (words: Record<string, unknown>): string[] =>
    sorted(Object.keys(words)).map((key) => {
      const word = words[key];
      if (typeof word === 'function') return `${key}()`;
      return typeof word === 'object' && word !== null ? `${key}: { ${sorted(Object.keys(word)).join(', ')} }` : key;
    });
  const text = labels.map(
    (name) =>
      `${name}\n${keys(kit[name] ?? {})
        .map((key) => `  ${key}`)
        .join('\n')}\n`,
  );
  await agreed(text.join('\n'), 'labels.txt');
});
