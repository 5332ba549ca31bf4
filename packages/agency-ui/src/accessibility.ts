/**
 * The format of a component's `*.accessibility.ts` file: its anatomy, its keys, and the WCAG criteria that it meets, each
 * with the tests that prove it. Storybook's docs pages show it; the package does not contain it.
 */
import type { CriterionNumber } from './wcag.js';

export interface AnatomyPart {
  name: string;
  what: string;
  /** Finds the part within the component's default story. */
  selector?: string;
}

export interface KeyboardRow {
  /** Alternatives. */
  keys: readonly [string, ...string[]];
  does: string;
}

export interface CriterionClaim {
  criterion: CriterionNumber;
  /** One exact sentence that a tester could check by hand. */
  how: string;
  /**
   * The tests that prove it; all of them must pass.
   *
   * - `StopsWhenFocusEnters`: a story of the file beside this one, by its export.
   * - `SiteHeader.stories.tsx › OpensOnHover`: a story of another component.
   * - `› keeps a failure`: a test of the file beside this one, in the block that has the component's name.
   * - `tests/site/navigation.test.ts › the header › opens a group on tap`: a test by its file, with as much of
   *   its path as makes it unique, and its titles as in the source: `closes %s with Escape` is every row of its table.
   * - `every story › reflow`: a check of each of the component's stories; see `.storybook/evidence/`.
   *
   * An empty list marks a claim that no test proves yet: the docs page shows the criterion as missing.
   */
  tests: readonly string[];
}

export interface ComponentAccessibility {
  /** In reading order: the docs page numbers them. */
  anatomy: readonly AnatomyPart[];
  /** Empty if nothing can be focused. */
  keyboard: readonly KeyboardRow[];
  /** In addition to what is checked on every story. */
  criteria: readonly CriterionClaim[];
}

/** The same in short form, for the file of a component. */
interface AccessibilitySource {
  /** By name: one sentence, or a sentence and a selector. */
  anatomy: Readonly<Record<string, string | readonly [what: string, selector: string]>>;
  /**
   * By keys, as printed on the keyboard: `Enter, Space` are alternatives, `Shift + Tab` is a chord. The sentence begins
   * with the place: "In the dots: shows the next slide."
   */
  keyboard?: Readonly<Record<string, string>>;
  /** Tests by claim: the number of the criterion, a space and the sentence. */
  criteria?: Readonly<Record<`${CriterionNumber} ${string}`, string | readonly string[]>>;
}

/** Expands the short form. */
export function describeAccessibility({
  anatomy,
  keyboard = {},
  criteria = {},
}: AccessibilitySource): ComponentAccessibility {
  return {
    anatomy: Object.entries(anatomy).map(([name, part]) => {
      if (typeof part === 'string') return { name, what: part };
      const [what, selector] = part;
      return { name, what, selector };
    }),
    keyboard: Object.entries(keyboard).map(([keys, does]) => ({
      keys: keys.split(', ') as [string, ...string[]],
      does,
    })),
    criteria: Object.entries(criteria).map(([claim, tests]) => {
      const [criterion = '', ...how] = claim.split(' ');
      return {
        criterion: criterion as CriterionNumber,
        how: how.join(' '),
        tests: typeof tests === 'string' ? [tests] : tests,
      };
    }),
  };
}

/** Anatomy of a section with a heading. */
export const landmarkSection = {
  Section: ['A landmark named by its heading.', 'section'],
} as const satisfies AccessibilitySource['anatomy'];

/** Keyboard row of a component with links. */
export const enterFollowsLink = { Enter: 'On a link: follows it.' };

/** The test that tabs through whole pages. */
export const tabbing =
  'tests/site/routes.test.ts › the focused element › has a visible outline and is never covered on %s at %i × %i';

/** Claim of a component that can be focused and that the site uses. */
export const focusIsOutlined = {
  '2.4.7 Keyboard focus is outlined.': tabbing,
} as const satisfies AccessibilitySource['criteria'];
