// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Reloads the modules to simulate a new visit.
import './index.js';

/** The system setting, which notifies its listeners of changes. */
let system = { matches: true, listeners: new Set<() => void>() };

/** A newly opened page, where only the browser's storage persists. */
async function visit(motion?: 'reduced') {
  cleanup();
  vi.resetModules();
  delete document.documentElement.dataset['agencyMotion'];
  const { AgencyProvider, useMotion, prefersMotion } = await import('../../primitives/index.js');
  const { PauseAnimationsButton } = await import('./index.js');
  function Motion() {
    return <output>{useMotion()}</output>;
  }
  const page = (
    <AgencyProvider {...(motion && { motion })}>
      <PauseAnimationsButton />
      <Motion />
    </AgencyProvider>
  );
  return { PauseAnimationsButton, prefersMotion, page, open: () => render(page) };
}

const button = () => screen.getByRole('button');
const state = () => button().dataset['pauseAnimations'];
const motion = () => screen.getByRole('status').textContent;
const mark = () => document.documentElement.dataset['agencyMotion'];
const press = () => fireEvent.click(button());

beforeEach(() => {
  localStorage.clear();
  system = { matches: true, listeners: new Set() };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_event: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => system.listeners.delete(listener),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['agencyMotion'];
});

describe('PauseAnimationsButton', () => {
  it('pauses and resumes JavaScript and CSS animations', { tags: ['wcag:2.2.2'] }, async () => {
    (await visit()).open();
    expect([button().textContent, state(), motion(), mark()]).toEqual([
      'Pause animations',
      'playing',
      'welcome',
      undefined,
    ]);
    press();
    expect([button().textContent, state(), motion(), mark()]).toEqual([
      'Play animations',
      'paused',
      'reduced',
      'reduced',
    ]);
    press();
    expect([button().textContent, motion(), mark()]).toEqual(['Pause animations', 'welcome', undefined]);
  });

  it('changes its name and has no aria-pressed', { tags: ['wcag:4.1.2'] }, async () => {
    (await visit()).open();
    press();
    expect(button().hasAttribute('aria-pressed')).toBe(false);
  });

  it('stores the choice for the next visit, and removes it when animations are resumed', {
    tags: ['wcag:2.2.2'],
  }, async () => {
    (await visit()).open();
    press();
    expect(localStorage.getItem('agency-motion')).toBe('reduced');
    (await visit()).open();
    expect([state(), motion(), mark()]).toEqual(['paused', 'reduced', 'reduced']);
    press();
    expect(localStorage.getItem('agency-motion')).toBeNull();
    (await visit()).open();
    expect([state(), motion(), mark()]).toEqual(['playing', 'welcome', undefined]);
  });

  it('works without storage', async () => {
    const refuse = () => {
      throw new DOMException('Not in this window.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    (await visit()).open();
    press();
    expect([state(), motion(), mark()]).toEqual(['paused', 'reduced', 'reduced']);
    press();
    expect([state(), motion(), mark()]).toEqual(['playing', 'welcome', undefined]);
  });

  it('follows changes in the site’s other tabs', async () => {
    (await visit()).open();
    const elsewhere = (init: StorageEventInit) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
    elsewhere({ key: 'cart', newValue: 'reduced' });
    expect(state()).toBe('playing');
    elsewhere({ key: 'agency-motion', newValue: 'reduced' });
    expect([state(), motion(), mark()]).toEqual(['paused', 'reduced', 'reduced']);
    elsewhere({ key: null });
    expect([state(), motion(), mark()]).toEqual(['playing', 'welcome', undefined]);
  });

  it('picks up a change made in another tab before it subscribed', async () => {
    const { open } = await visit();
    const { unmount } = open();
    press();
    unmount();
    localStorage.clear();
    open();
    expect([state(), motion(), mark()]).toEqual(['playing', 'welcome', undefined]);
  });

  it('follows the attribute set by the application', async () => {
    (await visit()).open();
    document.documentElement.dataset['agencyMotion'] = 'reduced';
    await waitFor(() => expect([state(), motion()]).toEqual(['paused', 'reduced']));
    press();
    expect([state(), motion(), mark()]).toEqual(['playing', 'welcome', undefined]);
  });

  it('is unavailable when the system or the application reduces motion', async () => {
    system.matches = false;
    (await visit()).open();
    expect([state(), motion(), mark()]).toEqual(['unavailable', 'reduced', undefined]);
    act(() => {
      system.matches = true;
      for (const listener of system.listeners) listener();
    });
    expect([state(), motion()]).toEqual(['playing', 'welcome']);
    (await visit('reduced')).open();
    expect([state(), motion()]).toEqual(['unavailable', 'reduced']);
  });

  it('is unavailable before hydration, without a hydration mismatch', async () => {
    localStorage.setItem('agency-motion', 'reduced');
    const { page } = await visit();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(state()).toBe('unavailable');
    const root = await act(() => hydrateRoot(container, page));
    expect(state()).toBe('paused');
    expect(said).not.toHaveBeenCalled();
    await act(() => root.unmount());
    container.remove();
  });

  it('keeps playing when the application prevents the click’s default', async () => {
    const { PauseAnimationsButton } = await visit();
    render(<PauseAnimationsButton onClick={(event) => event.preventDefault()} />);
    press();
    expect(state()).toBe('playing');
  });

  it('removes its listeners when the last component unmounts', async () => {
    const { unmount } = (await visit()).open();
    expect(system.listeners.size).toBe(1);
    unmount();
    expect(system.listeners.size).toBe(0);
  });
});

describe('prefersMotion', () => {
  it('reads the stored choice before any component subscribes', async () => {
    expect((await visit()).prefersMotion()).toBe(true);
    localStorage.setItem('agency-motion', 'reduced');
    expect((await visit()).prefersMotion()).toBe(false);
  });

  it('is false when motion is reduced, on a paused page and on the server', async () => {
    const { prefersMotion } = await visit();
    document.documentElement.dataset['agencyMotion'] = 'reduced';
    expect(prefersMotion()).toBe(false);
    delete document.documentElement.dataset['agencyMotion'];
    system.matches = false;
    expect(prefersMotion()).toBe(false);
    vi.stubGlobal('matchMedia', undefined);
    expect(prefersMotion()).toBe(false);
  });
});
