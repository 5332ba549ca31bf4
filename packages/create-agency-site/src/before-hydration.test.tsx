// @vitest-environment jsdom
/** The React starters keep what a visitor types and clicks before hydration, even if React has to replace the HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyPressScript } from 'agency-ui/press-queue';
import { act, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

let root: Root | undefined;
const listening = new AbortController();

afterEach(async () => {
  listening.abort();
  await act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Makes an event look as if it came from the visitor, because all events in jsdom are untrusted. */
const trusted = (event: Event) =>
  new Proxy(event, { get: (_, name) => name === 'isTrusted' || Reflect.get(event, name) });

/** A form whose button is disabled until there is a name, except in the prerendered HTML. */
function Page({ onAsk }: { onAsk: () => void }) {
  const [name, setName] = useState('');
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <form>
      <input name="name" onInput={({ currentTarget }) => setName(currentTarget.value)} />
      <fieldset disabled={isHydrated && !name}>
        <button type="button" onClick={onAsk}>
          Ask
        </button>
      </fieldset>
    </form>
  );
}

it('keeps typed text and a click when an extension has changed the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const listen = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((type: string, listener) =>
      document.addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal }),
    );
  new Function(earlyPressScript)();
  listen.mockRestore();
  const onAsk = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page onAsk={onAsk} />);
  document.body.append(container);
  const typed = container.querySelector('input') as HTMLInputElement;
  typed.value = 'Wanjiru';
  container.querySelector('button')?.click();
  globalThis.agencyPresses = globalThis.agencyPresses?.map(([event, time]) => [trusted(event), time]);
  container.querySelector('form')?.prepend(document.createElement('mark'));
  // The component starts once its script has loaded.
  const { BeforeHydration } = await import('../templates/react/src/BeforeHydration.js');
  const page = (
    <>
      <Page onAsk={onAsk} />
      <BeforeHydration />
    </>
  );
  await act(() => {
    root = hydrateRoot(container, page, { onRecoverableError: () => {} });
  });
  expect(typed.isConnected).toBe(false);
  expect(container.querySelector('input')?.value).toBe('Wanjiru');
  // The button is enabled once React knows the name.
  await act(() => vi.waitFor(() => expect(onAsk).toHaveBeenCalledOnce()));
  expect(container.querySelector('fieldset')?.disabled).toBe(false);
});

it('is an inline script that React outputs unchanged', () => {
  expect(renderToString(<script>{earlyPressScript}</script>)).toBe(`<script>${earlyPressScript}</script>`);
});

it.each([
  ['next', 'app/layout.tsx'],
  ['react-router', 'app/root.tsx'],
  ['vite', 'server/prerender.tsx'],
])('records presses before the scripts of %s have loaded', (framework, file) => {
  const source = readFileSync(join(import.meta.dirname, '../templates', framework, file), 'utf8');
  expect(source).toMatch(/<script>\$?\{earlyPressScript\}<\/script>/);
});

it.each(['next', 'react-router', 'vite'])('is part of every page of %s', (framework) => {
  const file = join(import.meta.dirname, '../templates', framework, 'src/Providers.tsx');
  expect(readFileSync(file, 'utf8')).toContain('<BeforeHydration />');
});
