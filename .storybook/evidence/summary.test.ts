import { describe, expect, it } from 'vitest';
import type { TestRun } from './evidence.js';
import { summarize } from './summary.js';
import type { Result, Verdict } from './verdicts.js';

const runOn = (date: string): TestRun => ({ layer: 'unit', date, commit: null, dirty: false, files: {} });

const verdict = (result: Result, run?: TestRun): Verdict => ({
  claim: { criterion: '1.1.1', how: 'It has a name.', tests: [] },
  result,
  proofs: run ? [{ test: 'Default', result, label: 'Default', source: 'Lantern', run }] : [],
});

const monday = runOn('2026-11-23T22:30:00.000Z');
const wednesday = runOn('2026-11-25T09:00:00.000Z');

describe('the summary of a component’s evidence', () => {
  it('counts what passed, and says when', () => {
    expect(summarize([verdict('passed', wednesday), verdict('passed', wednesday)])).toBe(
      '2 checks passed on 25 November 2026',
    );
  });

  it('names all days if the tests ran on several', () => {
    expect(summarize([verdict('passed', wednesday), verdict('passed', monday)])).toBe(
      '2 checks passed on 23–25 November 2026',
    );
  });

  it('says first what failed', () => {
    const verdicts = [verdict('passed', wednesday), verdict('failed', wednesday), verdict('missing')];
    expect(summarize(verdicts)).toBe('1 of 3 checks failed on 25 November 2026, 1 without a result');
  });

  it('does not count what has no result as passed', () => {
    const verdicts = [verdict('passed', wednesday), verdict('passed', wednesday), verdict('missing')];
    expect(summarize(verdicts)).toBe('2 of 3 checks passed on 25 November 2026, 1 without a result');
  });

  it('claims nothing before the first run', () => {
    expect(summarize([verdict('missing'), verdict('missing')])).toBe('2 checks, none run yet');
  });
});
