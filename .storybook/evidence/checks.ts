/**
 * What the test runner checks on every story, whatever the component: each counts for a component once all its stories
 * have passed. A story that fails says which check found the fault; the sentences are those of `test-runner.ts`.
 */
import type { CriterionClaim } from '../../packages/agency-ui/src/accessibility.js';

export interface EveryStoryCheck {
  /** As a claim names it: `every story › reflow`. */
  name: string;
  /** For people: what was done. */
  title: string;
  /** Finds the faults of this check among the lines that a story's failure says. */
  fault: RegExp;
}

export const everyStory = 'every story';

/** How the lines begin that the runner adds to a story: one that failed without them broke before it was checked. */
export const checkedLine = /^(?:Error: )?(?:At \d+ px|In forced colours|With text at 200 %)/;

export const everyStoryChecks: readonly EveryStoryCheck[] = [
  {
    name: 'axe',
    title: 'axe on every story, at 320, 768 and 1280 px',
    // The second is how Storybook's own run of axe says it.
    fault: /\baxe finds\b|violations?\b/i,
  },
  { name: 'reflow', title: 'Every story at 320 and 768 px', fault: /At \d+ px it is \d+ px too wide/ },
  { name: 'text spacing', title: 'Every story with spaced text', fault: /with spaced text/ },
  { name: 'large text', title: 'Every story with text at 200 %', fault: /text at 200 %/ },
  { name: 'forced colours', title: 'axe on every story in forced colours', fault: /In forced colours/ },
  { name: 'reduced motion', title: 'axe on every story with reduced motion, at 768 px', fault: /with reduced motion/ },
];

/** A promise that no criterion of WCAG asks for. */
export interface ModeClaim extends Omit<CriterionClaim, 'criterion'> {
  mode: string;
}

export type Claim = CriterionClaim | ModeClaim;

/** What every component claims besides what its own file says. */
export const sharedClaims: readonly Claim[] = [
  {
    criterion: '1.1.1',
    how: 'Every picture and icon has a text alternative, or is marked as decoration.',
    tests: ['every story › axe'],
  },
  {
    criterion: '1.3.1',
    how: 'Lists, headings, labels and landmarks are nested as HTML and ARIA want them.',
    tests: ['every story › axe'],
  },
  {
    criterion: '1.4.3',
    how: 'Text stands at 4.5:1 or more on plain grounds, large text at 3:1, in both themes and every tone shown.',
    tests: ['every story › axe'],
  },
  {
    criterion: '1.4.11',
    how: 'Edges that carry meaning and the focus outline stand at 3:1 or more, in both themes and every tone.',
    tests: ['Colour.stories.tsx › EveryPairStandsApart', 'Colour.stories.tsx › EveryPairStandsApartInTheMicrosite'],
  },
  {
    criterion: '1.4.4',
    how: 'Text at 200 % is neither cut off sideways nor makes the page scroll sideways.',
    tests: ['every story › large text'],
  },
  {
    criterion: '1.4.10',
    how: 'At 320 px everything stands in one direction of scrolling.',
    tests: ['every story › reflow'],
  },
  {
    criterion: '1.4.12',
    how: 'The reader’s own line height, letter, word and paragraph spacing widen nothing beyond the page.',
    tests: ['every story › text spacing'],
  },
  {
    criterion: '4.1.2',
    how: 'Every control has a name, and its roles and states are valid.',
    tests: ['every story › axe'],
  },
  {
    criterion: '2.5.8',
    how: 'Every control is 24 px in both directions, or has as much room to itself.',
    tests: ['every story › axe'],
  },
  {
    mode: 'Forced colours',
    how: 'In the reader’s own few colours axe still finds no fault.',
    tests: ['every story › forced colours'],
  },
  {
    mode: 'Reduced motion',
    how: 'Where motion is not welcome axe still finds no fault.',
    tests: ['every story › reduced motion'],
  },
];
