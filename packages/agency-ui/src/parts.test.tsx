/** `data-part` is public API: docs/theming.md names each component's parts, and no others may exist. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fixtures } from './fixtures.js';
import * as kit from './index.js';

const components = kit as unknown as Record<string, ComponentType<object>>;

const page = readFileSync(resolve(import.meta.dirname, '../docs/theming.md'), 'utf8');
const [, table = ''] = /^## Parts of sections\n([\s\S]*?)^## /m.exec(page) ?? [];

/** Component names with their rows' parts. */
const documented = [...table.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(
  ([, name = '', parts = '']) => [name, [...parts.matchAll(/`([\w-]+)`/g)].map(([, part]) => part)] as const,
);

/** Props needed to show every part, in addition to those in the fixture. */
const more: Record<string, object> = {
  FaqSection: { ask: { heading: 'Another?', actions: [] } },
  PageHero: { actions: 'Links' },
};

it('finds the table in the docs', () => {
  expect(documented.length).toBeGreaterThan(9);
});

it.each(documented)('has the parts named in the docs: %s', (name, parts) => {
  const Component = components[name] as ComponentType<object>;
  const html = renderToString(<Component {...fixtures[name as keyof typeof fixtures]} {...more[name]} />);
  const found = [...html.matchAll(/ data-part="([\w-]+)"/g)].map(([, part]) => part);
  expect([...new Set(found)].sort()).toEqual([...parts].sort());
});
