// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ColorSchemeSwitch } from './index.js';

const root = document.documentElement;
const attribute = () => root.dataset['agencyColorScheme'];
const state = () => document.querySelector('fieldset')?.dataset['colorSchemeSwitch'];
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

afterEach(() => {
  // Unmounts before the attribute changes, so that no component reacts to it.
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  root.removeAttribute('data-agency-color-scheme');
});

describe('ColorSchemeSwitch', () => {
  it('shows the page’s scheme, which is light when there is no attribute', () => {
    const { unmount } = render(<ColorSchemeSwitch />);
    expect(state()).toBe('light');
    unmount();
    root.dataset['agencyColorScheme'] = 'system';
    render(<ColorSchemeSwitch />);
    expect(state()).toBe('system');
  });

  it('applies and stores the choice, which overrides the application’s scheme', () => {
    root.dataset['agencyColorScheme'] = 'system';
    render(<ColorSchemeSwitch />);
    for (const [name, scheme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['Match my device', 'system'],
    ] as const) {
      choose(name);
      expect([state(), attribute(), localStorage.getItem('agency-color-scheme')]).toEqual([scheme, scheme, scheme]);
    }
  });

  it('applies the stored choice even without the prehydration script', () => {
    localStorage.setItem('agency-color-scheme', 'dark');
    render(<ColorSchemeSwitch />);
    expect([state(), attribute()]).toEqual(['dark', 'dark']);
  });

  it('follows changes to the attribute and in the site’s other tabs', async () => {
    render(<ColorSchemeSwitch />);
    localStorage.setItem('agency-color-scheme', 'dark');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'agency-color-scheme', newValue: 'dark' })));
    expect([state(), attribute()]).toEqual(['dark', 'dark']);
    root.dataset['agencyColorScheme'] = 'light';
    await waitFor(() => expect(state()).toBe('light'));
  });

  it('works without storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Not in this window.', 'SecurityError');
    });
    render(<ColorSchemeSwitch />);
    choose('Dark');
    expect([state(), attribute()]).toEqual(['dark', 'dark']);
  });

  it('is unavailable before hydration, without a hydration mismatch', async () => {
    localStorage.setItem('agency-color-scheme', 'dark');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ColorSchemeSwitch />);
    expect(state()).toBe('unavailable');
    const app = await act(() => hydrateRoot(container, <ColorSchemeSwitch />));
    expect(state()).toBe('dark');
    expect(said).not.toHaveBeenCalled();
    await act(() => app.unmount());
    container.remove();
  });
});
