/** The WCAG criteria that tests cover for a component, with the committed results of the last full run. */
import digests from 'virtual:code-digests';
import {
  type CriterionTests,
  type Evidence,
  everyStory,
  isShown,
  sortedCriteria,
  summaryText,
} from '../evidence/evidence.js';
import evidenceFile from '../evidence/evidence.json' with { type: 'json' };
import { type CriterionNumber, understandingUrl, wcagCriteria } from '../evidence/wcag.js';
import { DocsLink, docsPath } from './links.js';

const evidence = evidenceFile as unknown as Evidence;

const dateFormat = new Intl.DateTimeFormat('en-KE', { dateStyle: 'long', timeZone: 'UTC' });

/** "at commit abc1234 on 26 November 2026" */
const run = `at commit ${evidence.commit} on ${dateFormat.format(new Date(evidence.date))}`;

const hasChanged = (name: string) => evidence.components[name]?.code !== digests[name];

const count = (name: string) => {
  const criteria = Object.values(evidence.components[name]?.criteria ?? {});
  return { all: criteria.length, shown: criteria.filter(isShown).length };
};

function Tests({ criterion, passed, failed }: CriterionTests & { criterion: CriterionNumber }) {
  const checks: Partial<Record<CriterionNumber, string>> = everyStory.criteria;
  return (
    <ul>
      {failed.map((test) => (
        <li key={test}>
          <strong>Failed:</strong> {test}
        </li>
      ))}
      {passed.map((test) => (
        <li key={test}>{test === everyStory.title ? checks[criterion] : test}</li>
      ))}
    </ul>
  );
}

/** Collapsed under the count; open if a test failed. */
export function ComponentEvidence({ name }: { name: string }) {
  const tested = evidence.components[name];
  if (!tested) return <p>No complete test run has included it yet.</p>;
  const { all, shown } = count(name);
  return (
    <>
      {hasChanged(name) && (
        <p className="docs-notice">
          <strong>Changed since it was last tested.</strong> The code in its folder differs from the code that was
          tested {run}.
        </p>
      )}
      <details className="docs-evidence" open={shown < all}>
        <summary>
          Accessibility: {shown} of {all} criteria shown by passing tests {run}
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">WCAG 2.2 criterion</th>
              <th scope="col">Result</th>
              <th scope="col">Tests</th>
            </tr>
          </thead>
          <tbody>
            {sortedCriteria(tested.criteria).map(([criterion, tests]) => (
              <tr key={criterion}>
                <th scope="row">
                  <a href={understandingUrl(criterion)} target="_blank" rel="noreferrer">
                    {criterion} {wcagCriteria[criterion].title}
                  </a>{' '}
                  ({wcagCriteria[criterion].level})
                </th>
                <td>{isShown(tests) ? '✓ Passed' : '✗ Failed'}</td>
                <td>
                  <Tests criterion={criterion} {...tests} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Every visual state is also checked with axe at 320 px, at 768 px with reduced motion, and in forced colours.
        </p>
      </details>
    </>
  );
}

/** Written by `npm run docs -- evidence`. */
const reports = [
  { id: 'agency-ui', name: 'the kit' },
  { id: 'website', name: 'the website' },
];

/** All components: those with a failed test first, then those that have changed since the run. */
export function EvidenceOverview() {
  const names = Object.keys(digests).sort((one, other) => {
    const rank = (name: string) => 2 * (count(name).all - count(name).shown) + Number(hasChanged(name));
    return rank(other) - rank(one) || one.localeCompare(other);
  });
  return (
    <>
      <p>
        <strong>{summaryText(evidence)}</strong>, {run}. Each story or test has a tag for the criterion that it covers,
        such as <code>wcag:2.2.2</code>; the sidebar’s tag filter finds them.
      </p>
      <p>
        Tests in that run:{' '}
        {Object.entries(evidence.layers)
          .map(([layer, { passed, failed }]) => `${layer} ${passed} of ${passed + failed}`)
          .join(', ')}
        .
      </p>
      <p>The conformance reports rate every criterion of WCAG 2.2 level AA from the same results:</p>
      <ul>
        {reports.map(({ id, name }) => (
          <li key={id}>
            <a href={`accessibility/${id}.html`} target="_blank" rel="noreferrer">
              Report on {name}
            </a>
            , also{' '}
            <a href={`accessibility/${id}.yaml`} target="_blank" rel="noreferrer">
              in the OpenACR format
            </a>
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Criteria shown</th>
            <th scope="col">Code in its folder since the run</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <DocsLink href={docsPath(name) ?? ''}>{name}</DocsLink>
              </th>
              <td>
                {count(name).shown} of {count(name).all}
              </td>
              <td>{hasChanged(name) ? 'Changed' : 'Unchanged'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
