/** The accessibility evidence of a component, folded under a summary of its state. */
import { useId } from 'react';
import { understandingUrl, wcagCriteria } from '../../packages/agency-ui/src/wcag.js';
import type { Claim } from '../evidence/checks.js';
import type { EvidenceRoom } from '../evidence/load.js';
import { runsOf, summarize } from '../evidence/summary.js';
import {
  type Component,
  claimKey,
  countResults,
  judge,
  type Proof,
  resultOf,
  type Verdict,
} from '../evidence/verdicts.js';
import * as styles from './AccessibilityEvidence.css.js';
import { ControlStrip, LastRun, Mark, resultNames, Tally } from './EvidenceParts.js';

/**
 * For a component and a test run of any origin. The table is in the document while it is closed, so that find-in-page
 * opens it; it starts open where a check failed.
 */
export function EvidenceFold({ component, room }: { component: Component; room: EvidenceRoom }) {
  const verdicts = judge(component, room.evidence);
  const result = resultOf(verdicts);
  return (
    <details className={styles.root} data-agency-tone="white" open={result === 'failed'}>
      <summary className={styles.summary}>
        <Mark result={result} />
        Accessibility: {summarize(verdicts)}
      </summary>
      <EvidenceTable component={component} verdicts={verdicts} room={room} />
    </details>
  );
}

interface EvidenceTableProps {
  component: Component;
  verdicts: readonly Verdict[];
  room: EvidenceRoom;
}

function EvidenceTable({ component, verdicts, room }: EvidenceTableProps) {
  const counts = countResults(verdicts);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.score}>
          <span className={styles.numeral}>{counts.passed}</span>
          <span className={styles.scoreWords}>
            of {verdicts.length} checks
            <br />
            passed
          </span>
        </p>
        <ControlStrip verdicts={verdicts} />
        <Tally counts={counts} />
        <LastRun runs={runsOf(verdicts)} any={room.evidence.runs.length > 0} />
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>
          How {component.name} meets the WCAG 2.2 success criteria that apply to it
        </caption>
        <thead className={styles.columns}>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">How it is met</th>
            <th scope="col">Proof</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map((verdict) => (
            <Row key={claimKey(verdict.claim)} verdict={verdict} room={room} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ verdict: { claim, result, proofs }, room }: { verdict: Verdict; room: EvidenceRoom }) {
  return (
    <tr className={styles.row} data-result={result}>
      <th scope="row" className={styles.criterion}>
        <ClaimHead claim={claim} />
      </th>
      <td className={styles.how}>{claim.how}</td>
      <td className={styles.proof}>
        {proofs.length === 0 ? (
          <p className={styles.none}>No test yet</p>
        ) : (
          <ul className={styles.proofs}>
            {proofs.map((proof) => (
              <ProofItem key={proof.test} proof={proof} apart={proof.result !== 'passed'} room={room} />
            ))}
          </ul>
        )}
      </td>
      <td className={styles.result}>
        <span className={styles.verdict}>
          <Mark result={result} />
          {resultNames[result]}
        </span>
      </td>
    </tr>
  );
}

/** The criterion, with a link to what W3C says of it; or the mode that no criterion asks for. */
function ClaimHead({ claim }: { claim: Claim }) {
  if (!('criterion' in claim)) {
    return (
      <>
        {claim.mode} <span className={styles.level}>Beyond WCAG</span>
      </>
    );
  }
  const { title, level } = wcagCriteria[claim.criterion];
  return (
    <>
      <span className={styles.number}>{claim.criterion}</span>{' '}
      <a className={styles.link} href={understandingUrl(claim.criterion)} target="_blank" rel="noreferrer">
        {title}
      </a>{' '}
      <span className={styles.level}>Level {level}</span>
    </>
  );
}

/** @param apart - Whether its own result is said: a test that passed says so by its row. */
function ProofItem({ proof, apart, room }: { proof: Proof; apart: boolean; room: EvidenceRoom }) {
  const { label, source, story, result, note } = proof;
  const url = story && room.storyUrl(story.file, story.name);
  const id = useId();
  return (
    <li className={styles.proofItem} data-result={result}>
      {apart && <Mark result={result} />}
      <div className={styles.proofText}>
        {url ? (
          <a className={styles.link} href={url} target="_top" aria-describedby={id}>
            {label}
          </a>
        ) : (
          <span>{label}</span>
        )}{' '}
        <span id={id} className={styles.source}>
          {source}
        </span>
        {note &&
          (result === 'failed' ? (
            <pre className={styles.fault}>{note}</pre>
          ) : (
            <span className={styles.note}>{note}</span>
          ))}
      </div>
    </li>
  );
}
