// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../primitives/index.js';
import { ConsentBanner } from './index.js';

const create = () =>
  createConsent({
    version: '1',
    categories: [
      { id: 'site', name: 'Site', description: 'Drafts.', necessary: true },
      { id: 'video', name: 'Films', description: 'Of others.' },
      { id: 'statistics', name: 'Statistics', description: 'Counts.' },
    ],
  });

const region = () => screen.queryByRole('region', { name: /permission/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const page = (consent: ReturnType<typeof create>) => (
  <>
    <a href="#consent">Privacy settings</a>
    <ConsentBanner consent={consent} />
  </>
);

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('ConsentBanner', () => {
  it('is hidden in the server’s HTML', () => {
    document.body.innerHTML = renderToString(<ConsentBanner consent={create()} />);
    expect(document.querySelector('section')?.hidden).toBe(true);
    document.body.replaceChildren();
  });

  it.each([
    ['Accept all', ['video', 'statistics']],
    ['Refuse all', []],
  ])('stores the choice and closes on “%s”', (name, accepted) => {
    const consent = create();
    render(page(consent));
    press(name);
    expect(consent.getChoice()?.accepted).toEqual(accepted);
    expect(region()).toBeNull();
  });

  it('moves focus to the main content after a keyboard choice, and not after a press with a pointer', () => {
    const page = () => (
      <>
        <ConsentBanner consent={create()} />
        <main tabIndex={-1}>Page</main>
      </>
    );
    const { unmount } = render(page());
    fireEvent.click(screen.getByRole('button', { name: 'Refuse all' }), { detail: 0 });
    expect(document.activeElement).toBe(screen.getByRole('main'));
    unmount();
    localStorage.clear();
    render(page());
    fireEvent.click(screen.getByRole('button', { name: 'Refuse all' }), { detail: 1 });
    expect(region()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not ask visitors who have already chosen', () => {
    create().choose([]);
    render(page(create()));
    expect(region()).toBeNull();
  });

  it('reopens from a link, and can be closed without a change', () => {
    create().choose(['video']);
    const consent = create();
    render(page(consent));
    const link = screen.getByRole('link', { name: 'Privacy settings' });
    expect(fireEvent.click(link)).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    fireEvent.click(screen.getByRole('checkbox', { name: /Films/ }));
    press('Close without changing anything');
    expect([region(), consent.getChoice()?.accepted, document.activeElement]).toEqual([null, ['video'], link]);
    fireEvent.click(link);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Films/ }).checked).toBe(true);
  });

  it('ignores a link that opens a new tab', () => {
    create().choose([]);
    render(page(create()));
    // jsdom would follow the link later, within this page.
    const prevent = vi.fn((event: Event) => event.preventDefault());
    addEventListener('click', prevent, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Privacy settings' }), { ctrlKey: true });
    expect(prevent).toHaveBeenCalledOnce();
    expect(region()).toBeNull();
  });

  it('opens when its fragment is in the URL', () => {
    create().choose([]);
    history.replaceState(null, '', '/#consent');
    render(page(create()));
    expect(region()).not.toBeNull();
  });

  it('follows a choice made in another tab', () => {
    render(page(create()));
    create().choose([]);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'agency-consent' })));
    expect(region()).toBeNull();
  });
});
