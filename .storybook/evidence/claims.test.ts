/** Every component must have accessibility claims, and every claim must name existing tests. */
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

/** Exported components that need no claims: layout, text, and context. */
const exemptComponents = ['AgencyProvider', 'Field', 'Grid', 'Stack', 'Text'];

/** The names of the component folders that the kit exports. */
const exportedComponents = ['primitives', 'navigation', 'sections', 'forms', 'chat'].flatMap((layer) => {
  const index = readFileSync(resolve(root, `packages/agency-ui/src/${layer}/index.ts`), 'utf8');
  return [...index.matchAll(/from '\.\/([A-Z]\w+)\/\w+\.js'/g)].map(([, name = '']) => name);
});

/** Describes why a reference is invalid, or returns undefined. */
function referenceFault(reference: ReturnType<typeof readReference>): string | undefined {
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

it('has an accessibility file for each component of the kit', () => {
  expect(exportedComponents.length).toBeGreaterThan(50);
  const componentsWithClaims = components.map(({ name }) => name);
  expect(
    exportedComponents.filter((name) => !componentsWithClaims.includes(name) && !exemptComponents.includes(name)),
  ).toEqual([]);
});

describe.each(components.map((component) => [component.name, component] as const))('%s', (_name, component) => {
  const { accessibility } = component;

  it('names tests that exist', () => {
    const faults = accessibility.criteria.flatMap((claim) =>
      claim.tests.flatMap((test) => {
        const fault = referenceFault(readReference(test, component));
        return fault ? [`${claim.criterion}: ${test}: ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has unique claims in full sentences', () => {
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
    expect(named.filter((test) => referenceFault(readReference(test, product)) !== undefined)).toEqual([]);
  });
});

it('has shared claims for existing checks only', () => {
  const firstComponent = components[0];
  if (!firstComponent) throw new Error('There are no components.');
  expect(
    sharedClaims.flatMap(({ tests }) =>
      tests.flatMap((test) => referenceFault(readReference(test, firstComponent)) ?? []),
    ),
  ).toEqual([]);
});

describe('the failure messages of the test runner', () => {
  const runner = readFileSync(resolve(root, '.storybook/test-runner.ts'), 'utf8');
  // Extracts the messages from the source and replaces placeholders with a number.
  const templates = [...runner.matchAll(/([`'])((?:At|In|With) .+?)\1/g)].map(([, , line = '']) =>
    line.replaceAll(/\$\{[^}]+\}/g, '12'),
  );
  const messages = templates.map((line) =>
    line.endsWith('.') ? line : `${line} axe finds color-contrast, too pale: <p>`,
  );

  it('are recognised as messages of a check', () => {
    expect(messages.length).toBeGreaterThanOrEqual(6);
    expect(messages.filter((line) => !checkedLine.test(line))).toEqual([]);
  });

  it.each(everyStoryChecks)('include one for the check of $name, and every message belongs to a check', ({ fault }) => {
    expect(messages.filter((line) => fault.test(line)).length).toBeGreaterThan(0);
    expect(messages.filter((line) => !everyStoryChecks.some((check) => check.fault.test(line)))).toEqual([]);
  });
});

describe('the source parser', () => {
  it('reports references to tests that do not exist', () => {
    const component = { name: 'HeroCarousel', folder: 'packages/agency-ui/src/sections/HeroCarousel' };
    const fault = (test: string) =>
      referenceFault(readReference(test, { ...component, accessibility: { anatomy: [], keyboard: [], criteria: [] } }));
    expect(fault('StopsWhenFocusEnters')).toBeUndefined();
    expect(fault('StopsWhenTheMoonRises')).toBe('the file has no such test');
    expect(fault('SiteHeader.stories.tsx › OpensOnHover')).toBeUndefined();
    expect(fault('SiteHedder.stories.tsx › OpensOnHover')).toBe('0 files match');
    expect(fault('every story › moonlight')).toBe('no such check');
  });

  it('finds tests with the titles of their describe blocks, including tables', () => {
    const source = `
      import { it, describe } from 'vitest';
      it('has no group', () => {});
      describe('a group', () => {
        it.each([1])('counts %i', { timeout: 3 }, () => {});
        describe.each(rows)('of $name', (row) => { it('nests', () => {}); });
      });`;
    expect(testsIn('a.test.ts', source)).toEqual(['has no group', 'a group › counts %i', 'a group › of $name › nests']);
  });

  it('finds stories by their exports', () => {
    const source = 'const meta = {}; export default meta; export const Default: Story = {}; export const Long = {};';
    expect(storiesIn('a.stories.tsx', source)).toEqual(['Default', 'Long']);
  });
});
