// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgencyProvider, useAgency } from './AgencyProvider.js';
import { type MotionPreference, useMotion } from './useMotion.js';

/** A visitor's setting that can change while the page is open. */
function stubMotion(welcome: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: welcome,
    addEventListener: (_event: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => listeners.delete(listener),
  };
  const matchMedia = vi.fn(() => query);
  vi.stubGlobal('matchMedia', matchMedia);
  return {
    matchMedia,
    listeners,
    change(next: boolean) {
      query.matches = next;
      for (const listener of listeners) listener();
    },
  };
}

function Motion() {
  return <output>{useMotion()}</output>;
}

function Locale() {
  return useAgency().locale;
}

const page = (motion?: MotionPreference) => (
  <AgencyProvider {...(motion && { motion })}>
    <Motion />
  </AgencyProvider>
);

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useMotion', () => {
  it('answers no on the server, without asking the browser', () => {
    const { matchMedia } = stubMotion(true);
    expect(renderToString(page())).toContain('reduced');
    expect(matchMedia).not.toHaveBeenCalled();
  });

  it('hydrates as the server rendered, then adds motion', async () => {
    stubMotion(true);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page());
    const root = await act(() => hydrateRoot(container, page()));
    expect(container.textContent).toBe('welcome');
    expect(said).not.toHaveBeenCalled();
    await act(() => root.unmount());
    container.remove();
  });

  it('works without a provider', () => {
    stubMotion(true);
    render(<Motion />);
    expect(shown()).toBe('welcome');
  });

  it('asks for no preference against motion, and follows the visitor', () => {
    const setting = stubMotion(true);
    const { unmount } = render(page());
    expect(setting.matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: no-preference)');
    expect(shown()).toBe('welcome');
    act(() => setting.change(false));
    expect(shown()).toBe('reduced');
    unmount();
    expect(setting.listeners.size).toBe(0);
  });

  it('never adds motion against the application', () => {
    const setting = stubMotion(true);
    render(page('reduced'));
    expect(shown()).toBe('reduced');
    act(() => setting.change(true));
    expect(shown()).toBe('reduced');
  });
});

describe('useAgency', () => {
  it('speaks Kenyan English by default, with a provider or without', () => {
    expect(renderToString(<Locale />)).toBe('en-KE');
    expect(
      renderToString(
        <AgencyProvider>
          <Locale />
        </AgencyProvider>,
      ),
    ).toBe('en-KE');
  });

  it('hands the nearest provider’s language down', () => {
    expect(
      renderToString(
        <AgencyProvider locale="fr-FR">
          <AgencyProvider locale="sw-KE">
            <Locale />
          </AgencyProvider>
        </AgencyProvider>,
      ),
    ).toBe('sw-KE');
  });
});
