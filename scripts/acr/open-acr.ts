/** Writes a report as OpenACR: https://github.com/GSA/openacr. */
import { agency } from 'agency-content';
import { stringify } from 'yaml';
import type { Report, ReportedClaim, Row } from './report.js';

/** Ids of the catalogue's chapters by conformance level. */
const chapterOf = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa' } as const;

/** Longer lists are replaced by the number of components. */
const maxSubjects = 6;

export function subjectsText(subjects: readonly string[]): string {
  return subjects.length > maxSubjects ? `${subjects.length} components` : subjects.join(', ');
}

const resultNames = { passed: 'Passed', failed: 'Failed', missing: 'No result' } as const;

function claimText({ how, result, subjects, proofs }: ReportedClaim): string {
  const tests = proofs.map(
    ({ label, source, result }) =>
      `${label} (${source})${result === 'passed' ? '' : `: ${resultNames[result].toLowerCase()}`}`,
  );
  return `- ${resultNames[result]}: ${subjectsText(subjects)}: ${how}${tests.length > 0 ? ` Tests: ${tests.join('; ')}.` : ' No test is named.'}`;
}

const notesOf = ({ summary, claims }: Row) => [summary, ...claims.map(claimText)].join('\n');

export const evaluationMethods =
  'Automated tests only. Each claim names the tests that prove it: components in a browser with axe-core, keyboard and pointer scenarios, whole pages with axe-core, IBM’s accessibility-checker-engine and html-validate. No person has rated a criterion by hand. "Supports" means that every named test passed in the last run.';

/** Converts a report to OpenACR's JSON schema. */
export function toOpenAcr({ product, date, runs, rows }: Report) {
  const day = date.slice(0, 10);
  return {
    title: `${product.name} Accessibility Conformance Report`,
    product: { name: product.name, version: product.version, description: product.description },
    author: { company_name: agency.name, email: agency.email },
    vendor: { company_name: agency.name, email: agency.email },
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes: `WCAG 2.2, levels A and AA. Test runs: ${runs
      .map(
        ({ layer, date, commit, dirty }) =>
          `${layer} ${date.slice(0, 10)} at ${commit ?? 'an unknown commit'}${dirty ? ' with changes' : ''}`,
      )
      .join(', ')}.`,
    evaluation_methods_used: evaluationMethods,
    legal_disclaimer: 'This report describes test results. It is no legal declaration.',
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
