/** Rates every WCAG 2.2 criterion at levels A and AA for one product, based on its test results. */
import { type CriterionTests, type Evidence, isShown } from '../../.storybook/evidence/evidence.js';
import { type CriterionNumber, wcagCriteria } from '../../.storybook/evidence/wcag.js';
import type { Product } from './products.js';

/** The terms in OpenACR's catalogue. */
export type Adherence = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';

/** The tests for one criterion, for one component or for the product as a whole. */
export interface SubjectTests extends CriterionTests {
  subject: string;
}

export interface Row {
  criterion: CriterionNumber;
  title: string;
  level: 'A' | 'AA';
  adherence: Adherence;
  /** One sentence. */
  summary: string;
  /** Failed tests first. */
  subjects: SubjectTests[];
}

export interface Report {
  product: Product;
  evidence: Evidence;
  rows: Row[];
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const failedFirst = (one: SubjectTests, other: SubjectTests) => Number(isShown(one)) - Number(isShown(other));

/** "Supports" requires that all tests passed. */
function rate(subjects: readonly SubjectTests[]): Pick<Row, 'adherence' | 'summary'> {
  if (subjects.length === 0) return { adherence: 'partially-supports', summary: 'No test is tagged with it.' };
  const failed = subjects.filter((subject) => !isShown(subject)).length;
  const tests = subjects.reduce((sum, { passed }) => sum + passed.length, 0);
  if (failed === 0) return { adherence: 'supports', summary: `All ${plural(tests, 'test')} passed.` };
  return {
    adherence: failed === subjects.length ? 'does-not-support' : 'partially-supports',
    summary: `Of ${plural(subjects.length, 'subject')}, ${failed} failed at least one test.`,
  };
}

export function buildReport(product: Product, evidence: Evidence): Report {
  const { criteria, absent } = evidence.products[product.id];
  const rows = (Object.keys(wcagCriteria) as CriterionNumber[]).map((criterion): Row => {
    const row = { criterion, ...wcagCriteria[criterion] };
    const components = Object.entries(evidence.components).flatMap(([subject, component]) => {
      const tests = component.criteria[criterion];
      return tests ? [{ subject, ...tests }] : [];
    });
    const reason = product.inapplicable.find((each) => each.criteria.includes(criterion))?.reason;
    const absence = absent[criterion];
    // The kit as a whole includes everything that any component includes, such as a video, even if no page of the
    // website uses it.
    const isInComponent = product.id === 'agency-ui' && components.length > 0;
    if (reason && absence && !isInComponent) {
      const subjects = [{ subject: product.name, ...absence }];
      return isShown(absence)
        ? { ...row, adherence: 'not-applicable', summary: reason, subjects }
        : { ...row, ...rate(subjects), subjects };
    }
    const whole = criteria[criterion];
    const subjects = [...(whole ? [{ subject: product.name, ...whole }] : []), ...components].sort(failedFirst);
    return { ...row, ...rate(subjects), subjects };
  });
  return { product, evidence, rows };
}
