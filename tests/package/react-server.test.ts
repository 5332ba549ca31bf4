/** React's server condition, with React's own renderer: what a framework of server components does with the kit. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtures } from '../../packages/agency-ui/src/fixtures.js';
import { type Consumer, install } from './consumer.js';

interface Result {
  /** React has no state on the server: `false` says that the condition holds. */
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

it('is set up without a finding of the doctor', async () => {
  await expect(consumer.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
});

it('holds the condition', async () => {
  expect(result.hasState).toBe(false);
  const without = await consumer.run(
    'node',
    '--input-type=module',
    '--eval',
    'import * as React from "react"; process.stdout.write(String("useState" in React))',
  );
  expect(without).toBe('true');
});

it('imports every entry', () => {
  expect(Object.keys(result.names).length).toBeGreaterThan(70);
  expect(Object.entries(result.names).filter(([, names]) => names.length === 0)).toEqual([]);
});

describe('components', () => {
  it('all stand in a page that is a server component', () => {
    expect(Object.keys(result.rendered).sort()).toEqual(Object.keys(fixtures).sort());
    const broken = Object.entries(result.rendered).flatMap(([name, { errors }]) =>
      errors.map((error) => [name, error]),
    );
    expect(broken).toEqual([]);
  });

  it('that move, open or say words of their own are client components, the others are HTML from the server', () => {
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

  it('of the server have their markup in what is sent', () => {
    expect(result.rendered['PullQuote']?.payload).toContain('A tent is a promise.');
    expect(result.rendered['Timeline']?.payload).toContain('"$","h2"');
  });
});
