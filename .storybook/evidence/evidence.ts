/**
 * The results of the last full test run, as written by `npm run docs -- evidence`: which WCAG criteria the tests cover
 * for each component and product. A criterion's tests are the stories and tests with its tag, such as `wcag:2.2.2`.
 */
import type { CriterionNumber } from './wcag.js';

/** A criterion's tests. The criterion counts as met if it has tests and they all passed. */
export interface CriterionTests {
  /**
   * Named by file and title: `HeroCarousel.stories.tsx › StopsWhenFocusEnters`. All rows of an `it.each` table count as
   * one test.
   */
  passed: string[];
  failed: string[];
}

export type Criteria = Partial<Record<CriterionNumber, CriterionTests>>;

export interface ComponentEvidence {
  /** Digest of the component's code when the tests ran. */
  code: string;
  criteria: Criteria;
}

export interface ProductEvidence {
  /** From tests of whole pages and packages, plus the tests of the product's components. */
  criteria: Criteria;
  /** Criteria about content or features that the product does not have. */
  absent: Criteria;
}

/** The number of tests in a layer of `npm test`. */
export interface LayerResult {
  passed: number;
  failed: number;
}

export interface Evidence {
  /** The tested commit. */
  commit: string;
  /** The day of the run: `2026-11-26`. */
  date: string;
  layers: Record<string, LayerResult>;
  /** By name. */
  components: Record<string, ComponentEvidence>;
  products: Record<'agency-ui' | 'website', ProductEvidence>;
}

/** The checks that the test runner makes on a component’s stories, and what they show. */
export const everyStory = {
  title: 'every story',
  criteria: {
    '1.1.1': 'axe on every story: pictures and icons have a text alternative, or are marked as decoration.',
    '1.3.1': 'axe on every story: lists, headings, labels and landmarks are nested as HTML and ARIA require.',
    '1.4.3': 'axe on every story: text has a contrast of at least 4.5:1 on plain backgrounds, large text 3:1.',
    '1.4.4': 'No story scrolls sideways with text at 200 %.',
    '1.4.10': 'No visual state scrolls sideways at 320 px.',
    '1.4.12': 'Nothing overflows in any visual state with the text spacing that WCAG requires.',
    '2.5.8': 'axe on every story: controls are 24 × 24 px, or have the equivalent spacing.',
    '4.1.2': 'axe on every story: controls have a name, and their roles and states are valid.',
  } satisfies Partial<Record<CriterionNumber, string>>,
};

export const isShown = ({ passed, failed }: CriterionTests) => passed.length > 0 && failed.length === 0;

/** Criterion entries in numerical order. */
export function sortedCriteria(criteria: Criteria): [CriterionNumber, CriterionTests][] {
  const entries = Object.entries(criteria) as [CriterionNumber, CriterionTests][];
  return entries.sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
}

export interface Summary {
  components: number;
  /** The number of component and criterion pairs. */
  criteria: number;
  shown: number;
}

/** The count stated in Storybook, the conformance reports and the README. */
export function summarize({ components }: Pick<Evidence, 'components'>): Summary {
  const all = Object.values(components).flatMap(({ criteria }) => Object.values(criteria));
  return { components: Object.keys(components).length, criteria: all.length, shown: all.filter(isShown).length };
}

/** "Passing tests cover 1,298 of 1,298 accessibility criteria for 84 components". */
export function summaryText(evidence: Pick<Evidence, 'components'>): string {
  const { components, criteria, shown } = summarize(evidence);
  const number = new Intl.NumberFormat('en');
  return `Passing tests cover ${number.format(shown)} of ${number.format(criteria)} accessibility criteria for ${components} components`;
}
