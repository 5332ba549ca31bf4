/** Docs pages must show the result of a test's last run. Tested with reports in the formats of both runners. */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../.storybook/evidence/evidence.js';
import { type Component, countResults, judge } from '../.storybook/evidence/verdicts.js';
import { failuresIn, type Report, readReport } from './evidence.js';

const folder = 'packages/agency-ui/src/sections/Lantern';
const stories = `/repository/${folder}/Lantern.stories.tsx`;
const unit = `/repository/${folder}/Lantern.test.tsx`;

/** The other fields of a file's results. */
const file = { startTime: 0, endTime: 1000, status: 'failed', message: '' };

type Outcome = 'passed' | 'failed' | 'pending';

/** A report of Storybook's test runner (Jest). */
const runnerReport = (outcomes: Record<string, Outcome>, startTime: string, fault = 'Broken'): Report => ({
  startTime: Date.parse(startTime),
  testResults: [
    {
      ...file,
      name: stories,
      assertionResults: Object.entries(outcomes).map(([story, status]) => ({
        ancestorTitles: ['Sections/Lantern', story],
        title: 'play-test',
        status,
        failureMessages: status === 'failed' ? [fault] : [],
      })),
    },
  ],
});

/** A report of Vitest. */
const vitestReport = (
  name: string,
  outcomes: [titles: string[], status: Outcome][],
  startTime = '2026-11-21T09:00:00Z',
): Report => ({
  startTime: Date.parse(startTime),
  testResults: [
    {
      ...file,
      name,
      assertionResults: outcomes.map(([titles, status]) => ({
        ancestorTitles: titles.slice(0, -1),
        title: titles.at(-1) ?? '',
        status,
        failureMessages: status === 'failed' ? ['Error: dark\n    at Lantern.tsx:3:1'] : [],
      })),
    },
  ],
});

const revision = { commit: 'a1b2c3d', dirty: false };
const read = (layer: string, report: Report) => readReport(layer, report, revision, '/repository');

const lantern = (...tests: string[]): Component => ({
  name: 'Lantern',
  folder,
  accessibility: { anatomy: [], keyboard: [], criteria: [{ criterion: '2.2.2', how: 'It can be put out.', tests }] },
});

/** The verdict on the lantern's only own claim. */
function verdictOf(evidence: Evidence, ...tests: string[]) {
  const verdict = judge(lantern(...tests), evidence).find(
    ({ claim }) => 'criterion' in claim && claim.criterion === '2.2.2',
  );
  if (!verdict) throw new Error('The claim has no verdict.');
  return verdict;
}

const sharedVerdicts = (evidence: Evidence) =>
  Object.fromEntries(
    judge(lantern(), evidence).map(({ claim, result }) => ['mode' in claim ? claim.mode : claim.criterion, result]),
  );

describe('a report', () => {
  it('names stories by their exports, whichever runner wrote it', () => {
    const runs = [
      read('storybook', runnerReport({ GoesOutByButton: 'passed' }, '2026-11-21T10:00:00Z')),
      read('stories', vitestReport(stories, [[['Goes Out By Button'], 'passed']])),
    ];
    for (const { files } of runs) expect(files[`${folder}/Lantern.stories.tsx`]?.passed).toEqual(['GoesOutByButton']);
  });

  it('has the date, the commit and the message of each failed test without its stack trace', () => {
    const run = read('unit', vitestReport(unit, [[['the light', 'goes out'], 'failed']]));
    expect(run).toMatchObject({ layer: 'unit', date: '2026-11-21T09:00:00.000Z', commit: 'a1b2c3d', dirty: false });
    expect(run.files[`${folder}/Lantern.test.tsx`]?.failed).toEqual({ 'the light › goes out': 'Error: dark' });
  });

  it('lists failed tests by file, and files that could not run', () => {
    const report = vitestReport(unit, [
      [['the light', 'glows'], 'passed'],
      [['the light', 'goes out'], 'failed'],
    ]);
    report.testResults.push({ ...file, name: stories, message: 'No such import', assertionResults: [] });
    expect(failuresIn(report, '/repository')).toEqual([
      `${folder}/Lantern.test.tsx: the light › goes out\nError: dark`,
      `${folder}/Lantern.stories.tsx: none of its tests ran\nNo such import`,
    ]);
  });

  it('omits tests that did not run', () => {
    const run = read('unit', vitestReport(unit, [[['glows'], 'pending']]));
    expect(run.files[`${folder}/Lantern.test.tsx`]).toEqual({ passed: [], failed: {} });
  });
});

describe('a claim', () => {
  const passed = read(
    'storybook',
    runnerReport({ GoesOutByButton: 'passed', Glows: 'passed' }, '2026-11-21T10:00:00Z'),
  );
  const broken = read(
    'storybook',
    runnerReport({ GoesOutByButton: 'failed', Glows: 'passed' }, '2026-11-21T10:00:00Z'),
  );

  it('passes if all its tests passed', () => {
    expect(verdictOf({ runs: [passed] }, 'GoesOutByButton', 'Glows').result).toBe('passed');
  });

  it('fails if one of its tests failed, and has its message', () => {
    const { result, proofs } = verdictOf({ runs: [broken] }, 'GoesOutByButton', 'Glows');
    expect(result).toBe('failed');
    expect(proofs.map((proof) => [proof.result, proof.note])).toEqual([
      ['failed', 'Broken'],
      ['passed', undefined],
    ]);
  });

  it('is missing without a test, with a test that is not in the run, and without a run', () => {
    expect(verdictOf({ runs: [passed] }).result).toBe('missing');
    expect(verdictOf({ runs: [passed] }, 'GoesOutByButton', 'Flickers').result).toBe('missing');
    expect(verdictOf({ runs: [] }, 'GoesOutByButton').result).toBe('missing');
  });

  it('uses the newest run of a story, whichever runner wrote it', () => {
    const later = vitestReport(stories, [[['Goes Out By Button'], 'passed']], '2026-11-21T11:00:00Z');
    const earlier = vitestReport(stories, [[['Goes Out By Button'], 'passed']], '2026-11-21T08:00:00Z');
    expect(verdictOf({ runs: [broken, read('stories', later)] }, 'GoesOutByButton').result).toBe('passed');
    expect(verdictOf({ runs: [read('stories', earlier), broken] }, 'GoesOutByButton').result).toBe('failed');
  });

  it('finds a test by its titles and the end of its path, including all rows of a table', () => {
    const rows: [string[], Outcome][] = [
      [['the light', 'goes out in 1 s'], 'passed'],
      [['the light', 'goes out in 2 s'], 'failed'],
    ];
    const test = 'Lantern.test.tsx › the light › goes out in %i s';
    expect(verdictOf({ runs: [read('unit', vitestReport(unit, rows.slice(0, 1)))] }, test).result).toBe('passed');
    expect(verdictOf({ runs: [read('unit', vitestReport(unit, rows))] }, test).result).toBe('failed');
    expect(verdictOf({ runs: [read('unit', vitestReport(unit, rows))] }, 'tern.test.tsx › the light').result).toBe(
      'missing',
    );
  });
});

describe('a check of every story', () => {
  it('passes once every story has passed in the built Storybook', () => {
    const run = read('storybook', runnerReport({ Default: 'passed' }, '2026-11-21T10:00:00Z'));
    expect(sharedVerdicts({ runs: [run] })).toMatchObject({
      '1.4.10': 'passed',
      '1.4.12': 'passed',
      '1.4.3': 'passed',
    });
    expect(sharedVerdicts({ runs: [{ ...run, layer: 'stories' }] })).toMatchObject({ '1.4.10': 'missing' });
  });

  it('distinguishes faults of the runner’s checks from earlier failures', () => {
    const fault = (line: string) =>
      sharedVerdicts({
        runs: [read('storybook', runnerReport({ Default: 'failed' }, '2026-11-21T10:00:00Z', `Error: ${line}`))],
      });
    expect(fault('In forced colours axe finds color-contrast, too pale: <p>')).toMatchObject({
      'Forced colours': 'failed',
      'Reduced motion': 'passed',
      '1.4.3': 'failed',
      '1.4.10': 'passed',
    });
    expect(fault('At 768 px with reduced motion axe finds color-contrast, too pale: <p>')).toMatchObject({
      'Forced colours': 'passed',
      'Reduced motion': 'failed',
      '1.4.3': 'failed',
      '1.4.10': 'passed',
    });
    expect(fault('expect(element).toHaveNoViolations()')).toMatchObject({ '1.4.3': 'failed', '1.4.10': 'missing' });
  });

  it('fails only if the fault matches it', () => {
    const fault = 'At 320 px it is 12 px too wide.';
    const run = read('storybook', runnerReport({ Default: 'passed', Long: 'failed' }, '2026-11-21T10:00:00Z', fault));
    expect(sharedVerdicts({ runs: [run] })).toMatchObject({
      '1.4.10': 'failed',
      '1.4.12': 'passed',
      '1.4.3': 'passed',
    });
  });

  it('is missing if a story failed before the check', () => {
    const run = read('storybook', runnerReport({ Default: 'passed', Long: 'failed' }, '2026-11-21T10:00:00Z'));
    expect(sharedVerdicts({ runs: [run] })).toMatchObject({ '1.4.10': 'missing', '1.4.12': 'missing' });
  });
});

it('counts verdicts by result', () => {
  const verdicts = judge(lantern(), { runs: [] });
  expect(countResults(verdicts)).toEqual({ passed: 0, failed: 0, missing: verdicts.length });
});
