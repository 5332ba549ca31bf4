/** Evaluates a component's claims with the results of the last test runs. */
import type { ComponentAccessibility } from '../../packages/agency-ui/src/accessibility.js';
import { wcagCriteria } from '../../packages/agency-ui/src/wcag.js';
import { type Claim, checkedLine, everyStory, everyStoryChecks, sharedClaims } from './checks.js';
import type { Evidence, TestRun } from './evidence.js';

/** Separates the file and the titles of a test. */
const separator = ' › ';

export type Result = 'passed' | 'failed' | 'missing';

export interface Proof {
  /** The reference in the claim. */
  test: string;
  result: Result;
  /** The path and export, if the test is a story. */
  story?: { file: string; name: string };
  /** Shown on docs pages: a story's export or a test's title. */
  label: string;
  /** Shown beside the label: a story's component or a test's file. */
  source: string;
  /** The failure message, or the reason for a missing result. */
  note?: string;
  run?: TestRun;
}

export interface Verdict {
  claim: Claim;
  result: Result;
  proofs: Proof[];
}

/** A component with the content of its `*.accessibility.ts` file. */
export interface Component {
  name: string;
  /** The path of its folder in the repository. */
  folder: string;
  accessibility: ComponentAccessibility;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Placeholders for the rows of a table. */
const placeholders = /%[sdifjo#]|\$\w+(?:\.\w+)*/;

/** Matches a title with its placeholders filled in: `closes %s with Escape` matches `closes Services with Escape`. */
export function titlePattern(title: string): RegExp {
  const parts = title.split(placeholders);
  return new RegExp(`^${parts.map(escapeRegExp).join('.+')}$`);
}

/** Resolves a reference to a check of every story, or to a test in a file. */
export function readReference(test: string, component: Component): { check: string } | { file: string; name: string } {
  const { name, folder } = component;
  if (test.startsWith('› ')) return { file: `${folder}/${name}.test.tsx`, name: `${name} ${test}` };
  const [first = '', ...titles] = test.split(separator);
  if (first === everyStory) return { check: titles.join(separator) };
  if (titles.length === 0) return { file: `${folder}/${name}.stories.tsx`, name: first };
  return { file: first, name: titles.join(separator) };
}

/** Whether a path ends with the file of a reference, at a folder boundary. */
export const isFile = (path: string, file: string) => path === file || path.endsWith(`/${file}`);

/** Returns the runs that contain a file, newest first. */
const runsOf = ({ runs }: Evidence, file: string) =>
  runs
    .flatMap((run) =>
      Object.entries(run.files)
        .filter(([path]) => isFile(path, file))
        .map(([path, results]) => ({ run, path, results })),
    )
    .sort((one, other) => other.run.date.localeCompare(one.run.date));

function proveByTest(test: string, file: string, name: string, evidence: Evidence): Proof {
  const isStory = file.endsWith('.stories.tsx');
  const pattern = titlePattern(name);
  const base = file.split('/').at(-1) ?? file;
  const display = isStory
    ? { label: name, source: base.replace('.stories.tsx', '') }
    : { label: (name.split(separator).at(-1) ?? name).split(placeholders).join('…'), source: base };
  const proof = { test, ...display };
  for (const { run, path, results } of runsOf(evidence, file)) {
    const story = isStory && { story: { file: path, name } };
    const faults = Object.entries(results.failed).filter(([title]) => pattern.test(title));
    if (faults.length > 0) {
      return { ...proof, ...story, run, result: 'failed', note: faults.map(([, fault]) => fault).join('\n') };
    }
    if (results.passed.some((title) => pattern.test(title))) return { ...proof, ...story, run, result: 'passed' };
  }
  return { ...proof, result: 'missing', note: 'Not in the last run.' };
}

/** Looks up a check in the `storybook` layer, the only layer that runs these checks. */
function proveByEveryStory(test: string, check: string, component: Component, evidence: Evidence): Proof {
  const definition = everyStoryChecks.find(({ name }) => name === check);
  if (!definition) throw new Error(`${component.name} names the check "${check}", which checks.ts does not define.`);
  const proof = { test, label: definition.title, source: 'Test runner' };
  const runs = evidence.runs.filter(({ layer }) => layer === 'storybook');
  const [latest] = runsOf({ runs }, `${component.folder}/${component.name}.stories.tsx`);
  if (!latest) return { ...proof, result: 'missing', note: 'Not in the last run.' };
  const { run, results } = latest;
  const failed = Object.entries(results.failed);
  const linesOf = (fault: string, pattern: RegExp) => fault.split('\n').filter((line) => pattern.test(line));
  const failures = failed.flatMap(([name, fault]) =>
    linesOf(fault, definition.fault).map((line) => `${name}: ${line}`),
  );
  if (failures.length > 0) return { ...proof, run, result: 'failed', note: failures.join('\n') };
  const unchecked = failed.filter(([, fault]) => linesOf(fault, checkedLine).length === 0).map(([name]) => name);
  if (unchecked.length > 0) {
    return { ...proof, run, result: 'missing', note: `Not checked: ${unchecked.join(', ')} failed first.` };
  }
  return results.passed.length + failed.length > 0
    ? { ...proof, run, result: 'passed' }
    : { ...proof, run, result: 'missing', note: 'It has no stories.' };
}

/** The worst result: one failure fails all, and what has no proof is missing. */
export function resultOf(parts: readonly { result: Result }[]): Result {
  if (parts.some(({ result }) => result === 'failed')) return 'failed';
  return parts.length > 0 && parts.every(({ result }) => result === 'passed') ? 'passed' : 'missing';
}

/** Sorts claims by WCAG criterion, with all others last. */
const rankOf = (claim: Claim) =>
  'criterion' in claim
    ? claim.criterion.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
    : Number.POSITIVE_INFINITY;

/** Evaluates one claim. */
export function judgeClaim<Judged extends Pick<Claim, 'tests'>>(
  claim: Judged,
  component: Component,
  evidence: Evidence,
): { claim: Judged; proofs: Proof[]; result: Result } {
  const proofs = claim.tests.map((test) => {
    const reference = readReference(test, component);
    return 'check' in reference
      ? proveByEveryStory(test, reference.check, component, evidence)
      : proveByTest(test, reference.file, reference.name, evidence);
  });
  return { claim, proofs, result: resultOf(proofs) };
}

/** Evaluates all claims of a component, including shared ones, in the order of the criteria. */
export function judge(component: Component, evidence: Evidence): Verdict[] {
  const claims: Claim[] = [...component.accessibility.criteria, ...sharedClaims];
  return claims
    .map((claim) => judgeClaim(claim, component, evidence))
    .sort((one, other) => (rankOf(one.claim) === rankOf(other.claim) ? 0 : rankOf(one.claim) - rankOf(other.claim)));
}

export type Counts = Record<Result, number>;

export function countResults(verdicts: readonly Verdict[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, missing: 0 };
  for (const { result } of verdicts) counts[result] += 1;
  return counts;
}

/** The criterion, such as "2.2.2 Pause, Stop, Hide", or the name of the mode. */
export const claimName = (claim: Claim) =>
  'criterion' in claim ? `${claim.criterion} ${wcagCriteria[claim.criterion].title}` : claim.mode;

/** A unique key among the claims of a component. */
export const claimKey = (claim: Claim) => `${claimName(claim)} ${claim.how}`;
