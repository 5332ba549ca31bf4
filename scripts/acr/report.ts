/** Builds an accessibility conformance report from test results. */

import type { Evidence, TestRun } from '../../.storybook/evidence/evidence.js';
import { type Component, judge, judgeClaim, type Proof, type Result } from '../../.storybook/evidence/verdicts.js';
import type { CriterionClaim } from '../../packages/agency-ui/src/accessibility.js';
import { type CriterionNumber, wcagCriteria } from '../../packages/agency-ui/src/wcag.js';
import type { Product } from './products.js';

/** The terms of OpenACR's catalogue. */
export type Adherence = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';

export interface ReportedClaim {
  how: string;
  result: Result;
  /** The components with this claim, or the name of the product. */
  subjects: string[];
  /** Without duplicates. */
  proofs: Pick<Proof, 'label' | 'source' | 'result' | 'note'>[];
}

export interface Row {
  criterion: CriterionNumber;
  title: string;
  level: 'A' | 'AA';
  adherence: Adherence;
  /** One sentence. */
  summary: string;
  claims: ReportedClaim[];
}

export interface Report {
  product: Product;
  /** The start of the newest run, in ISO 8601. */
  date: string;
  runs: TestRun[];
  rows: Row[];
}

interface SubjectVerdict {
  subject: string;
  claim: Pick<CriterionClaim, 'how'>;
  result: Result;
  proofs: Proof[];
}

/** Groups verdicts by result and by the text of the claim. */
function groupClaims(verdicts: readonly SubjectVerdict[]): ReportedClaim[] {
  const groups = new Map<string, ReportedClaim>();
  for (const { subject, claim, result, proofs } of verdicts) {
    const key = `${result} ${claim.how}`;
    const group = groups.get(key) ?? { how: claim.how, result, subjects: [], proofs: [] };
    groups.set(key, group);
    group.subjects.push(subject);
    for (const { label, source, result, note } of proofs) {
      const isKnown = group.proofs.some(
        (known) => known.label === label && known.source === source && known.result === result,
      );
      if (!isKnown) group.proofs.push({ label, source, result, ...(note && { note }) });
    }
  }
  const order: Result[] = ['failed', 'missing', 'passed'];
  return [...groups.values()].sort((one, other) => order.indexOf(one.result) - order.indexOf(other.result));
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Rates a criterion. "Supports" requires that all tests of every claim passed. */
function rate(verdicts: readonly SubjectVerdict[]): Pick<Row, 'adherence' | 'summary'> {
  const count = (result: Result) => verdicts.filter((verdict) => verdict.result === result).length;
  const [passed, failed, missing] = [count('passed'), count('failed'), count('missing')];
  if (verdicts.length === 0) return { adherence: 'partially-supports', summary: 'No test is named for it.' };
  if (passed === verdicts.length) {
    return { adherence: 'supports', summary: `All tests of ${plural(passed, 'claim')} passed.` };
  }
  const parts = [
    passed > 0 && `${passed} proved`,
    failed > 0 && `${failed} failed`,
    missing > 0 && `${missing} without a test result`,
  ];
  return {
    adherence: failed === verdicts.length ? 'does-not-support' : 'partially-supports',
    summary: `Of ${plural(verdicts.length, 'claim')}: ${parts.filter(Boolean).join(', ')}.`,
  };
}

/**
 * Rates every criterion of WCAG 2.2 at levels A and AA for one product.
 *
 * @param components - The kit's components. Their claims apply to both products.
 */
export function buildReport(product: Product, components: readonly Component[], evidence: Evidence): Report {
  const productComponent: Component = {
    name: product.name,
    folder: product.id,
    accessibility: { anatomy: [], keyboard: [], criteria: product.claims },
  };
  const productVerdicts = product.claims.map((claim) => judgeClaim(claim, productComponent, evidence));
  const componentVerdicts = components.flatMap((component) =>
    judge(component, evidence).map((verdict) => ({ ...verdict, subject: component.name })),
  );
  const rows = (Object.keys(wcagCriteria) as CriterionNumber[]).map((criterion): Row => {
    const { title, level } = wcagCriteria[criterion];
    const inapplicable = product.inapplicable.find(({ criteria }) => criteria.includes(criterion));
    if (inapplicable) {
      const verdict = judgeClaim({ how: inapplicable.reason, tests: inapplicable.tests }, productComponent, evidence);
      const claims = groupClaims([{ ...verdict, subject: product.name }]);
      return verdict.result === 'passed'
        ? { criterion, title, level, adherence: 'not-applicable', summary: inapplicable.reason, claims }
        : { criterion, title, level, ...rate([{ ...verdict, subject: product.name }]), claims };
    }
    const verdicts: SubjectVerdict[] = [
      ...productVerdicts
        .filter(({ claim }) => claim.criterion === criterion)
        .map((verdict) => ({ ...verdict, subject: product.name })),
      ...componentVerdicts.filter(({ claim }) => 'criterion' in claim && claim.criterion === criterion),
    ];
    return { criterion, title, level, ...rate(verdicts), claims: groupClaims(verdicts) };
  });
  const runs = [...evidence.runs].sort((one, other) => other.date.localeCompare(one.date));
  return { product, date: runs[0]?.date ?? '', runs, rows };
}
