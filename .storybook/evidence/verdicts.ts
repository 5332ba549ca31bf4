/** Judges a component's claims by the last test runs. */
import type { ComponentAccessibility } from '../../packages/agency-ui/src/accessibility.js';
import { wcagCriteria } from '../../packages/agency-ui/src/wcag.js';
import { type Claim, checkedLine, everyStory, everyStoryChecks, sharedClaims } from './checks.js';
import type { Evidence, TestRun } from './evidence.js';

/** Between a file and the titles of a test. */
const separator = ' › ';

export type Result = 'passed' | 'failed' | 'missing';

export interface Proof {
  /** As the claim names it. */
  test: string;
  result: Result;
  /** Of a story: its file's path and its export. */
  story?: { file: string; name: string };
  /** What is shown: a story's export, a test's title. */
  label: string;
  /** What stands beside the label: the component of a story, the file of a test. */
  source: string;
  /** What the test said when it failed, or why there is no result. */
  note?: string;
  run?: TestRun;
}

export interface Verdict {
  claim: Claim;
  result: Result;
  proofs: Proof[];
}

/** A component whose `*.accessibility.ts` file has been read. */
export interface Component {
  name: string;
  /** The path of its folder in the repository. */
  folder: string;
  accessibility: ComponentAccessibility;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the rows of a table fill in. */
const slots = /%[sdifjo#]|\$\w+(?:\.\w+)*/;

/** Matches what the runner makes of a title: `closes %s with Escape` is run as `closes Services with Escape`. */
export function titlePattern(title: string): RegExp {
  const parts = title.split(slots);
  return new RegExp(`^${parts.map(literal).join('.+')}$`);
}

/** Where a reference leads: a check of every story, or a test of a file. */
export function readReference(test: string, component: Component): { check: string } | { file: string; name: string } {
  const { name, folder } = component;
  if (test.startsWith('› ')) return { file: `${folder}/${name}.test.tsx`, name: `${name} ${test}` };
  const [first = '', ...titles] = test.split(separator);
  if (first === everyStory) return { check: titles.join(separator) };
  if (titles.length === 0) return { file: `${folder}/${name}.stories.tsx`, name: first };
  return { file: first, name: titles.join(separator) };
}

/** Whether a path ends with the file that a reference names, at the border of a folder. */
export const isFile = (path: string, file: string) => path === file || path.endsWith(`/${file}`);

/** The newest run that knows each file comes first. */
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
  const shown = isStory
    ? { label: name, source: base.replace('.stories.tsx', '') }
    : { label: (name.split(separator).at(-1) ?? name).split(slots).join('…'), source: base };
  const proof = { test, ...shown };
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

/** Only the runner of the built Storybook makes these checks. */
function proveByEveryStory(test: string, check: string, component: Component, evidence: Evidence): Proof {
  const known = everyStoryChecks.find(({ name }) => name === check);
  if (!known) throw new Error(`${component.name} names the check "${check}", which checks.ts does not define.`);
  const proof = { test, label: known.title, source: 'Test runner' };
  const runs = evidence.runs.filter(({ layer }) => layer === 'storybook');
  const [latest] = runsOf({ runs }, `${component.folder}/${component.name}.stories.tsx`);
  if (!latest) return { ...proof, result: 'missing', note: 'Not in the last run.' };
  const { run, results } = latest;
  const failed = Object.entries(results.failed);
  const linesOf = (fault: string, pattern: RegExp) => fault.split('\n').filter((line) => pattern.test(line));
  const found = failed.flatMap(([name, fault]) => linesOf(fault, known.fault).map((line) => `${name}: ${line}`));
  if (found.length > 0) return { ...proof, run, result: 'failed', note: found.join('\n') };
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

/** The order of WCAG; what it does not ask for comes last. */
const rankOf = (claim: Claim) =>
  'criterion' in claim
    ? claim.criterion.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
    : Number.POSITIVE_INFINITY;

/** The verdict on one claim. */
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

/** Every claim of a component, those it shares with all included, in the order of the criteria. */
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

/** "2.2.2 Pause, Stop, Hide", or the name of a mode. */
export const claimName = (claim: Claim) =>
  'criterion' in claim ? `${claim.criterion} ${wcagCriteria[claim.criterion].title}` : claim.mode;

/** Tells claims of one component apart. */
export const claimKey = (claim: Claim) => `${claimName(claim)} ${claim.how}`;
