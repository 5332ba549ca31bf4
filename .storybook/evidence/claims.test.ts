/** What the components claim must be checkable: no component without claims, no claim by a test that does not exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wcagCriteria } from '../../packages/agency-ui/src/wcag.js';
import { products } from '../../scripts/acr/products.js';
import { checkedLine, everyStoryChecks, sharedClaims } from './checks.js';
import { components } from './components.js';
import { storiesIn, testsIn } from './sources.js';
import { isFile, readReference, titlePattern } from './verdicts.js';

const root = resolve(import.meta.dirname, '../..');

const sources = ['packages/agency-ui/src', 'tests/site', 'tests/package', 'scripts/acr'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:stories|test)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

const tests = new Map(
  sources.map((file) => {
    const read = file.endsWith('.stories.tsx') ? storiesIn : testsIn;
    return [file, read(file, readFileSync(resolve(root, file), 'utf8'))];
  }),
);

/** Exported, but no more than a layout, a text or words for others. */
const withoutClaims = ['AgencyProvider', 'Field', 'Grid', 'Stack', 'Text'];

/** What the kit's public entry exports, by folder. */
const exported = ['primitives', 'navigation', 'sections', 'forms', 'chat'].flatMap((layer) => {
  const index = readFileSync(resolve(root, `packages/agency-ui/src/${layer}/index.ts`), 'utf8');
  return [...index.matchAll(/from '\.\/([A-Z]\w+)\/\w+\.js'/g)].map(([, name = '']) => name);
});

/** What is wrong with a reference, in a sentence. */
function faultOf(reference: ReturnType<typeof readReference>): string | undefined {
  if ('check' in reference) {
    return everyStoryChecks.some(({ name }) => name === reference.check) ? undefined : 'no such check';
  }
  const files = [...tests.keys()].filter((path) => isFile(path, reference.file));
  if (files.length !== 1) return `${files.length} files match`;
  const known = tests.get(files[0] ?? '') ?? [];
  return known.some((title) => title === reference.name || titlePattern(title).test(reference.name))
    ? undefined
    : 'the file has no such test';
}

it('finds the sources', () => {
  expect([...tests.values()].flat().length).toBeGreaterThan(1000);
  expect(components.length).toBeGreaterThan(50);
});

it('has a file of claims for each component of the kit', () => {
  expect(exported.length).toBeGreaterThan(50);
  const claiming = components.map(({ name }) => name);
  expect(exported.filter((name) => !claiming.includes(name) && !withoutClaims.includes(name))).toEqual([]);
});

describe.each(components.map((component) => [component.name, component] as const))('%s', (_name, component) => {
  const { accessibility } = component;

  it('names tests that exist', () => {
    const faults = accessibility.criteria.flatMap((claim) =>
      claim.tests.flatMap((test) => {
        const fault = faultOf(readReference(test, component));
        return fault ? [`${claim.criterion}: ${test}: ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('says a thing once, and in sentences', () => {
    const claims = accessibility.criteria.map(({ criterion, how }) => `${criterion} ${how}`);
    expect(claims).toEqual([...new Set(claims)]);
    const sentences = [
      ...accessibility.criteria.map(({ how }) => how),
      ...accessibility.anatomy.map(({ what }) => what),
      ...accessibility.keyboard.map(({ does }) => does),
    ];
    expect(sentences.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([]);
    for (const { criterion } of accessibility.criteria) expect(wcagCriteria).toHaveProperty([criterion]);
  });
});

describe.each(products)('the report of $id', ({ name, id, claims, inapplicable }) => {
  it('names tests that exist', () => {
    const product = { name, folder: id, accessibility: { anatomy: [], keyboard: [], criteria: claims } };
    const named = [...claims, ...inapplicable].flatMap(({ tests }) => tests);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((test) => faultOf(readReference(test, product)) !== undefined)).toEqual([]);
  });
});

it('shares only checks that the test runner makes', () => {
  const anyone = components[0];
  if (!anyone) throw new Error('There is no component.');
  expect(
    sharedClaims.flatMap(({ tests }) => tests.flatMap((test) => faultOf(readReference(test, anyone)) ?? [])),
  ).toEqual([]);
});

describe('the faults that the test runner tells of', () => {
  const runner = readFileSync(resolve(root, '.storybook/test-runner.ts'), 'utf8');
  // As they are written there, with a number for each that is filled in.
  const written = [...runner.matchAll(/([`'])((?:At|In|With) .+?)\1/g)].map(([, , line = '']) =>
    line.replaceAll(/\$\{[^}]+\}/g, '12'),
  );
  const told = written.map((line) => (line.endsWith('.') ? line : `${line} axe finds color-contrast, too pale: <p>`));

  it('are known as such', () => {
    expect(told.length).toBeGreaterThanOrEqual(6);
    expect(told.filter((line) => !checkedLine.test(line))).toEqual([]);
  });

  it.each(everyStoryChecks)('show in the check of $name, and no line shows nowhere', ({ fault }) => {
    expect(told.filter((line) => fault.test(line)).length).toBeGreaterThan(0);
    expect(told.filter((line) => !everyStoryChecks.some((check) => check.fault.test(line)))).toEqual([]);
  });
});

describe('the reader of sources', () => {
  it('would notice a test that is gone', () => {
    const component = { name: 'HeroCarousel', folder: 'packages/agency-ui/src/sections/HeroCarousel' };
    const fault = (test: string) =>
      faultOf(readReference(test, { ...component, accessibility: { anatomy: [], keyboard: [], criteria: [] } }));
    expect(fault('StopsWhenFocusEnters')).toBeUndefined();
    expect(fault('StopsWhenTheMoonRises')).toBe('the file has no such test');
    expect(fault('SiteHeader.stories.tsx › OpensOnHover')).toBeUndefined();
    expect(fault('SiteHedder.stories.tsx › OpensOnHover')).toBe('0 files match');
    expect(fault('every story › moonlight')).toBe('no such check');
  });

  it('knows tests by the titles they stand under, tables included', () => {
    const source = `
      import { it, describe } from 'vitest';
      it('stands alone', () => {});
      describe('a group', () => {
        it.each([1])('counts %i', { timeout: 3 }, () => {});
        describe.each(rows)('of $name', (row) => { it('nests', () => {}); });
      });`;
    expect(testsIn('a.test.ts', source)).toEqual(['stands alone', 'a group › counts %i', 'a group › of $name › nests']);
  });

  it('knows stories by their exports', () => {
    const source = 'const meta = {}; export default meta; export const Default: Story = {}; export const Long = {};';
    expect(storiesIn('a.stories.tsx', source)).toEqual(['Default', 'Long']);
  });
});
