/** Renders a report as one self-contained HTML page without scripts. */
import { understandingUrl } from '../../packages/agency-ui/src/wcag.js';
import { evaluationMethods, subjectsText } from './open-acr.js';
import type { Adherence, Report, ReportedClaim, Row } from './report.js';

export const adherenceNames: Record<Adherence, string> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const style = `
:root { color-scheme: light dark; --ground: #fff; --text: #1c1a22; --quiet: #5a5666; --line: #8a8695; --link: #3d2a8c; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #17151d; --text: #f2f0f7; --quiet: #bdb8cb; --line: #7d788c; --link: #c3b5ff; }
}
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 64rem; background: var(--ground); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 1rem; }
h2 { font-size: 1.375rem; margin: 3rem 0 1rem; }
h3 { font-size: 1.0625rem; margin: 0; }
a { color: var(--link); }
p, ul, dl { margin: 0 0 1rem; max-width: 44rem; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; }
.criteria { list-style: none; padding: 0; max-width: none; }
.criterion { border-top: 1px solid var(--line); padding: 1rem 0; }
.rating { margin: .25rem 0 .5rem; }
.claims { margin: .75rem 0 0; }
.claims li { margin-bottom: .75rem; }
.tests { color: var(--quiet); }
summary { display: inline-block; padding: .25rem 0; cursor: pointer; text-decoration: underline; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dateText = (date: string) => dateFormat.format(new Date(date));

const resultNames = { passed: 'Passed', failed: 'Failed', missing: 'No result' } as const;

function claimHtml({ how, result, subjects, proofs }: ReportedClaim): string {
  const tests = proofs.map(
    ({ label, source, result }) =>
      `${escapeHtml(label)} (${escapeHtml(source)})${result === 'passed' ? '' : `: ${resultNames[result].toLowerCase()}`}`,
  );
  return `<li>
<strong>${resultNames[result]}.</strong> ${escapeHtml(how)} <span class="tests">${escapeHtml(subjectsText(subjects))}.</span>
<div class="tests">${tests.length > 0 ? `Tests: ${tests.join('; ')}` : 'No test is named.'}</div>
</li>`;
}

function rowHtml({ criterion, title, adherence, summary, claims }: Row): string {
  const open = adherence === 'supports' || adherence === 'not-applicable' ? '' : ' open';
  return `<li class="criterion" id="criterion-${criterion.replaceAll('.', '-')}">
<h3>${criterion} <a href="${understandingUrl(criterion)}">${escapeHtml(title)}</a></h3>
<p class="rating"><strong>${adherenceNames[adherence]}.</strong> ${escapeHtml(summary)}</p>
${
  claims.length === 0
    ? ''
    : `<details${open}>
<summary>Claims and tests of ${criterion}</summary>
<ul class="claims">
${claims.map(claimHtml).join('\n')}
</ul>
</details>`
}
</li>`;
}

function countText(rows: readonly Row[]): string {
  return (Object.keys(adherenceNames) as Adherence[])
    .map((adherence) => ({ adherence, count: rows.filter((row) => row.adherence === adherence).length }))
    .filter(({ count }) => count > 0)
    .map(({ adherence, count }) => `<dt>${adherenceNames[adherence]}</dt><dd>${count} of ${rows.length} criteria</dd>`)
    .join('\n');
}

/** Renders the page of a report. It links to the OpenACR file in the same folder. */
export function pageOf({ product, date, runs, rows }: Report): string {
  const title = `${product.name}: accessibility conformance report`;
  const levels = (['A', 'AA'] as const).map(
    (level) => `<h2>Level ${level}</h2>
<ul class="criteria">
${rows
  .filter((row) => row.level === level)
  .map(rowHtml)
  .join('\n')}
</ul>`,
  );
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(product.description)} Version ${escapeHtml(product.version)}, rated by WCAG 2.2 at levels A and AA on <time datetime="${date.slice(0, 10)}">${dateText(date)}</time>.</p>
<p>${escapeHtml(evaluationMethods)}</p>
<p>For programs: <a href="${product.id}.yaml">the same report in the OpenACR format</a>.</p>
<h2>Result</h2>
<dl>
${countText(rows)}
</dl>
<h2>Test runs</h2>
<ul>
${runs
  .map(
    ({ layer, date, commit, dirty }) =>
      `<li>${escapeHtml(layer)}: ${dateText(date)}, ${commit ? `commit ${escapeHtml(commit)}` : 'unknown commit'}${dirty ? ' with changes' : ''}</li>`,
  )
  .join('\n')}
</ul>
${levels.join('\n')}
</main>
</body>
</html>
`;
}
