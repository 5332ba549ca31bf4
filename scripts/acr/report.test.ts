// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import Ajv from 'ajv';
import axe from 'axe-core';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Evidence, summarize, summaryText } from '../../.storybook/evidence/evidence.js';
import { type CriterionNumber, wcagCriteria } from '../../.storybook/evidence/wcag.js';
import { evidenceLayers } from '../evidence/collect.js';
import { openAcrText, toOpenAcr } from './open-acr.js';
import { pageOf } from './page.js';
import { type Product, products } from './products.js';
import { buildReport } from './report.js';

const openAcr = (file: string) => {
  const text = readFileSync(createRequire(import.meta.url).resolve(`@openacr/openacr/${file}`), 'utf8');
  return parse(text);
};

const product: Product = {
  id: 'agency-ui',
  name: 'Kit & more',
  version: '1.2.3',
  description: 'A kit.',
  inapplicable: [{ criteria: ['1.2.1'], reason: 'There is no video.' }],
};

const root = resolve(import.meta.dirname, '../..');

/** Evidence in which all tests passed except those named. */
function evidenceWith(...failing: string[]): Evidence {
  const tests = (...titles: string[]) => ({
    passed: titles.filter((title) => !failing.includes(title)),
    failed: titles.filter((title) => failing.includes(title)),
  });
  const ofPages = {
    criteria: { '2.4.3': tests('pages.test.ts › keep the focus') },
    absent: { '1.2.1': tests('plays no video') },
  };
  return {
    commit: 'abc1234',
    date: '2026-11-25',
    layers: { site: { passed: 3, failed: failing.length } },
    components: {
      Carousel: {
        code: '1',
        criteria: { '2.2.2': tests('Stops', 'StopsByKey'), '2.4.3': tests('KeepsFocus') },
      },
      Gallery: { code: '2', criteria: { '2.4.3': tests('ReturnsFocus') } },
    },
    products: { 'agency-ui': ofPages, website: ofPages },
  };
}

const rowOf = (criterion: CriterionNumber, evidence: Evidence) => {
  const row = buildReport(product, evidence).rows.find((each) => each.criterion === criterion);
  if (!row) throw new Error(`There is no row for ${criterion}.`);
  return row;
};

describe('a criterion', () => {
  it('is supported if all tests of all subjects passed', () => {
    const { adherence, summary, subjects } = rowOf('2.4.3', evidenceWith());
    expect({ adherence, summary }).toEqual({ adherence: 'supports', summary: 'All 3 tests passed.' });
    expect(subjects.map(({ subject }) => subject)).toEqual(['Kit & more', 'Carousel', 'Gallery']);
  });

  it('is partially supported if a test fails for one subject, and lists that subject first', () => {
    const { adherence, summary, subjects } = rowOf('2.4.3', evidenceWith('ReturnsFocus'));
    expect(adherence).toBe('partially-supports');
    expect(summary).toBe('Of 3 subjects, 1 failed at least one test.');
    expect(subjects[0]).toEqual({ subject: 'Gallery', passed: [], failed: ['ReturnsFocus'] });
  });

  it('is not supported if every subject failed a test', () => {
    expect(rowOf('2.2.2', evidenceWith('StopsByKey')).adherence).toBe('does-not-support');
  });

  it('is partially supported if no test has its tag', () => {
    expect(rowOf('3.2.1', evidenceWith())).toMatchObject({
      adherence: 'partially-supports',
      summary: 'No test is tagged with it.',
    });
  });

  it('is not applicable only if tests show that the content is absent', () => {
    expect(rowOf('1.2.1', evidenceWith())).toMatchObject({
      adherence: 'not-applicable',
      summary: 'There is no video.',
    });
    expect(rowOf('1.2.1', evidenceWith('plays no video')).adherence).toBe('does-not-support');
    const { products, ...rest } = evidenceWith();
    const untested = { ...rest, products: { ...products, 'agency-ui': { criteria: {}, absent: {} } } };
    expect(rowOf('1.2.1', untested).adherence).toBe('partially-supports');
  });

  it('applies to the kit if a component has tests for it, even if no page on the website uses the component', () => {
    const { components, ...rest } = evidenceWith();
    const video = { code: '3', criteria: { '1.2.1': { passed: ['LinksItsTranscript'], failed: [] } } };
    const evidence = { ...rest, components: { ...components, Video: video } };
    expect(rowOf('1.2.1', evidence)).toMatchObject({ adherence: 'supports', subjects: [{ subject: 'Video' }] });
    const website = buildReport({ ...product, id: 'website' }, evidence).rows.find((row) => row.criterion === '1.2.1');
    expect(website?.adherence).toBe('not-applicable');
  });
});

describe('the committed evidence', () => {
  const committed = JSON.parse(readFileSync(resolve(root, '.storybook/evidence/evidence.json'), 'utf8')) as Evidence;
  const sentence = summaryText(committed);

  it('covers every layer', () => {
    expect(Object.keys(committed.layers)).toEqual([...evidenceLayers]);
  });

  it('gives the same numbers in the README and the conformance reports', () => {
    expect(summarize(committed).shown).toBeGreaterThan(500);
    expect(readFileSync(resolve(root, 'README.md'), 'utf8')).toContain(
      `${sentence}, in the run of ${committed.date} at ${committed.commit}.`,
    );
    for (const product of products) {
      const file = resolve(root, `packages/agency-ui/docs/accessibility/${product.id}`);
      const report = buildReport(product, committed);
      // The version may be newer than the run.
      const { product: _, ...written } = parse(readFileSync(`${file}.yaml`, 'utf8'));
      expect(toOpenAcr(report)).toMatchObject(written);
      expect(readFileSync(`${file}.html`, 'utf8')).toContain(sentence);
    }
  });

  it.each(products)('bases the rating of every criterion for $id on tests', (product) => {
    const { rows } = buildReport(product, committed);
    expect(rows.map(({ criterion }) => criterion)).toEqual(Object.keys(wcagCriteria));
    expect(rows.filter(({ subjects }) => subjects.length === 0).map(({ criterion }) => criterion)).toEqual([]);
  });
});

const schema = openAcr('schema/openacr-0.1.0.json');
const validate = new Ajv({ allErrors: true }).compile(schema);

/** Ids of criteria and terms. OpenACR has no WCAG 2.2 catalogue yet; 2.2 adds criteria to 2.1 and removes 4.1.1. */
const catalog = openAcr('catalog/2.4-edition-wcag-2.1-en.yaml') as {
  chapters: { id: string; criteria: { id: string }[] }[];
  terms: { id: string }[];
  components: { id: string }[];
};
const addedIn22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

interface OpenAcr {
  chapters: Record<
    string,
    { criteria: { num: string; components: { name: string; adherence: { level: string } }[] }[] }
  >;
}

const isKnown = (known: readonly { id: string }[], id: string) => known.some((each) => each.id === id);

function catalogFaults({ chapters }: OpenAcr): string[] {
  return Object.entries(chapters).flatMap(([chapter, { criteria }]) => {
    const known = catalog.chapters.find(({ id }) => id === chapter)?.criteria ?? [];
    return criteria.flatMap(({ num, components }) => [
      ...(isKnown(known, num) || addedIn22.includes(num) ? [] : [`${chapter} has no ${num}`]),
      ...components.flatMap(({ name, adherence }) => [
        ...(isKnown(catalog.components, name) ? [] : [`${num}: no component ${name}`]),
        ...(isKnown(catalog.terms, adherence.level) ? [] : [`${num}: no term ${adherence.level}`]),
      ]),
    ]);
  });
}

const htmlValidator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      'long-title': 'off',
      // As React renders HTML.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
    },
  }),
);

/** Shows a page during a check, then restores the body, because other test files share and query it. */
async function whileShown<Result>(html: string, check: () => Promise<Result>): Promise<Result> {
  const shared = document.documentElement;
  shared.replaceWith(new DOMParser().parseFromString(html, 'text/html').documentElement);
  try {
    return await check();
  } finally {
    document.documentElement.replaceWith(shared);
  }
}

async function pageFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html);
  const { violations } = await whileShown(html, () =>
    axe.run(document, {
      // These rules need layout, which jsdom does not implement.
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    }),
  );
  return [
    ...results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ...violations.map(({ id, help }) => `axe ${id}: ${help}`),
  ];
}

describe('a conformance report', () => {
  const committed = products.flatMap(({ id }) => {
    const file = resolve(root, `packages/agency-ui/docs/accessibility/${id}`);
    return [{ id, yaml: readFileSync(`${file}.yaml`, 'utf8'), html: readFileSync(`${file}.html`, 'utf8') }];
  });
  const built = buildReport(product, evidenceWith('StopsByKey'));
  const all = [{ id: 'fixture', yaml: openAcrText(built), html: pageOf(built) }, ...committed];

  it.each(all)('conforms to OpenACR’s schema and catalogue: $id', ({ yaml }) => {
    const acr = parse(yaml) as OpenAcr;
    expect(validate(acr), JSON.stringify(validate.errors)).toBe(true);
    expect(catalogFaults(acr)).toEqual([]);
  });

  it.each(all)('passes html-validate and axe: $id', async ({ html }) => {
    expect(await pageFaults(html)).toEqual([]);
  });

  it('contains the ratings and the test names', () => {
    expect(openAcrText(built)).toContain('level: does-not-support');
    expect(openAcrText(built)).toContain('- Carousel: FAILED StopsByKey; Stops');
    const page = new DOMParser().parseFromString(pageOf(built), 'text/html');
    const row = page.getElementById('criterion-2-2-2');
    expect(row?.textContent).toContain('Does not support. Of 1 subject, 1 failed at least one test.');
    expect(row?.querySelector('details')?.open).toBe(true);
    expect(page.querySelector('h1')?.textContent).toBe('Kit & more: accessibility conformance report');
    expect(page.querySelector('a[href="agency-ui.yaml"]')).not.toBeNull();
  });

  it('fails validation without an author, or with an unknown criterion or term', () => {
    const acr = parse(openAcrText(built));
    expect(validate({ ...acr, author: {} })).toBe(false);
    const criteria = [{ num: '9.9.9', components: [{ name: 'web', adherence: { level: 'perhaps' } }] }];
    expect(catalogFaults({ chapters: { success_criteria_level_a: { criteria } } })).toHaveLength(2);
  });

  it('is included in the package', () => {
    const { files } = JSON.parse(readFileSync(resolve(root, 'packages/agency-ui/package.json'), 'utf8'));
    expect(files).toContain('docs');
    expect(existsSync(resolve(root, 'packages/agency-ui/docs/accessibility/agency-ui.yaml'))).toBe(true);
  });
});
