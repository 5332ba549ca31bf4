/** Checks that tests are sorted by their tags and files, using reports in both test runners' formats. */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isShown, summaryText } from '../../.storybook/evidence/evidence.js';
import type { Report } from '../results.js';
import { collectEvidence, type Layer } from './collect.js';

const root = resolve(import.meta.dirname, '../..');
const kit = 'packages/agency-ui/src/sections';

type Test = Report['testResults'][number]['assertionResults'][number];

const report = (files: Record<string, Test[]>): Report => ({
  startTime: Date.UTC(2026, 10, 25, 9),
  testResults: Object.entries(files).map(([file, assertionResults]) => ({
    name: resolve(root, file),
    startTime: 0,
    endTime: 1,
    status: 'passed',
    message: '',
    assertionResults,
  })),
});

const vitest = (title: string, tags: string[] = [], status = 'passed'): Test => ({
  ancestorTitles: ['the lantern'],
  title,
  status,
  tags,
});

/** In the format written by Storybook's test runner. */
const played = (story: string, status = 'passed'): Test => ({
  ancestorTitles: ['Sections/Lantern', story],
  title: 'play-test',
  status,
});

const story = (name: string, exportName: string, ...tags: string[]) => ({
  id: exportName,
  title: `Sections/${name}`,
  name: exportName,
  exportName,
  importPath: `./${kit}/${name}/${name}.stories.tsx`,
  tags,
});

const stories = [
  story('Lantern', 'Default'),
  story('Lantern', 'GoesOut', 'wcag:2.2.2', 'component:Garland'),
  story('Garland', 'Default', 'made-of:Lantern'),
];

const collect = (files: Record<string, Test[]>, played: Record<string, Test[]> = {}) =>
  collectReports(report(files), report(played));

function collectReports(unit: Report, storybook: Report) {
  const layer = (name: Layer['name'], testReport: Report): Layer => ({
    name,
    report: testReport,
    revision: { commit: 'abc1234', dirty: false },
  });
  return collectEvidence({
    commit: 'abc1234',
    runs: [layer('unit', unit), layer('storybook', storybook)],
    stories,
    codeDigests: new Map([
      ['Lantern', 'a'],
      ['Garland', 'b'],
    ]),
  });
}

const test = `${kit}/Lantern/Lantern.test.tsx`;
const storyFile = `${kit}/Lantern/Lantern.stories.tsx`;

describe('a component', () => {
  it('meets the criteria tagged on the tests in its folder', () => {
    const { components } = collect({ [test]: [vitest('glows', ['wcag:1.4.1']), vitest('weighs little')] });
    expect(components['Lantern']?.criteria).toEqual({ '1.4.1': { passed: ['Lantern.test.tsx › glows'], failed: [] } });
    expect(components['Garland']?.criteria).toEqual({});
  });

  it('meets criteria through stories, tests tagged with it, and tests of the component that it is built on', () => {
    const garland = { [`${kit}/Garland/Garland.stories.tsx`]: [played('Default')] };
    const { components } = collect({}, { [storyFile]: [played('GoesOut')], ...garland });
    expect(components['Lantern']?.criteria['2.2.2']?.passed).toEqual(['Lantern.stories.tsx › GoesOut']);
    expect(components['Garland']?.criteria['2.2.2']?.passed).toEqual(['Lantern.stories.tsx › GoesOut']);
  });

  it('is not shown to meet a criterion if any one of its tests fails', () => {
    const tests = [vitest('glows', ['wcag:1.4.1']), vitest('glows at night', ['wcag:1.4.1'], 'failed')];
    const criterion = collect({ [test]: tests }).components['Lantern']?.criteria['1.4.1'];
    expect(criterion && isShown(criterion)).toBe(false);
  });

  it('includes the checks run on every story, which fail if any of its stories fails', () => {
    const reflow = (...tests: Test[]) => collect({}, { [storyFile]: tests }).components['Lantern']?.criteria['1.4.10'];
    expect(reflow(played('Default'), played('GoesOut'))).toEqual({ passed: ['every story'], failed: [] });
    expect(reflow(played('Default'), played('GoesOut', 'failed'))).toEqual({
      passed: [],
      failed: ['every story › GoesOut'],
    });
  });

  it('lists only the first row of a long test table', () => {
    const rows = ['red', 'gold', 'blue', 'black'].map((colour) => vitest(`glows ${colour}`, ['wcag:1.4.1']));
    expect(collect({ [test]: rows }).components['Lantern']?.criteria['1.4.1']?.passed).toEqual([
      'Lantern.test.tsx › glows red (and 3 more like it)',
    ]);
  });
});

describe('a product', () => {
  it('is shown to meet criteria by page tests, and the kit only by those tagged for it', () => {
    const { products } = collect({
      'tests/site/pages.test.ts': [
        vitest('have a title', ['wcag:2.4.2']),
        vitest('never flash', ['wcag:2.3.1', 'product:agency-ui']),
        vitest('play no video', ['absent:1.2.1']),
      ],
      'tests/package/pack.test.ts': [vitest('has no title', ['absent:2.4.2'])],
    });
    expect(Object.keys(products.website.criteria)).toEqual(['2.4.2', '2.3.1']);
    expect(Object.keys(products.website.absent)).toEqual(['1.2.1']);
    expect(Object.keys(products['agency-ui'].criteria)).toEqual(['2.3.1']);
    expect(Object.keys(products['agency-ui'].absent).sort()).toEqual(['1.2.1', '2.4.2']);
  });
});

describe('collectEvidence', () => {
  it('stops when a test file did not run', () => {
    const run = report({ [test]: [vitest('glows', ['wcag:1.4.1'], 'skipped')] });
    for (const file of run.testResults) file.status = 'failed';
    expect(() => collectReports(run, report({}))).toThrow(`The tests in ${test} did not run`);
  });

  it('stops when a tested story is missing from the built Storybook', () => {
    expect(() => collect({}, { [storyFile]: [played('Renamed')] })).toThrow(
      `The built Storybook has no ${storyFile} › Renamed`,
    );
  });
});

it('counts each layer’s tests and all components’ criteria', () => {
  const tests = [
    vitest('glows', ['wcag:1.4.1']),
    vitest('swings', ['wcag:2.3.1'], 'failed'),
    vitest('waits', [], 'pending'),
  ];
  const evidence = collect({ [test]: tests });
  expect(evidence).toMatchObject({ commit: 'abc1234', date: '2026-11-25', layers: { unit: { passed: 1, failed: 1 } } });
  expect(summaryText(evidence)).toBe('Passing tests cover 1 of 2 accessibility criteria for 2 components');
});
