/**
 * The kit under React's `react-server` condition with React's own renderer, as used by frameworks with server
 * components.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtures } from '../../packages/agency-ui/src/fixtures.js';
import { type Consumer, install } from './consumer.js';

interface Result {
  /** React has no `useState` under this condition, so `false` proves that it is active. */
  hasState: boolean;
  rendered: Record<string, { client: boolean; payload: string; errors: string[] }>;
  names: Record<string, string[]>;
}

let consumer: Consumer;
let result: Result;

const asServer = ['--conditions', 'react-server', '--import', './register.mjs', 'render.mjs'];

beforeAll(async () => {
  consumer = await install('react-server');
  writeFileSync(join(consumer.folder, 'fixtures.json'), JSON.stringify(fixtures));
  result = JSON.parse(await consumer.run('node', ...asServer)) as Result;
});

it('passes the kit’s doctor', async () => {
  await expect(consumer.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
});

it('runs under the react-server condition', async () => {
  expect(result.hasState).toBe(false);
  const without = await consumer.run(
    'node',
    '--input-type=module',
    '--eval',
    'import * as React from "react"; process.stdout.write(String("useState" in React))',
  );
  expect(without).toBe('true');
});

it('imports every entry point', () => {
  expect(Object.keys(result.names).length).toBeGreaterThan(70);
  // A set-up file has no exports; without a DOM it does nothing.
  expect(Object.entries(result.names).filter(([, names]) => names.length === 0)).toEqual([['agency-ui/testing', []]]);
});

describe('the kit under the react-server condition', () => {
  it('renders every component inside a server component', () => {
    expect(Object.keys(result.rendered).sort()).toEqual(Object.keys(fixtures).sort());
    const broken = Object.entries(result.rendered).flatMap(([name, { errors }]) =>
      errors.map((error) => [name, error]),
    );
    expect(broken).toEqual([]);
  });

  it('treats components with state or labels as client components, and renders the rest to HTML', () => {
    const onServer = Object.entries(result.rendered)
      .filter(([, { client }]) => !client)
      .map(([name]) => name);
    for (const name of ['Reasons', 'PullQuote', 'Timeline', 'ValuesGrid', 'ProcessSteps', 'Prose']) {
      expect(onServer).toContain(name);
    }
    for (const name of ['HeroCarousel', 'FaqSection', 'QuoteForm', 'SiteHeader', 'ChatPanel', 'Reveal']) {
      expect(onServer).not.toContain(name);
    }
  });

  it('puts the rendered markup into the payload', () => {
    expect(result.rendered['PullQuote']?.payload).toContain('A tent is a promise.');
    expect(result.rendered['Timeline']?.payload).toContain('"$","h2"');
  });
});
