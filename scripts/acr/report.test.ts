// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import Ajv from 'ajv';
import axe from 'axe-core';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { components } from '../../.storybook/evidence/components.js';
import { type Evidence, noEvidence } from '../../.storybook/evidence/evidence.js';
import type { Component } from '../../.storybook/evidence/verdicts.js';
import { describeAccessibility } from '../../packages/agency-ui/src/accessibility.js';
import type { CriterionNumber } from '../../packages/agency-ui/src/wcag.js';
import { wcagCriteria } from '../../packages/agency-ui/src/wcag.js';
import { readReport } from '../evidence.js';
import { openAcrText } from './open-acr.js';
import { pageOf } from './page.js';
import { type Product, products } from './products.js';
import { buildReport } from './report.js';

const openAcr = (file: string) => {
  const text = readFileSync(createRequire(import.meta.url).resolve(`@openacr/openacr/${file}`), 'utf8');
  return parse(text);
};

const carousel: Component = {
  name: 'Carousel',
  folder: 'packages/agency-ui/src/sections/Carousel',
  accessibility: describeAccessibility({
    anatomy: {},
    criteria: {
      '2.2.2 It stops.': ['Stops', 'tests/site/hero.test.ts › the hero › stops'],
      '2.4.3 It keeps the focus.': 'KeepsFocus',
      '2.5.1 It needs no gesture.': [],
    },
  }),
};

const product: Product = {
  id: 'kit',
  name: 'Kit & more',
  version: '1.2.3',
  description: 'A kit.',
  claims: [{ criterion: '2.4.3', how: 'Pages keep the focus.', tests: ['tests/site/hero.test.ts › the hero › stops'] }],
  inapplicable: [
    { criteria: ['1.2.1'], reason: 'There is no video.', tests: ['tests/site/hero.test.ts › plays no video'] },
  ],
};

const root = resolve(import.meta.dirname, '../..');

/** Evidence of a run in which all tests passed except the named ones. */
function evidenceWith(...failed: string[]): Evidence {
  const assertion = (title: string, ancestorTitles: string[] = []) => ({
    ancestorTitles,
    title,
    status: failed.includes(title) ? 'failed' : 'passed',
    failureMessages: failed.includes(title) ? ['Error: it does not'] : [],
  });
  const file = (name: string, assertionResults: ReturnType<typeof assertion>[]) => ({
    name: resolve(root, name),
    startTime: 0,
    endTime: 1,
    status: 'passed',
    message: '',
    assertionResults,
  });
  const revision = { commit: 'abc1234', dirty: false };
  const stories = [file(`${carousel.folder}/Carousel.stories.tsx`, [assertion('Stops'), assertion('Keeps Focus')])];
  const site = [file('tests/site/hero.test.ts', [assertion('stops', ['the hero']), assertion('plays no video')])];
  const startTime = Date.UTC(2026, 10, 25);
  return {
    runs: [
      readReport('storybook', { startTime, testResults: stories }, revision),
      readReport('site', { startTime, testResults: site }, revision),
    ],
  };
}

const rowOf = (criterion: CriterionNumber, evidence: Evidence) => {
  const row = buildReport(product, [carousel], evidence).rows.find((each) => each.criterion === criterion);
  if (!row) throw new Error(`There is no row for ${criterion}.`);
  return row;
};

describe('a criterion', () => {
  it('is supported if every named test passed', () => {
    const { adherence, summary } = rowOf('2.2.2', evidenceWith());
    expect({ adherence, summary }).toEqual({ adherence: 'supports', summary: 'All tests of 1 claim passed.' });
    expect(rowOf('2.4.3', evidenceWith()).adherence).toBe('supports');
  });

  it.each(['Keeps Focus', 'stops'])('is partially supported if one of its tests fails: %s', (test) => {
    const { adherence, claims } = rowOf('2.4.3', evidenceWith(test));
    expect(adherence).toBe('partially-supports');
    expect(claims[0]).toMatchObject({ result: 'failed', proofs: [{ result: 'failed', note: 'Error: it does not' }] });
  });

  it('names a test once if several components share its claim', () => {
    const claims = buildReport(product, [carousel, { ...carousel, name: 'Gallery' }], noEvidence).rows.flatMap(
      (row) => row.claims,
    );
    const shared = claims.find(({ how }) => how.startsWith('At 320 px'));
    expect(shared).toMatchObject({ subjects: ['Carousel', 'Gallery'], result: 'missing' });
    expect(shared?.proofs).toHaveLength(1);
  });

  it('is not supported if every claim failed', () => {
    expect(rowOf('2.2.2', evidenceWith('Stops')).adherence).toBe('does-not-support');
    expect(rowOf('2.4.3', evidenceWith('stops', 'Keeps Focus')).adherence).toBe('does-not-support');
  });

  it('is partially supported if a test is missing from the last run, or no test is named', () => {
    const [storybook] = evidenceWith().runs;
    expect(rowOf('2.2.2', { runs: storybook ? [storybook] : [] }).adherence).toBe('partially-supports');
    expect(rowOf('2.5.1', evidenceWith()).adherence).toBe('partially-supports');
    expect(rowOf('3.2.1', evidenceWith())).toMatchObject({
      adherence: 'partially-supports',
      summary: 'No test is named for it.',
    });
  });

  it('is not applicable only if tests prove the absence', () => {
    expect(rowOf('1.2.1', evidenceWith())).toMatchObject({
      adherence: 'not-applicable',
      summary: 'There is no video.',
    });
    expect(rowOf('1.2.1', evidenceWith('plays no video')).adherence).toBe('does-not-support');
    expect(rowOf('1.2.1', noEvidence).adherence).toBe('partially-supports');
  });
});

describe.each(products)('the report of $id', (product) => {
  it('rates every criterion of WCAG 2.2 on the basis of named tests', () => {
    const { rows } = buildReport(product, components, noEvidence);
    expect(rows.map(({ criterion }) => criterion)).toEqual(Object.keys(wcagCriteria));
    expect(rows.filter(({ claims }) => claims.length === 0).map(({ criterion }) => criterion)).toEqual([]);
  });

  it('rates nothing as supported without a test result', () => {
    const { rows } = buildReport(product, components, noEvidence);
    expect(new Set(rows.map(({ adherence }) => adherence))).toEqual(new Set(['partially-supports']));
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
  new StaticConfigLoader({ extends: ['html-validate:recommended'], rules: { 'long-title': 'off' } }),
);

/** Shows a page during a check. The body is restored, because other test files share and query it. */
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

describe('the files', () => {
  const committed = products.flatMap(({ id }) => {
    const file = resolve(root, `packages/agency-ui/docs/accessibility/${id}`);
    return [{ id, yaml: readFileSync(`${file}.yaml`, 'utf8'), html: readFileSync(`${file}.html`, 'utf8') }];
  });
  const built = buildReport(product, [carousel], evidenceWith('stops'));
  const all = [{ id: 'fixture', yaml: openAcrText(built), html: pageOf(built) }, ...committed];

  it.each(all)('of $id conform to OpenACR’s schema and catalogue', ({ yaml }) => {
    const acr = parse(yaml) as OpenAcr;
    expect(validate(acr), JSON.stringify(validate.errors)).toBe(true);
    expect(catalogFaults(acr)).toEqual([]);
  });

  it.each(all)('of $id pass html-validate and axe', async ({ html }) => {
    expect(await pageFaults(html)).toEqual([]);
  });

  it('contain the ratings and the names of tests', () => {
    expect(openAcrText(built)).toContain('level: does-not-support');
    expect(openAcrText(built)).toContain(
      '- Failed: Carousel: It stops. Tests: Stops (Carousel); stops (hero.test.ts): failed.',
    );
    const page = new DOMParser().parseFromString(pageOf(built), 'text/html');
    const row = page.getElementById('criterion-2-2-2');
    expect(row?.textContent).toContain('Does not support. Of 1 claim: 1 failed.');
    expect(row?.querySelector('details')?.open).toBe(true);
    expect(page.querySelector('h1')?.textContent).toBe('Kit & more: accessibility conformance report');
    expect(page.querySelector('a[href="kit.yaml"]')).not.toBeNull();
  });

  it('fail validation without an author, and with an unknown criterion or term', () => {
    const acr = parse(openAcrText(built));
    expect(validate({ ...acr, author: {} })).toBe(false);
    const criteria = [{ num: '9.9.9', components: [{ name: 'web', adherence: { level: 'perhaps' } }] }];
    expect(catalogFaults({ chapters: { success_criteria_level_a: { criteria } } })).toHaveLength(2);
  });

  it('are in the package', () => {
    const { files } = JSON.parse(readFileSync(resolve(root, 'packages/agency-ui/package.json'), 'utf8'));
    expect(files).toContain('docs');
    expect(existsSync(resolve(root, 'packages/agency-ui/docs/accessibility/agency-ui.yaml'))).toBe(true);
  });
});
