/** The state of a component's evidence in one sentence. */
import type { TestRun } from './evidence.js';
import { countResults, type Verdict } from './verdicts.js';

const dateFormat = new Intl.DateTimeFormat('en-KE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The runs that the verdicts rest on. */
export const runsOf = (verdicts: readonly Verdict[]): TestRun[] => [
  ...new Set(verdicts.flatMap(({ proofs }) => proofs.flatMap(({ run }) => run ?? []))),
];

/** "on 25 November 2026", or "on 20–25 November 2026" if layers of tests ran on different days. */
function readDays(runs: readonly TestRun[]): string {
  const dates = runs.map(({ date }) => date).sort();
  return `on ${dateFormat.formatRange(new Date(dates[0] ?? ''), new Date(dates.at(-1) ?? ''))}`;
}

/** "31 checks passed on 25 November 2026". */
export function summarize(verdicts: readonly Verdict[]): string {
  const runs = runsOf(verdicts);
  const { passed, failed, missing } = countResults(verdicts);
  const all = `${verdicts.length} checks`;
  if (runs.length === 0) return `${all}, none run yet`;
  const unproved = missing > 0 ? `, ${missing} without a result` : '';
  if (failed > 0) return `${failed} of ${all} failed ${readDays(runs)}${unproved}`;
  return `${missing > 0 ? `${passed} of ` : ''}${all} passed ${readDays(runs)}${unproved}`;
}
