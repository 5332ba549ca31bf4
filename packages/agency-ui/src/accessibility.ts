/**
 * What each component's `*.accessibility.ts` file says: its parts, its keys, and which criteria it meets by what, each
 * with the tests that prove it. Storybook's docs pages show it; nothing of it is shipped.
 */
import type { CriterionNumber } from './wcag.js';

export interface AnatomyPart {
  /** A noun: "Rotation button". */
  name: string;
  /** One sentence: what it is, and what it is for. */
  what: string;
  /** Finds the part within the component's default story. */
  selector?: string;
}

export interface KeyboardRow {
  /** Alternatives as they stand on the keyboard: `['Enter', 'Space']`. A chord is one word: `Shift + Tab`. */
  keys: readonly [string, ...string[]];
  /** One sentence that begins with where: "In the dots: shows the next slide." */
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
   * - `tests/site/navigation.test.ts › the header › opens a group by tapping`: a test by its file, with as much of
   *   its path as makes it unique, and its titles as the source has them: `closes %s with Escape` stands for every
   *   row of the table that it runs through.
   * - `every story › reflow`: what is checked on each of the component's stories; see `.storybook/evidence/`.
   *
   * Empty where nothing proves it yet: the docs page shows the criterion as missing.
   */
  tests: readonly string[];
}

export interface ComponentAccessibility {
  /** In reading order: the docs page numbers them. */
  anatomy: readonly AnatomyPart[];
  /** Empty where nothing can be focused. */
  keyboard: readonly KeyboardRow[];
  /** Beyond what is checked on every story. */
  criteria: readonly CriterionClaim[];
}
