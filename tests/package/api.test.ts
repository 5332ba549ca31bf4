/**
 * The public API as text in `api/`, so that a change of it is seen in review. Everything is read from the tarball.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { type Declared, declaredBy } from './declarations.js';

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

/** Compares with the text that was agreed upon; `-u` writes it anew. */
const agreed = (text: string, file: string) =>
  expect(
    text,
    `The public API is not what tests/package/api/${file} says. If it should change, write the new text with ` +
      '"npx vitest run --project package tests/package/api.test.ts -u" and name the change in a changeset.',
  ).toMatchFileSnapshot(`api/${file}`);

/** Each exported name, with its declaration, under the module that it comes from. */
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

it('has every path of the package and the names behind it', async () => {
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

describe('has the types of', () => {
  it.each(['primitives', 'navigation', 'forms', 'chat', 'sections'])('%s', async (layer) => {
    const names = ofLayer(layer);
    expect(names.size).toBeGreaterThan(3);
    await agreed(typesOf(names), `${layer}.d.ts.txt`);
  });

  it.each([
    ['./schemas', 'schemas'],
    ['./theme', 'theme'],
  ])('%s', async (path, file) => {
    const names = entries.find((entry) => entry.path === path)?.names ?? new Map<string, Declared>();
    expect(names.size).toBeGreaterThan(3);
    await agreed(typesOf(names), `${file}.d.ts.txt`);
  });
});

it('has every token', async () => {
  const { vars } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist/theme/contract.styles.js')).href);
  const names = [...JSON.stringify(vars).matchAll(/var\((--agency-[a-z\d-]+)\)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(80);
  await agreed(`${sorted(names).join('\n')}\n`, 'tokens.txt');
});

it('has every word that a component says, by its key', async () => {
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
