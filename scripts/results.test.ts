import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { failuresIn, flakyIn } from './results.js';

const report = {
  startTime: 0,
  testResults: [
    {
      name: resolve(import.meta.dirname, '../tests/site/menu.test.ts'),
      startTime: 0,
      endTime: 1,
      status: 'failed',
      message: '',
      assertionResults: [
        { ancestorTitles: ['the menu'], title: 'opens', status: 'passed', failureMessages: [] },
        { ancestorTitles: ['the menu'], title: 'stays open', status: 'passed', failureMessages: ['closed\n  at a:1'] },
        { ancestorTitles: ['the menu'], title: 'closes', status: 'failed', failureMessages: ['first', 'second'] },
      ],
    },
  ],
};

it('tells a test that passed on its second attempt from one that failed', () => {
  expect(flakyIn(report)).toEqual(['tests/site/menu.test.ts: the menu › stays open\nclosed']);
  expect(failuresIn(report)).toEqual(['tests/site/menu.test.ts: the menu › closes\nfirst\nsecond']);
});
