import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { failuresIn, flakyIn, type Report } from './results.js';

/** The report for one file that failed. */
const reportOf = (message: string, assertionResults: Report['testResults'][number]['assertionResults']): Report => ({
  startTime: 0,
  testResults: [
    {
      name: resolve(import.meta.dirname, '../tests/site/menu.test.ts'),
      startTime: 0,
      endTime: 1,
      status: 'failed',
      message,
      assertionResults,
    },
  ],
});

it('distinguishes a test that passed on its second attempt from one that failed', () => {
  const report = reportOf('', [
    { ancestorTitles: ['the menu'], title: 'opens', status: 'passed', failureMessages: [] },
    { ancestorTitles: ['the menu'], title: 'stays open', status: 'passed', failureMessages: ['closed\n  at a:1'] },
    { ancestorTitles: ['the menu'], title: 'closes', status: 'failed', failureMessages: ['first', 'second'] },
  ]);
  expect(flakyIn(report)).toEqual(['tests/site/menu.test.ts: the menu › stays open\nclosed']);
  expect(failuresIn(report)).toEqual(['tests/site/menu.test.ts: the menu › closes\nfirst\nsecond']);
});

it('names a file that failed outside its tests', () => {
  const failuresFor = (message: string) =>
    failuresIn(reportOf(message, [{ ancestorTitles: [], title: 'opens', status: 'skipped' }]));
  expect(failuresFor('no network')).toEqual(['tests/site/menu.test.ts: failed outside its tests\nno network']);
  expect(failuresFor('')).toEqual([
    'tests/site/menu.test.ts: failed outside its tests\nThe output above has the error.',
  ]);
});
