// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listenForLeaving } from './leaving.js';

beforeAll(() => {
  // jsdom cannot navigate.
  document.body.innerHTML = '<main id="main"><a href="/elsewhere">Elsewhere</a><input></main>';
  listenForLeaving(() => false);
  addEventListener('click', (event) => event.preventDefault());
});

afterAll(() => {
  dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
});

beforeEach(() => document.querySelector('a')?.click());

const isPending = () => document.getElementById('main')?.getAttribute('aria-busy') === 'true';

const press = (options: KeyboardEventInit) =>
  document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...options }));

it('shows that a followed link is loading until Escape stops it', () => {
  expect(isPending()).toBe(true);
  press({ key: 'Escape' });
  expect(isPending()).toBe(false);
});

it.each<[string, KeyboardEventInit]>([
  ['cancels a composition', { isComposing: true }],
  ['cancels a composition in Safari', { keyCode: 229 }],
])('keeps showing that the link is loading after an Escape that %s', (_name, options) => {
  press({ key: 'Escape', ...options });
  expect(isPending()).toBe(true);
});
