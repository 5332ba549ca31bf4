// @vitest-environment jsdom
/** The README's setup for tests in jsdom is sufficient for every component. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fixtures } from './fixtures.js';
import * as kit from './index.js';

const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const setup = /```ts\n(Object\.assign\(globalThis, \{\n {2}matchMedia[\s\S]*?)```/.exec(readme)?.[1] ?? '';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('renders every component in jsdom', () => {
  expect(setup).toContain('IntersectionObserver');
  vi.stubGlobal('matchMedia', undefined);
  vi.stubGlobal('IntersectionObserver', undefined);
  new Function(setup)();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(Object.keys(fixtures).length).toBeGreaterThan(60);
  for (const [name, props] of Object.entries(fixtures)) {
    const component = (kit as unknown as Record<string, ComponentType>)[name];
    if (component) render(createElement(component, props as object));
  }
  expect(said.mock.calls).toEqual([]);
});
