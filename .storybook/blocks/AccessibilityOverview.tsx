/** Every component with its claimed criteria; unproved ones first. */
import { Fragment, Suspense, use } from 'react';
import { components } from '../evidence/components.js';
import { type EvidenceRoom, loadEvidence } from '../evidence/load.js';
import {
  type Component,
  type Counts,
  claimKey,
  claimName,
  countResults,
  judge,
  type Verdict,
} from '../evidence/verdicts.js';
import * as table from './AccessibilityEvidence.css.js';
import * as styles from './AccessibilityOverview.css.js';
import { ControlStrip, LastRun, Mark, resultNames, Tally } from './EvidenceParts.js';

/** Written by `npm run acr`. */
const reports = [
  { id: 'agency-ui', name: 'report of the kit' },
  { id: 'website', name: 'report of the website' },
];

export function AccessibilityHead() {
  return (
    <header className="room-head">
      <p className="room-eyebrow">Foundations</p>
      <h1>Accessibility</h1>
      <div className="room-lead">
        <p>
          The minimum is WCAG 2.2 level AA. Each component lists the success criteria that apply to it, how it meets
          them, and the tests that prove it. The results come from the last test run.
        </p>
      </div>
      <p>
        <strong>Passed</strong>: every listed test passed. <strong>Failed</strong>: at least one of them failed.{' '}
        <strong>Missing</strong>: there is no proof, because no test is listed or the last run did not include it.
      </p>
      <p>
        The conformance reports rate every criterion from the same results:{' '}
        {reports.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a href={`accessibility/${id}.html`} target="_blank" rel="noreferrer">
              {name}
            </a>{' '}
            (
            <a href={`accessibility/${id}.yaml`} target="_blank" rel="noreferrer">
              {name} in OpenACR
            </a>
            )
          </Fragment>
        ))}
        .
      </p>
    </header>
  );
}

export function AccessibilityOverview() {
  return (
    <Suspense fallback={<p className={table.quiet}>Loading the last test run …</p>}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  return <Overview components={components} room={use(loadEvidence())} />;
}

interface Judged {
  component: Component;
  verdicts: Verdict[];
  counts: Counts;
}

/** Failed claims first, then missing, then passed. */
const worstFirst = (one: Judged, other: Judged) =>
  other.counts.failed - one.counts.failed ||
  other.counts.missing - one.counts.missing ||
  one.component.name.localeCompare(other.component.name);

const groupOf = ({ folder }: Component) =>
  (folder.split('/').at(-2) ?? '').replace(/^./, (letter) => letter.toUpperCase());

/** The overview itself, for any components and a test run of any origin. */
export function Overview({ components: all, room }: { components: readonly Component[]; room: EvidenceRoom }) {
  const judged = all
    .map((component) => {
      const verdicts = judge(component, room.evidence);
      return { component, verdicts, counts: countResults(verdicts) };
    })
    .sort(worstFirst);
  const verdicts = judged.flatMap((each) => each.verdicts);
  const counts = countResults(verdicts);
  const open = judged.flatMap(({ component, verdicts }) =>
    verdicts.filter(({ result }) => result !== 'passed').map((verdict) => ({ component, verdict })),
  );
  return (
    <div className={table.root} data-agency-tone="white">
      <div className={table.head}>
        <p className={table.score}>
          <span className={table.numeral}>{counts.passed}</span>
          <span className={table.scoreWords}>
            of {verdicts.length} claims by
            <br />
            {all.length} components proved
          </span>
        </p>
        <Tally counts={counts} />
        <LastRun runs={room.evidence.runs} any={room.evidence.runs.length > 0} />
      </div>
      {room.evidence.runs.length > 0 && <Open open={open} room={room} />}
      <h2 className={styles.heading}>Component by component</h2>
      <ul className={styles.list}>
        {judged.map(({ component, verdicts, counts }) => (
          <li key={component.name} className={styles.item}>
            <p className={styles.name}>
              <DocsLink component={component} room={room} />
              <span className={styles.group}>{groupOf(component)}</span>
            </p>
            <ControlStrip verdicts={verdicts} />
            <Tally counts={counts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DocsLink({ component, room }: { component: Component; room: EvidenceRoom }) {
  const url = room.docsUrl(component.folder);
  if (!url) return component.name;
  return (
    <a className={table.link} href={url} target="_top">
      {component.name}
    </a>
  );
}

/** What failed or has no proof. */
function Open({ open, room }: { open: readonly { component: Component; verdict: Verdict }[]; room: EvidenceRoom }) {
  if (open.length === 0) return null;
  const sorted = [...open].sort(
    (one, other) => Number(other.verdict.result === 'failed') - Number(one.verdict.result === 'failed'),
  );
  return (
    <>
      <h2 className={styles.heading}>Not proved</h2>
      <ul className={styles.list}>
        {sorted.map(({ component, verdict: { claim, result } }) => (
          <li key={`${component.name} ${claimKey(claim)}`} className={styles.open}>
            <span className={styles.result}>
              <Mark result={result} />
              {resultNames[result]}
            </span>
            <span>
              <DocsLink component={component} room={room} />: {claim.how}
            </span>
            <span className={styles.group}>{claimName(claim)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
