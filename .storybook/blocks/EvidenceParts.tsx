/** Shared parts of the component table and the overview. */
import type { TestRun } from '../evidence/evidence.js';
import { type Counts, claimKey, type Result, type Verdict } from '../evidence/verdicts.js';
import * as styles from './EvidenceParts.css.js';

export const resultNames: Record<Result, string> = { passed: 'Passed', failed: 'Failed', missing: 'Missing' };

const order = ['passed', 'failed', 'missing'] as const satisfies readonly Result[];

/** A disc with a tick, a square with a cross, an empty ring: distinguishable without colour. */
const shapes: Record<Result, React.ReactNode> = {
  passed: (
    <>
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="m4.4 8.3 2.5 2.5 4.7-5.2" className={styles.inner} />
    </>
  ),
  failed: (
    <>
      <rect x=".5" y=".5" width="15" height="15" fill="currentColor" />
      <path d="m4.9 4.9 6.2 6.2m0-6.2-6.2 6.2" className={styles.inner} />
    </>
  ),
  missing: (
    <circle cx="8" cy="8" r="6.9" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2.6 1.73" />
  ),
};

export function Mark({ result }: { result: Result }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.mark} data-result={result} aria-hidden="true">
      {shapes[result]}
    </svg>
  );
}

/** One patch per criterion, like a printer's control strip. Decorative: the tally beside it has the same data. */
export function ControlStrip({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {verdicts.map(({ claim, result }) => (
        <span key={claimKey(claim)} className={styles.patch} data-result={result} />
      ))}
    </div>
  );
}

/** The number of passed, failed and missing claims; zero counts are omitted. */
export function Tally({ counts }: { counts: Counts }) {
  return (
    <ul className={styles.tally}>
      {order
        .filter((result) => counts[result] > 0)
        .map((result) => (
          <li key={result} className={styles.count}>
            <Mark result={result} />
            {counts[result]} {result}
          </li>
        ))}
    </ul>
  );
}

const layerNames: Record<string, string> = {
  unit: 'Unit tests',
  stories: 'Stories in development',
  storybook: 'Built Storybook',
  site: 'Site',
  package: 'Package',
};

const dateFormat = new Intl.DateTimeFormat('en-KE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** When each layer last ran, and on what. */
export function LastRun({ runs, any }: { runs: readonly TestRun[]; any: boolean }) {
  if (runs.length === 0) {
    return (
      <p className={styles.runs}>
        {any ? 'The last run included none of these tests.' : 'No run yet.'} <code>npm test</code> writes the results
        here.
      </p>
    );
  }
  return (
    <ul className={styles.runs}>
      {[...runs]
        .sort((one, other) => other.date.localeCompare(one.date))
        .map(({ layer, date, commit, dirty }) => (
          <li key={layer}>
            <span className={styles.layer}>{layerNames[layer] ?? layer}</span>{' '}
            <time dateTime={date}>{dateFormat.format(new Date(date))}</time>,{' '}
            {commit ? (
              <>
                commit <code>{commit}</code>
                {dirty && ' with changes'}
              </>
            ) : (
              'commit unknown'
            )}
          </li>
        ))}
    </ul>
  );
}
