/** Renders a report as one self-contained HTML page without scripts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { summaryText } from '../../.storybook/evidence/evidence.js';
import { understandingUrl } from '../../.storybook/evidence/wcag.js';
import { evaluationMethods, runText, testsText } from './open-acr.js';
import type { Adherence, Report, Row } from './report.js';

export const adherenceNames: Record<Adherence, string> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
};

const style = `
:root { color-scheme: light dark; --ground: #fff; --text: #1c1a22; --quiet: #5a5666; --line: #8a8695; --link: #3d2a8c; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #17151d; --text: #f2f0f7; --quiet: #bdb8cb; --line: #7d788c; --link: #c3b5ff; }
}
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 64rem; background: var(--ground); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.15; }
h2 { font-size: 1.375rem; margin: 3rem 0 1rem; }
h3 { font-size: 1.0625rem; margin: 0; }
a { color: var(--link); }
p, dl { max-width: 44rem; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; }
.criteria { list-style: none; padding: 0; }
.criterion { border-top: 1px solid var(--line); padding: 1rem 0; }
.criterion p { margin: .25rem 0 .5rem; }
.criterion li { margin-bottom: .5rem; color: var(--quiet); }
summary { display: inline-block; padding: .25rem 0; cursor: pointer; text-decoration: underline; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

function Criterion({ criterion, title, adherence, summary, subjects }: Row) {
  return (
    <li className="criterion" id={`criterion-${criterion.replaceAll('.', '-')}`}>
      <h3>
        {criterion} <a href={understandingUrl(criterion)}>{title}</a>
      </h3>
      <p>
        <strong>{adherenceNames[adherence]}.</strong> {summary}
      </p>
      {subjects.length > 0 && (
        <details open={adherence !== 'supports' && adherence !== 'not-applicable'}>
          <summary>Tests of {criterion}</summary>
          <ul>
            {subjects.map((tests) => (
              <li key={tests.subject}>{testsText(tests)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Page({ product, evidence, rows }: Report) {
  const title = `${product.name}: accessibility conformance report`;
  const counts = (Object.keys(adherenceNames) as Adherence[])
    .map((adherence) => ({ adherence, count: rows.filter((row) => row.adherence === adherence).length }))
    .filter(({ count }) => count > 0);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>
            {product.description} Version {product.version}, rated by WCAG 2.2 at levels A and AA.
          </p>
          <p>{evaluationMethods}</p>
          <p>
            {runText(evidence)} {summaryText(evidence)}.
          </p>
          <p>
            For programs: <a href={`${product.id}.yaml`}>the same report in the OpenACR format</a>.
          </p>
          <h2>Result</h2>
          <dl>
            {counts.map(({ adherence, count }) => (
              <div key={adherence}>
                <dt>{adherenceNames[adherence]}</dt>
                <dd>
                  {count} of {rows.length} criteria
                </dd>
              </div>
            ))}
          </dl>
          {(['A', 'AA'] as const).map((level) => (
            <section key={level} aria-labelledby={`level-${level}`}>
              <h2 id={`level-${level}`}>Level {level}</h2>
              <ul className="criteria">
                {rows
                  .filter((row) => row.level === level)
                  .map((row) => (
                    <Criterion key={row.criterion} {...row} />
                  ))}
              </ul>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

/** Renders a report's page. It links to the OpenACR file in the same folder. */
export const pageOf = (report: Report): string => `<!DOCTYPE html>\n${renderToStaticMarkup(<Page {...report} />)}\n`;
