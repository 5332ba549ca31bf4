/**
 * The test runner's checks of every story. A component passes a check if all its stories pass it. `test-runner.ts`
 * writes a story's failure message, which identifies the failed check.
 */
import type { CriterionClaim } from '../../packages/agency-ui/src/accessibility.js';

export interface EveryStoryCheck {
  /** The name in claims, such as `reflow` in `every story › reflow`. */
  name: string;
  /** Shown on docs pages. */
  title: string;
  /** Matches this check's lines in a story's failure message. */
  fault: RegExp;
}

export const everyStory = 'every story';

/** Matches the lines that the checks write. A story that failed without such a line failed before the checks. */
export const checkedLine = /^(?:Error: )?(?:At \d+ px|In forced colours|With text at 200 %)/;

export const everyStoryChecks: readonly EveryStoryCheck[] = [
  {
    name: 'axe',
    title: 'axe on every story, at 320, 768 and 1280 px',
    // The second alternative matches failures of Storybook's own axe run.
    fault: /\baxe finds\b|violations?\b/i,
  },
  { name: 'reflow', title: 'Every story at 320 and 768 px', fault: /At \d+ px it is \d+ px too wide/ },
  { name: 'text spacing', title: 'Every story with spaced text', fault: /with spaced text/ },
  { name: 'large text', title: 'Every story with text at 200 %', fault: /text at 200 %/ },
  { name: 'forced colours', title: 'axe on every story in forced colours', fault: /In forced colours/ },
  { name: 'reduced motion', title: 'axe on every story with reduced motion, at 768 px', fault: /with reduced motion/ },
];

/** A claim that is not about a WCAG criterion. */
export interface ModeClaim extends Omit<CriterionClaim, 'criterion'> {
  mode: string;
}

export type Claim = CriterionClaim | ModeClaim;

/** Claims of every component, in addition to those of its own file. */
export const sharedClaims: readonly Claim[] = [
  {
    criterion: '1.1.1',
    how: 'Every picture and icon has a text alternative, or is marked as decoration.',
    tests: ['every story › axe'],
  },
  {
    criterion: '1.3.1',
    how: 'Lists, headings, labels and landmarks are nested as HTML and ARIA require.',
    tests: ['every story › axe'],
  },
  {
    criterion: '1.4.3',
    how: 'Text has a contrast of at least 4.5:1 on plain backgrounds, large text 3:1, in both themes and every tone shown.',
    tests: ['every story › axe'],
  },
  {
    criterion: '1.4.11',
    how: 'Meaningful edges and the focus outline have a contrast of at least 3:1, in both themes and every tone.',
    tests: ['Colour.stories.tsx › EveryPairStandsApart', 'Colour.stories.tsx › EveryPairStandsApartInTheMicrosite'],
  },
  {
    criterion: '1.4.4',
    how: 'Text at 200 % is not clipped horizontally and does not make the page scroll horizontally.',
    tests: ['every story › large text'],
  },
  {
    criterion: '1.4.10',
    how: 'At 320 px the content scrolls in one direction only.',
    tests: ['every story › reflow'],
  },
  {
    criterion: '1.4.12',
    how: 'With the user’s line height and letter, word and paragraph spacing, nothing overflows the page.',
    tests: ['every story › text spacing'],
  },
  {
    criterion: '4.1.2',
    how: 'Every control has a name, and its roles and states are valid.',
    tests: ['every story › axe'],
  },
  {
    criterion: '2.5.8',
    how: 'Every control is 24 × 24 px, or has the equivalent spacing.',
    tests: ['every story › axe'],
  },
  {
    mode: 'Forced colours',
    how: 'There are no axe violations in forced colours.',
    tests: ['every story › forced colours'],
  },
  {
    mode: 'Reduced motion',
    how: 'There are no axe violations with reduced motion.',
    tests: ['every story › reduced motion'],
  },
];
