// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestRun } from '../evidence/evidence.js';
import type { Component } from '../evidence/verdicts.js';
import { EvidenceFold } from './EvidenceFold.js';

// Test files share the document.
afterEach(() => document.body.replaceChildren());

const file = 'packages/agency-ui/src/primitives/Lantern/Lantern.stories.tsx';

const component: Component = {
  name: 'Lantern',
  folder: 'packages/agency-ui/src/primitives/Lantern',
  accessibility: {
    anatomy: [],
    keyboard: [],
    criteria: [{ criterion: '2.2.2', how: 'It never flickers.', tests: ['NeverFlickers'] }],
  },
};

function fold(results: { passed: string[]; failed: Record<string, string> }): HTMLDetailsElement {
  const run: TestRun = {
    layer: 'storybook',
    date: '2026-11-25T09:00:00.000Z',
    commit: 'abc1234',
    dirty: false,
    files: { [file]: results },
  };
  const room = { evidence: { runs: [run] }, storyUrl: () => undefined, docsUrl: () => undefined };
  document.body.innerHTML = renderToStaticMarkup(<EvidenceFold component={component} room={room} />);
  const details = document.querySelector('details');
  if (!details) throw new Error('The evidence does not fold.');
  return details;
}

describe('the evidence of a component', () => {
  it('is closed under a summary in words, with its table in the document', () => {
    const details = fold({ passed: ['NeverFlickers'], failed: {} });
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')?.textContent).toMatch(
      /^Accessibility: \d+ of \d+ checks passed on 25 November 2026/,
    );
    expect(details.querySelector('table')?.textContent).toContain('It never flickers.');
  });

  it('is open where a check failed, with what the test said', () => {
    const details = fold({ passed: [], failed: { NeverFlickers: 'It flickered twice.' } });
    expect(details.open).toBe(true);
    expect(details.querySelector('summary')?.textContent).toMatch(/^Accessibility: 1 of \d+ checks failed/);
    expect(details.querySelector('table')?.textContent).toContain('It flickered twice.');
  });
});
