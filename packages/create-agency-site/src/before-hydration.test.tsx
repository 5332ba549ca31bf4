// @vitest-environment jsdom
/** The React starters keep what a visitor types before hydration, also if React has to replace the HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

let root: Root | undefined;

afterEach(async () => {
  await act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const form = (
  <form>
    <input name="name" />
  </form>
);

it('keeps typed text when an extension has changed the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  const typed = container.querySelector('input') as HTMLInputElement;
  typed.value = 'Wanjiru';
  container.querySelector('form')?.prepend(document.createElement('mark'));
  // It starts when its script has loaded.
  const { BeforeHydration } = await import('../templates/react/src/BeforeHydration.js');
  const page = (
    <>
      {form}
      <BeforeHydration />
    </>
  );
  await act(() => {
    root = hydrateRoot(container, page, { onRecoverableError: () => {} });
  });
  expect(typed.isConnected).toBe(false);
  expect(container.querySelector('input')?.value).toBe('Wanjiru');
});

it.each(['next', 'react-router', 'vite'])('is part of the page of %s', (framework) => {
  const file = join(import.meta.dirname, '../templates', framework, 'src/Providers.tsx');
  expect(readFileSync(file, 'utf8')).toContain('<BeforeHydration />');
});
