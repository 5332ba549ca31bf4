// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, createElement } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures } from '../fixtures.js';
import * as kit from '../index.js';

const dialog = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;
const elements = Element.prototype as Partial<Element>;

/** APIs added by the shared test setup, which other files in this document also need. */
const { showModal, close } = dialog;
const { scrollIntoView } = elements;
const page = document as Partial<Document>;
const { elementsFromPoint } = page;

/** Removes what the entry adds, so that the environment is like new. */
function removeApis() {
  delete dialog.showModal;
  delete dialog.close;
  delete elements.scrollIntoView;
  delete page.elementsFromPoint;
  vi.unstubAllGlobals();
}

let evaluations = 0;

/**
 * Evaluates the entry again. `vi.resetModules` would also load a second copy of React for the test files that share
 * this worker.
 */
const evaluateEntry = () => import(/* @vite-ignore */ `./index.js?evaluation=${++evaluations}`);

beforeEach(async () => {
  removeApis();
  for (const name of ['matchMedia', 'IntersectionObserver']) vi.stubGlobal(name, undefined);
  vi.stubGlobal('scrollTo', () => console.error('not implemented'));
  await evaluateEntry();
});
afterEach(() => {
  cleanup();
  removeApis();
  vi.restoreAllMocks();
});
afterAll(() => {
  Object.assign(dialog, { showModal, close });
  Object.assign(elements, { scrollIntoView });
  Object.assign(document, { elementsFromPoint });
});

it('renders every component without a warning', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(Object.keys(fixtures).length).toBeGreaterThan(60);
  for (const [name, props] of Object.entries(fixtures)) {
    const component = (kit as unknown as Record<string, ComponentType>)[name];
    if (component) render(createElement(component, props as object));
  }
  expect(said.mock.calls).toEqual([]);
});

describe('a dialog', () => {
  it('opens with focus inside, and returns focus when it closes', async () => {
    const closed = vi.fn();
    render(
      <>
        <button type="button" onClick={() => document.querySelector('dialog')?.showModal()}>
          Open
        </button>
        <dialog onClose={closed}>
          <button type="button" onClick={() => document.querySelector('dialog')?.close('done')}>
            Close
          </button>
        </dialog>
      </>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Close');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Open');
    expect(document.querySelector('dialog')?.returnValue).toBe('done');
    expect(closed).toHaveBeenCalledOnce();
  });
});

it('neither scrolls nor logs anything', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  window.scrollTo({ top: 0 });
  document.body.scrollIntoView();
  expect(said).not.toHaveBeenCalled();
});

it('finds no elements at any point, because there is no layout', () => {
  expect(document.elementsFromPoint(0, 0)).toEqual([]);
});

it('reports that no media query matches, and leaves existing APIs alone when imported again', async () => {
  expect(matchMedia('(min-width: 1px)').matches).toBe(false);
  expect(() => matchMedia('print').addEventListener('change', () => {})).not.toThrow();
  const own = vi.fn();
  vi.stubGlobal('matchMedia', own);
  const { showModal: existing } = dialog;
  await evaluateEntry();
  expect(globalThis.matchMedia).toBe(own);
  expect(dialog.showModal).toBe(existing);
});
