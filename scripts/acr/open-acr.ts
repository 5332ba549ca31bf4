/** Converts a report to OpenACR: https://github.com/GSA/openacr. */
import { agency } from 'agency-content';
import { stringify } from 'yaml';
import { summaryText } from '../../.storybook/evidence/evidence.js';
import type { Report, Row, SubjectTests } from './report.js';

/** Ids of the catalogue's chapters, by conformance level. */
const chapterOf = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa' } as const;

/** "HeroCarousel: DotsByKeyboard. Failed: …" */
export function testsText({ subject, passed, failed }: SubjectTests): string {
  return `${subject}: ${[...failed.map((test) => `FAILED ${test}`), ...passed].join('; ')}`;
}

const notesOf = ({ summary, subjects }: Row) =>
  [summary, ...subjects.map((tests) => `- ${testsText(tests)}`)].join('\n');

export const evaluationMethods =
  'Automated tests only. Stories and tests are tagged with the criteria that they show: components in a browser with axe-core, keyboard and pointer scenarios, whole pages with axe-core, IBM’s accessibility-checker-engine and html-validate. No person has rated a criterion by hand. "Supports" means that every test with the criterion’s tag passed.';

/** "unit 2,834 of 2,834 tests, site …" */
export function runText({ layers, date, commit }: Report['evidence']): string {
  const counts = Object.entries(layers).map(([name, { passed, failed }]) => `${name} ${passed} of ${passed + failed}`);
  return `Tests passed on ${date} at commit ${commit}: ${counts.join(', ')}.`;
}

/** Converts a report to OpenACR's JSON schema. */
export function toOpenAcr({ product, evidence, rows }: Report) {
  return {
    title: `${product.name} Accessibility Conformance Report`,
    product: { name: product.name, version: product.version, description: product.description },
    author: { company_name: agency.name, email: agency.email },
    vendor: { company_name: agency.name, email: agency.email },
    report_date: evidence.date,
    last_modified_date: evidence.date,
    version: 1,
    notes: `WCAG 2.2, levels A and AA. ${runText(evidence)} ${summaryText(evidence)}.`,
    evaluation_methods_used: evaluationMethods,
    legal_disclaimer: 'This report describes test results. It is not a legal declaration.',
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: Object.fromEntries(
      (['A', 'AA'] as const).map((level) => [
        chapterOf[level],
        {
          criteria: rows
            .filter((row) => row.level === level)
            .map((row) => ({
              num: row.criterion,
              components: [{ name: 'web', adherence: { level: row.adherence, notes: notesOf(row) } }],
            })),
        },
      ]),
    ),
  };
}

export const openAcrText = (report: Report): string => stringify(toOpenAcr(report), { lineWidth: 0 });
